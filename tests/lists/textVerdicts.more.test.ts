import { checkIngredientList } from '../../domain/label/checkIngredientList.ts';
import type { Knowledge } from '../../domain/label/knowledge.ts';
import type { Product } from '../../domain/product/product.ts';
import { folder, knowledgeAfter } from './cases/importedKnowledge.ts';
import { AMOUNTS, BANS, DENIED, LIMITS, NAMED } from './textCases.ts';

const withData = folder ? test : test.skip;
const ANNEXES = ['II', 'III', 'IV', 'V', 'VI'];
const product = (category: string): Product => ({
  category,
  use: null,
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
});
const face = product('face_care_products_other_than_face_mask');
const shampoo = product('shampoo');

/** The texts of a table that are decided otherwise than on a fresh machine. */
function wrongTexts(knowledge: Knowledge): string[] {
  const check = (text: string, of = face) => checkIngredientList(text, of, knowledge, '2026-11-30');
  const isOver = (text: string) => check(text, shampoo).findings.some(({ code }) => code === 'OVER_LIMIT');
  const print = (context: string, name: string) => context.replace('X', name);
  return [
    ...BANS.flatMap(([name]) => NAMED.map((context) => print(context, name))).filter(
      (text) => check(text).result === 'GREEN',
    ),
    ...BANS.flatMap(([name]) => DENIED.map((context) => print(context, name))).filter(
      (text) => check(text).result === 'RED',
    ),
    ...LIMITS.flatMap(([name, limit]) =>
      AMOUNTS.flatMap(([, amount]) => [
        [`Aqua, Glycerin, ${amount(name, limit)}, Panthenol`, false] as const,
        [`Aqua, Glycerin, ${amount(name, Number((limit * 1.1).toPrecision(4)))}, Panthenol`, true] as const,
      ]),
    ).flatMap(([text, expected]) => (isOver(text) === expected ? [] : [text])),
  ];
}

withData.each([
  [ANNEXES, false],
  [ANNEXES, true],
])('every text is decided as on a fresh machine after the import of Annex %j, the inventory: %s', (imported, all) => {
  expect(wrongTexts(knowledgeAfter(imported, all))).toEqual([]);
});
