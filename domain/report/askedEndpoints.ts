import { answersEndpoint, type ToxicologyEndpoint } from '../ingredient/toxicology.ts';
import { isReason } from '../pif/writtenText.ts';
import type { SubstanceRow } from './safetyReportTypes.ts';

/** Asked for beside the repeated dose, which a point of departure, the threshold or a waiver answers. */
const ALWAYS = ['skinIrritation', 'eyeIrritation', 'sensitisation', 'genotoxicity'] as const;

const LIGHT = /^UV (?:absorber|filter)$/i;
/** Whether a substance absorbs ultraviolet light, or is there to. */
const isOfLight = ({ functions, annexEntries, profile }: SubstanceRow): boolean =>
  profile.uvAbsorption !== null ||
  functions.some((one) => LIGHT.test(one)) ||
  annexEntries.some(({ annex }) => annex === 'VI');

/**
 * The endpoints of a substance that have neither a text with its source nor a reason why there are no data: Annex I,
 * part A, point 8; 2013/674/EU, 3.8. Asked for of each substance with a point of departure that is not below the
 * threshold of toxicological concern: one without has a blocker of its own, and one that is waived is not asked. A
 * substance that the ingredient data do not know is answered by the profile that people wrote for it.
 */
export function missingEndpoints(row: SubstanceRow): ToxicologyEndpoint[] {
  const { pointOfDeparture, ttc, profile, verdict } = row;
  if (!pointOfDeparture || ttc?.isBelow || verdict === 'WAIVED') return [];
  if (!profile.identity && isReason(profile.typed?.value)) return [];
  const answered = new Set(
    profile.endpoints.flatMap(({ endpoint, text, noData = null }) =>
      answersEndpoint({ text: text.value, source: text.source, noData }) ? [endpoint] : [],
    ),
  );
  const asked: ToxicologyEndpoint[] = [...ALWAYS, ...(isOfLight(row) ? ['phototoxicity' as const] : [])];
  return asked.filter((endpoint) => !answered.has(endpoint));
}
