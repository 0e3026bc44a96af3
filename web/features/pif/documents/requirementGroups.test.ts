import type { Requirement } from './documentFilters.ts';
import { groupRequirements } from './requirementGroups.ts';

const entry = (key: string, material: string | null): Requirement =>
  ({ key, rawMaterial: material === null ? null : { id: material, name: `Trade name ${material}` } }) as Requirement;

test('the entries of a raw material stand together, in the order of the first of them', () => {
  const found = [entry('a', null), entry('b', '1'), entry('c', '2'), entry('d', '1')];
  const groups = groupRequirements(found, found);
  expect(groups.map(({ key, name, requirements }) => [key, name, requirements.map((one) => one.key)])).toEqual([
    ['pif', null, ['a']],
    ['1', 'Trade name 1', ['b', 'd']],
    ['2', 'Trade name 2', ['c']],
  ]);
});

test('a group counts what the filters leave out, too', () => {
  const [shown, hidden, other] = [entry('a', '1'), entry('b', '1'), entry('c', '2')];
  const groups = groupRequirements([shown], [shown, hidden, other]);
  expect(groups.map(({ all }) => all.map(({ key }) => key))).toEqual([['a', 'b']]);
});
