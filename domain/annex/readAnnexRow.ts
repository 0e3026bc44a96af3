import { inciKey } from '../inci/inciKey.ts';
import { alsoNamed } from './alsoNamed.ts';
import type { AnnexCondition, AnnexEntry, AnnexRow, Exception } from './annexEntry.ts';
import { entryNames } from './entryNames.ts';
import type { Basis } from './limits/annexLimit.ts';
import { isStillTrue, limitsByHand } from './limits/limitsByHand.ts';
import { readLimit } from './limits/readLimit.ts';
import { readForbiddenUses } from './readForbiddenUses.ts';
import { readCmr } from './readCmr.ts';
import { readScope } from './readScope.ts';
import { splitParts } from './splitParts.ts';

/**
 * Names of Annex II of which the entry decides nothing although its text names no exception, with the reason:
 * Cyclomethicone may hold the D4 that II/1388 bans; cell culture media hold aminobenzoates (II/167), choline (II/168)
 * and selenium (II/297) among other things; human and animal material is banned by its origin (II/416, II/419: every
 * name). OWN, unverified.
 */
const BY_ORIGIN: Readonly<Record<string, RegExp>> = {
  '1388': /^cyclomethicone$/,
  '167': /^definedcellculturemedia/,
  '168': /^definedcellculturemedia/,
  '297': /^definedcellculturemedia/,
  '416': /^/,
  '419': /^/,
};
/**
 * Exceptions that are entries themselves: "except those special cases included in Annex V", "unless regulated
 * elsewhere".
 */
const LISTED_ELSEWHERE = /\bAnnex (?:III|IV|V|VI)\b|\bregulated elsewhere\b|\bspecified elsewhere\b/;
const EXCEPTION =
  /\b(?:except|exception|excluding|unless|other than|provided that|exceed|for traces|when used|if (?:it|they|the))\b|[≥>]/i;

const ALLERGEN = /(?:must|shall) be indicated[^.]{0,80}list of ingredients/i;

function exceptionOf({ substance }: AnnexRow): Exception | null {
  if (/in hair (?:and eyelash )?dye/i.test(substance)) return 'hairDye';
  if (/when used as a fragrance/i.test(substance)) return 'fragrance';
  if (/\(nano\)/i.test(substance)) return 'nano';
  if (/except for normal content in natural essences/i.test(substance)) return 'naturalEssence';
  if (!EXCEPTION.test(substance)) return null;
  return LISTED_ELSEWHERE.test(substance) ? 'listedElsewhere' : 'text';
}

/** Whether an entry is about nano forms only; VI/29 is about tris-biphenyl triazine "including as nanomaterial". */
function isNanoOnly({ annex, names, substance, otherConditions }: AnnexRow): boolean {
  if (/including as nanomaterial/i.test(substance)) return false;
  // III/372 does not say so in its name: "Only nanomaterials having the following characteristics are allowed".
  if (annex === 'III' && /only nanomaterials having/i.test(otherConditions)) return true;
  return names.concat(substance).some((text) => /\(nano\)/i.test(text));
}

/**
 * Entries whose note, which the exports lack, says what their figures are calculated as: "the concentration of sodium,
 * potassium or lithium hydroxides is expressed as weight of sodium hydroxide".
 */
const BASIS_OF_NOTE: Readonly<Record<string, Basis>> = { 'III/15a': 'sodiumHydroxide', 'III/15b': 'sodiumHydroxide' };

