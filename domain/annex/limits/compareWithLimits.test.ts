import type { Applies } from '../applies.ts';
import { readAnnexRow } from '../readAnnexRow.ts';
import { compareWithLimits, type RelevantCondition } from './compareWithLimits.ts';
import { limitRows } from './limitRows.testing.ts';

const [template] = limitRows
  .map(readAnnexRow)
  .flatMap((entry) => entry?.conditions ?? [])
  .filter(({ limit }) => limit !== null);

/** A part of an entry with a limit of so many per cent. */
function part(percent: number, applies: Applies = 'yes', lowest = percent): RelevantCondition {
  if (!template) throw new Error('No row has a limit');
  return { applies, condition: { ...template, limit: { percent, lowest, basis: 'substance', source: 'text' } } };
}
const compare = (percent: number, ...relevant: RelevantCondition[]) =>
  compareWithLimits(percent, 'SALICYLIC ACID', relevant);

test.each([
  ['in ascending order', [part(0.5), part(2), part(3)]],
  ['in descending order', [part(3), part(2), part(0.5)]],
])('of several exceeded limits the lowest is named, %s', (_, relevant) => {
  expect(compare(2.5, ...relevant)).toMatchObject({ outcome: 'over', limit: 0.5 });
});

test('exactly the limit is within it', () => {
  expect(compare(2, part(2))).toMatchObject({ outcome: 'within', limit: 2 });
  expect(compare(2.000001, part(2))).toMatchObject({ outcome: 'over', limit: 2 });
});

test('of limits that may apply all have to be exceeded, and the highest is named', () => {
  expect(compare(2.5, part(2, 'unknown'), part(3, 'unknown'))).toMatchObject({ outcome: 'unsure', limit: 2 });
  expect(compare(3.5, part(2, 'unknown'), part(3, 'unknown'))).toMatchObject({ outcome: 'over', limit: 3 });
});

test('above the smaller of two figures of one limit is not decided', () => {
  expect(compare(1, part(2, 'yes', 0.5))).toMatchObject({ outcome: 'unsure', limit: 0.5 });
});
