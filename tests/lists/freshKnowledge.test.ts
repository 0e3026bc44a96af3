import { checkIngredientList } from '../../domain/label/checkIngredientList.ts';
import { UNKNOWN_PRODUCT } from '../../domain/product/product.ts';
import { freshKnowledge } from './freshKnowledge.ts';

const check = (name: string) =>
  checkIngredientList(`Aqua, ${name}, Glycerin`, UNKNOWN_PRODUCT, freshKnowledge(), '2026-11-29');

/** Names of the inventory that only the whole of it links with their entries of Annex II. */
test.each([
  ['Tetrahydropyranyloxy Phenol', 'II/1657'],
  ['N-Vinyl Pyrrolidone', 'II/1113'],
  ['Methoxyethanol', 'II/665'],
  ['Vinyl Chloride', 'II/334'],
])('a fresh machine knows that %s is banned by %s', (name, entry) => {
  const { result, findings } = check(name);
  expect(result).toBe('RED');
  expect(findings.find(({ code }) => code === 'PROHIBITED')?.params['entry']).toBe(entry);
});

test.each(['Lanolin Alcohol', 'Cetyl PEG/PPG-10/1 Dimethicone', 'Hydrolyzed Wheat Protein PG-Propyl Silanetriol'])(
  'on a fresh machine %s is one name',
  (name) => {
    expect(check(name).names.map((one) => [one.name, one.match])).toEqual([
      ['Aqua', 'exact'],
      [name, 'exact'],
      ['Glycerin', 'exact'],
    ]);
  },
);
