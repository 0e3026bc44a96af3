import { mondayOf } from './day.ts';
import { dayInBelgrade } from './dayInBelgrade.ts';

test.each([
  ['2026-11-29T22:59:59Z', '2026-11-29'],
  ['2026-11-29T23:00:00Z', '2026-11-30'],
  ['2026-07-31T21:59:59Z', '2026-07-31'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
  ['2026-10-25T00:30:00Z', '2026-10-25'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('the day of %s is %s', (moment, day) => {
  expect(dayInBelgrade(new Date(moment))).toBe(day);
});

test.each([
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
