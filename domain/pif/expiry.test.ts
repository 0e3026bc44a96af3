import { hasExpired, isExpiring, lastExpiringDay, longestGood } from './expiry.ts';

test('sixty days after 23 November 2026 is 22 January 2027', () => {
  expect(lastExpiringDay('2026-11-23')).toBe('2027-01-22');
});

test('29 February counts', () => {
  expect(lastExpiringDay('2028-01-01')).toBe('2028-03-01');
});

test.each([
  ['2026-11-22', false, true],
  ['2026-11-23', true, false],
  ['2027-01-22', true, false],
  ['2027-01-23', false, false],
  [null, false, false],
])('on 23 November 2026 a document good until %s: expiring %s, expired %s', (day, expiring, expired) => {
  expect([isExpiring(day, '2026-11-23'), hasExpired(day, '2026-11-23')]).toEqual([expiring, expired]);
});

test('of several papers the one that is good longest counts, and one without an end before all', () => {
  expect(longestGood(['2027-01-01', '2026-05-01'])).toBe('2027-01-01');
  expect(longestGood(['2027-01-01', null, '2026-05-01'])).toBeNull();
  expect(longestGood([])).toBeNull();
});
