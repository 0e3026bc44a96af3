import { checkIngredientList } from '../../domain/label/checkIngredientList.ts';
import type { Product } from '../../domain/product/product.ts';
import { demoKnowledge } from '../../mocks/demo-data/checkDemoLabel.ts';

const of = (category: string): Product => ({
  category,
  use: null,
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
});
export const CREAM = 'face_care_products_other_than_face_mask';
/** The check of a text as that of a product of a category, a face cream unless another is named. */
export const check = (text: string, category = CREAM) =>
  checkIngredientList(text, of(category), demoKnowledge(), '2026-11-30');
/** The result of a text and the codes of its findings that are more than remarks. */
export const reported = (text: string, category?: string) => {
  const { result, findings } = check(text, category);
  return [result, ...new Set(findings.filter(({ severity }) => severity !== 'info').map(({ code }) => code))];
};
/** The entries of Annex II that the findings of a severity name. */
export const bansIn = (text: string, ...severities: string[]) =>
  check(text).findings.flatMap(({ severity, params }) =>
    severities.includes(severity) && String(params['entry']).startsWith('II/') ? [String(params['entry'])] : [],
  );
