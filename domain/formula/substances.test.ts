import { runSteps } from '../steps/steps.ts';
import { line } from './examples.testing.ts';
import { formatAmount } from './percent.ts';
import { substancesInSteps } from './substances.ts';

const spelt = (...names: string[]) =>
  runSteps(substancesInSteps(names.map((name) => line('50', name)))).map(({ inciName, max }) => [
    inciName,
    max === null ? null : formatAmount(max),
  ]);

test('two spellings of a name are one substance, printed alike whatever the order of the lines', () => {
  const [one, other] = [spelt('Glycerin', 'GLYCERIN'), spelt('GLYCERIN', 'Glycerin')];
  expect(one).toEqual([['GLYCERIN', '100']]);
  expect(other).toEqual(one);
});

test('substances stand in the order of their first lines', () => {
  expect(spelt('Urea', 'Glycerin').map(([name]) => name)).toEqual(['Urea', 'Glycerin']);
});
