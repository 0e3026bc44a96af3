import { expiryOf } from './expiry.ts';

const at = (date: string, now = new Date(2026, 2, 1, 23, 59)) => expiryOf({ expiresOn: date, isExpired: false }, now);

test('a document without a date has none', () => {
  expect(expiryOf({ expiresOn: null, isExpired: false }, new Date())).toEqual({ state: 'none' });
});

test.each([
  ['today', '2026-03-01', 0],
  ['tomorrow, however late it is', '2026-03-02', 1],
  ['over the change of the clock', '2026-04-01', 31],
  ['at the last day that is noted', '2026-04-30', 60],
])('it expires %s', (_when, date, days) => {
  expect(at(date)).toEqual({ state: 'soon', date, days });
});

test('one that expires later is valid until then', () => {
  expect(at('2026-05-01')).toEqual({ state: 'later', date: '2026-05-01' });
});

test('whether it has expired the server says, whatever day it is here', () => {
  expect(expiryOf({ expiresOn: '2026-03-01', isExpired: true }, new Date(2026, 2, 1))).toEqual({
    state: 'expired',
    date: '2026-03-01',
  });
  expect(at('2026-02-28')).toEqual({ state: 'soon', date: '2026-02-28', days: 0 });
});
