import { decodeHTML } from 'entities';
import type { LabelToCheck } from '../../domain/label/checkLabel.ts';
import type { labels } from '../product-server/database/schema/schema.ts';
import type { SeedCompany } from './companies.ts';
import { seededNumber, pick } from './deterministic.ts';
import type { Formula } from './formula.ts';
import type { Product, ProductType } from './products/productType.ts';

type LabelRow = typeof labels.$inferInsert;
type Content = Required<
  Pick<
    LabelRow,
    | 'ingredients'
    | 'ingredientText'
    | 'labelText'
    | 'precautions'
    | 'category'
    | 'use'
    | 'isForUnderThree'
    | 'isForIntimateUse'
    | 'isInhalable'
    | 'markets'
    | 'nominalContent'
    | 'paoMonths'
    | 'bestBefore'
    | 'isPaoIrrelevant'
    | 'minimumDurabilityMonths'
    | 'countryOfOrigin'
    | 'isImported'
    | 'responsiblePerson'
    | 'batch'
    | 'productFunction'
  >
>;

/** The content of a demo label. Its printed text agrees with its particulars. */
export function contentOf(
  type: ProductType,
  [name]: Product,
  company: SeedCompany,
  { ingredients, lacksResponsiblePerson }: Formula,
): Content {
  const nominalContent = /(\d{1,4}(?:,\d{1,2})? (?:ml|g))\b/.exec(name)?.[1] ?? type.content;
  const maker = `${company.name}, ${company.address}, Srbija`;
  const batch = `${company.code}${seededNumber('lot', name, 9000) + 1000}`;
  const paoMonths = pick('pao', name, [6, 12, 12, 18]);
  const labelText =
    `${decodeHTML(name)}. ${sunProtectionOf(name)}${type.category}. ${type.use} ${lacksResponsiblePerson ? '' : `Odgovorno lice: ${maker}. `}Neto: ${nominalContent}. Serija: ${batch}. ` +
    `Upotrebiti u roku od ${paoMonths} meseci od otvaranja. Zemlja porekla: Srbija.`;
  return {
    ingredients,
    ingredientText: ingredients.join(', '),
    labelText,
    precautions: type.precautions,
    category: type.code,
    use: type.leaveOn ? 'leave-on' : 'rinse-off',
    isForUnderThree: type.category === 'Nega bebe',
    isForIntimateUse: type.category === 'Pranje intimne regije',
    isInhalable: type.shape === 'spray',
    markets: ['RS'],
    nominalContent,
    paoMonths,
    bestBefore: null,
    isPaoIrrelevant: false,
    minimumDurabilityMonths: 36,
    countryOfOrigin: 'Srbija',
    isImported: false,
    responsiblePerson: lacksResponsiblePerson ? null : maker,
    batch,
    productFunction: type.category,
  };
}

/** The category that Recommendation 2006/647/EC gives the factor in the name of a sunscreen. */
function sunProtectionOf(name: string): string {
  const factor = /SPF (\d+\+?)/.exec(name)?.[1];
  if (factor === undefined) return '';
  return `${factor === '50+' ? 'Veoma visoka' : Number(factor) >= 30 ? 'Visoka' : 'Srednja'} zaštita, UVA i UVB. `;
}

/** The content in the form that the rules take, with the shares that are known beside it. */
export function toCheck(content: Content & Pick<LabelRow, 'percentages'>): LabelToCheck {
  const { ingredientText, percentages, category, use, isForUnderThree, isForIntimateUse, isInhalable, ...particulars } =
    content;
  return {
    ingredients: ingredientText,
    percentages: percentages ?? [],
    product: { category, use, isForUnderThree, isForIntimateUse, isInhalable },
    particulars,
  };
}
