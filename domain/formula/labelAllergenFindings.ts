import { prohibitedAllergen } from '../allergen/checkAllergens.ts';
import {
  ALLERGEN_REFERENCE,
  declarationThreshold,
  exceedsThreshold,
  LAST_AVAILABLE,
  LAST_PLACING,
} from '../allergen/declaration.ts';
import type { Days } from '../allergen/missingAllergens.ts';
import { bearsName, isMissing } from '../allergen/missingAllergens.ts';
import type { Finding } from '../finding.ts';
import { finding } from '../finding.ts';
import { inciKey } from '../inci/inciKey.ts';
import { decimalOf } from '../quantity/decimal.ts';
import type { LabelAllergens } from './labelAllergens.ts';

const materialsOf = (names: readonly string[]) => ({ materials: [...new Set(names)].join(', ') });

/** The question about raw materials of which nobody knows the fragrance allergens (OWN); empty without any. */
export const allergensNotKnown = (materials: readonly string[]): Finding[] =>
  materials.length === 0
    ? []
    : [finding('ALLERGENS_NOT_KNOWN', 'warning', ALLERGEN_REFERENCE, 'ASK_SUPPLIER', materialsOf(materials))];

/**
 * The findings of a label about its fragrance allergens, from what is known of the product. A missing name is an error,
 * because Article 19(1)(g) of Regulation (EC) No 1223/2009 and column h of Annex III demand it. It is a question where
 * only a limit of detection, or a use that is not known, makes the allergen exceed the threshold (OWN), and a remark
 * while the batch need not show it yet. Allergens of a formula that are not known are a question (OWN).
 */
export function labelAllergenFindings(
  { held, missing, unknownIn, invalidIn, use, printed, isByFormula }: Omit<LabelAllergens, 'allergens'>,
  days: Days,
): Finding[] {
  const action = isByFormula ? 'CORRECT_FORMULA' : 'CORRECT_PERCENT';
  const invalid =
    invalidIn.length > 0 ? [finding('SHARE_INVALID', 'error', ALLERGEN_REFERENCE, action, materialsOf(invalidIn))] : [];
  const unknown = unknownIn.filter((name) => !invalidIn.includes(name));
  const notKnown = isByFormula ? allergensNotKnown(unknown) : [];
  const ofAllergens = held.flatMap((one): Finding[] => {
    const { allergen, percent, worstCasePercent, isOverInWorstCase } = one;
    const { labelName, isGroup, members, exportMembers, set } = allergen;
    const isPrinted = (name: string) => printed.has(inciKey(name));
    // A printed one is reported with its name.
    if (set === 'prohibited')
      return worstCasePercent > 0 && !bearsName(allergen, printed)
        ? [{ ...prohibitedAllergen(allergen), ingredient: labelName }]
        : [];
    const params = {
      entry: `III/${allergen.entry}`,
      name: labelName,
      percent: worstCasePercent,
      lastPlacing: LAST_PLACING,
      lastAvailable: LAST_AVAILABLE,
    };
    if (missing.some(({ entry }) => entry === allergen.entry)) {
      const isDue = isMissing(allergen, printed, days);
      const isCertain = exceedsThreshold(decimalOf(percent), use ?? 'rinse-off');
      const severity = !isDue ? 'info' : isCertain ? 'error' : 'warning';
      const found = {
        ...params,
        isDue,
        isCertain,
        isUseKnown: use !== null,
        threshold: declarationThreshold(use ?? 'leave-on'),
      };
      return [
        { ...finding('ALLERGEN_MISSING', severity, ALLERGEN_REFERENCE, 'ADD_ALLERGEN', found), ingredient: labelName },
      ];
    }
    const hasMember =
      !isOverInWorstCase && isGroup && !isPrinted(labelName) && [...members, ...exportMembers].some(isPrinted);
    return hasMember && unknownIn.length === 0
      ? [{ ...finding('ALLERGEN_NOT_NEEDED', 'info', ALLERGEN_REFERENCE, 'NOTHING', params), ingredient: labelName }]
      : [];
  });
  return [...invalid, ...notKnown, ...ofAllergens];
}

const DECIDED = new Set(['ALLERGEN_MISSING', 'ALLERGEN_NOT_NEEDED']);

/**
 * The findings of a printed list without what was asked of a group name that the product's own percentages decide, and
 * by a formula without what only the supplier of a perfume can tell: that is in its papers, or it is asked for by name.
 */
export function withoutDecided(
  ofList: readonly Finding[],
  ofAllergens: readonly Finding[],
  hasFormula: boolean,
): readonly Finding[] {
  const entries = new Set(ofAllergens.filter(({ code }) => DECIDED.has(code)).map(({ params }) => params['entry']));
  return ofList.filter(({ code, params }) =>
    code === 'ALLERGEN_GROUP_NAME'
      ? !entries.has(params['entry'] ?? null)
      : !(hasFormula && code === 'ALLERGENS_OF_PERFUME'),
  );
}
