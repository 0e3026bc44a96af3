import type { Finding } from '../../finding.ts';
import { finding } from '../../finding.ts';
import type { MatchedName } from '../../inci/matchedName.ts';
import { bearsWording, readPrintedText } from '../warnings/matchWording.ts';
import { aerosolStatements as s } from '../warnings/besideStatements.ts';
import { SERBIAN_WORDING_VERIFIED } from '../warnings/warningRule.ts';

/** Point 2.2 and 2.3 of the Annex, as last adapted; from memory, so that each finding is to be verified. */
const REFERENCE = 'Directive 75/324/EEC (aerosol dispensers), Article 8 and Annex, points 2.2 and 2.3';
const FLAMMABLE = new Set(['BUTANE', 'ISOBUTANE', 'PROPANE', 'DIMETHYL ETHER', 'HYDROFLUOROCARBON 152A', 'PENTANE']);
/** Only as propellants: nitrogen and carbon dioxide are in other products too, so that a spray has to be known. */
const INERT = new Set(['NITROGEN', 'CARBON DIOXIDE', 'NITROUS OXIDE']);

/**
 * Which texts of aerosol dispensers the label lacks, where a propellant of the list says that it is one. A warning:
 * whether the pack is a dispenser, and how flammable its content is, a label does not tell.
 */
export function aerosolTexts(
  names: readonly Pick<MatchedName, 'ingredient' | 'match'>[],
  texts: readonly (string | null)[],
  isInhalable: boolean | null,
): Finding[] {
  const known = names.map(({ ingredient, match }) => (match === 'misspelling' ? '' : (ingredient?.inciName ?? '')));
  const isFlammable = known.some((name) => FLAMMABLE.has(name.toUpperCase()));
  const isInert = isInhalable === true && known.some((name) => INERT.has(name.toUpperCase()));
  if (!isFlammable && !isInert) return [];
  const printed = readPrintedText(texts);
  const statements = [s.aerosolHeat, s.aerosolPierce, ...(isFlammable ? [s.aerosolFlammable] : [])];
  const missing = statements.filter(({ clauses }) => !bearsWording(printed, clauses));
  if (missing.length === 0) return [];
  return [
    finding('WARNING_MISSING', 'warning', REFERENCE, 'ADD_WARNING', {
      id: 'aerosol',
      english: missing.map(({ english }) => english).join('\n'),
      serbian: missing.map(({ serbian }) => serbian).join('\n'),
      serbianVerified: SERBIAN_WORDING_VERIFIED,
      condition: 'aerosol',
      limit: null,
    }),
  ];
}
