import { retainedUntil } from './retention.ts';

test.each([
  ['2026-03-31', '2036-03-31'],
  ['2028-02-29', '2038-02-28'],
  ['2024-12-31', '2034-12-31'],
])('a file of which the last batch was placed on %s is kept until %s', (lastBatchOn, until) => {
  expect(retainedUntil(lastBatchOn)).toBe(until);
});

test('nobody knows how long a file is kept before the day of the last batch is known', () => {
  expect([retainedUntil(null), retainedUntil(''), retainedUntil(undefined)]).toEqual([null, null, null]);
});
