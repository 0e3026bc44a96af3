import { labelAllergens } from './labelAllergens.ts';

const allergen = (labelName: string, isOver: boolean, isDeclared = isOver) => ({
  labelName,
  percent: '0.0012',
  worstCasePercent: '0.002',
  isOver,
  isDeclared,
});
const states = (allergens: ReturnType<typeof allergen>[], printed: string[]) =>
  labelAllergens(allergens, printed).map(({ labelName, state }) => [labelName, state]);

test('names that are lacking come first, then those that are shown, then those that need not be', () => {
  const held = [allergen('Linalool', true), allergen('Citral', false), allergen('Rose Ketones', true)];
  expect(states(held, ['AQUA', 'PARFUM', 'LINALOOL', 'citral'])).toEqual([
    ['Rose Ketones', 'missing'],
    ['Linalool', 'declared'],
    ['Citral', 'notNeeded'],
  ]);
});

test('a member does not stand for the name of its group', () => {
  expect(states([allergen('Rose Ketones', true)], ['alpha-Damascone'])).toEqual([['Rose Ketones', 'missing']]);
});

test('what is below the threshold and not printed is left out, as what is not due yet', () => {
  expect(states([allergen('Citral', false), allergen('Menthol', true, false)], ['AQUA'])).toEqual([]);
});
