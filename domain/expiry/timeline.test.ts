import { lastTimelineDay, timelineMonths } from './timeline.ts';

test('the time line begins in the month of today and ends in the same month a year later', () => {
  const months = timelineMonths('2026-11-23');
  expect([months.length, months[0], months[1], months[2], months.at(-1)]).toEqual([
    13,
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-11',
  ]);
});

test.each([
  ['2026-11-23', '2027-11-30'],
  ['2027-02-01', '2028-02-29'],
  ['2026-12-31', '2027-12-31'],
])('seen from %s the last day is %s', (today, last) => {
  expect(lastTimelineDay(today)).toBe(last);
});
