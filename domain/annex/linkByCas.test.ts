import { runSteps } from '../steps/steps.ts';
import { linkByCasInSteps } from './linkByCas.ts';
import { row } from './limits/limitRows.testing.ts';
import { readAnnexRow } from './readAnnexRow.ts';

const entryOf = (names: string, casNumbers: string, annex: 'II' | 'III' = 'III') => {
  const entry = readAnnexRow(row(annex, '900', names, '1 %', { casNumbers }));
  if (!entry) throw new Error('No entry');
  return entry;
};
const linked = (entry: ReturnType<typeof entryOf>, ...ingredients: [string, string][]) =>
  runSteps(
    linkByCasInSteps(
      [entry],
      ingredients.map(([inciName, cas]) => ({ inciName, casNumbers: [cas] })),
    ),
  )[0]?.keys.includes('novaldehyde');

test('an entry without a name of the inventory is found by the ingredient with its CAS number', () => {
  expect(linked(entryOf('3-novyl-propanal', '100-00-5'), ['NOVALDEHYDE', '100-00-5'])).toBe(true);
});

test.each<[string, ReturnType<typeof entryOf>, [string, string][]]>([
  ['another CAS number', entryOf('3-novyl-propanal', '100-00-5'), [['NOVALDEHYDE', '100-00-6']]],
  [
    'two ingredients with the number',
    entryOf('3-novyl-propanal', '100-00-5'),
    [
      ['NOVALDEHYDE', '100-00-5'],
      ['NOVUM OIL', '100-00-5'],
    ],
  ],
  [
    'an entry that bears the name of another ingredient',
    entryOf('NOVUM OIL', '100-00-5'),
    [
      ['NOVALDEHYDE', '100-00-5'],
      ['NOVUM OIL', '100-00-7'],
    ],
  ],
  ['a ban', entryOf('3-novyl-propanal', '100-00-5', 'II'), [['NOVALDEHYDE', '100-00-5']]],
])('%s links nothing', (_what, entry, ingredients) => {
  expect(linked(entry, ...ingredients)).toBe(false);
});