/** The parts of an entry as they were entered by hand, or null where its text is read. */
function conditionsByHand({
  annex,
  reference,
  productTypes,
  maximum,
  otherConditions,
}: AnnexRow): AnnexCondition[] | null {
  const rows = limitsByHand.get(`${annex}/${reference}`);
  if (!rows || !isStillTrue(rows, `${maximum}\n${otherConditions}`)) return null;
  const types = splitParts(productTypes);
  const maxima = splitParts(maximum);
  return rows.map(({ part, productTypes: own, percent, lowest = percent ?? 0, basis = 'substance' }) => {
    const scope = readScope(own ?? productTypes);
    // The figure of an undivided entry is not that of the products beside it: "1%, when used in lip products".
    const isWithout = part === '' && percent === null && scope.isOther;
    return {
      part,
      productTypes: (part === '' ? productTypes : (types.get(part) ?? own ?? '')).trim(),
      scope,
      maximum: isWithout ? '' : (part === '' ? maximum : (maxima.get(part) ?? maximum)).trim(),
      limit: percent === null ? null : { percent, lowest, basis, source: 'hand' },
    };
  });
}

function conditionsOf(row: AnnexRow): AnnexCondition[] {
  const byHand = conditionsByHand(row);
  if (byHand) return byHand;
  const types = splitParts(row.productTypes);
  const maxima = splitParts(row.maximum);
  const others = splitParts(row.otherConditions);
  const common = /abovementioned percentages are calculated as[^\n]*/i.exec(row.maximum)?.[0] ?? '';
  const basis = BASIS_OF_NOTE[`${row.annex}/${row.reference}`];
  const parts = [...types.keys()].filter((part) => part !== '');
  const read = (part: string, productTypes: string, maximum: string, otherConditions: string): AnnexCondition => {
    // V/57 states in column g where it applies.
    const scopeText = productTypes || (/(?:rinse-off|leave-on) products\s*$/i.exec(maximum)?.[0] ?? '');
    const scope = readScope(scopeText);
    // What is not oxidative is not mixed with an oxidant before use.
    const mixing = scope.kinds.join() === 'nonOxidativeHairDye' ? '' : otherConditions;
    const found = readLimit(maximum.replace(common, ''), mixing, common);
    const limit = found && basis ? { ...found, basis } : found;
    return { part, productTypes, scope, maximum, limit };
  };
  if (parts.length === 0) return [read('', row.productTypes.trim(), row.maximum.trim(), row.otherConditions)];
  const of = (texts: ReadonlyMap<string, string>, part: string) => texts.get(part) ?? texts.get('') ?? '';
  return parts.map((part) => read(part, types.get(part) ?? '', of(maxima, part), of(others, part)));
}

/**
 * Reads a row of Annex II, III, IV, V or VI. Null for an entry that was moved or deleted.
 * Structure is never invented: what is not understood stays in the texts, and the scope is marked as not understood.
 */
export function readAnnexRow(row: AnnexRow): AnnexEntry | null {
  if (/^\s*(?:moved or deleted|deleted|moved)\b/i.test(row.substance)) return null;
  const { annex, reference, substance, otherConditions, warnings, regulation } = row;
  const names = [...entryNames(row), ...alsoNamed(row)];
  const keys = [...new Set(names.map(inciKey))];
  const byOrigin = annex === 'II' ? BY_ORIGIN[reference] : undefined;
  return {
    annex,
    reference,
    substance,
    names,
    keys,
    keysByOrigin: byOrigin ? keys.filter((key) => byOrigin.test(key)) : [],
    casNumbers: [...new Set(row.casNumbers.match(/\b\d{2,7}-\d\d-\d\b/g) ?? [])],
    ecNumbers: [...new Set(row.ecNumbers?.match(/\b\d{3}-\d{3}-\d\b/g) ?? [])],
    isNano: isNanoOnly(row),
    exception: annex === 'II' ? exceptionOf(row) : null,
    conditions: annex === 'II' ? [] : conditionsOf(row),
    forbiddenUses: annex === 'II' ? [] : readForbiddenUses(row),
    isAllergen: annex === 'III' && ALLERGEN.test(otherConditions.replace(/\s+/g, ' ')),
    otherConditions,
    warnings,
    regulation,
    asOf: row.asOf ?? null,
    cmr: readCmr(row.cmr ?? ''),
  };
}
