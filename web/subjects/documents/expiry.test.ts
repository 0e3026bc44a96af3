import { expiryOf } from './expiry.ts';

const at = (date: string, now = new Date(2026, 2, 1, 23, 59)) => expiryOf({ expiresOn: date, isExpired: false }, now);

test('a document without a date does not expire', () => {
  expect(expiryOf({ expiresOn: null, isExpired: false }, new Date())).toEqual({ state: 'none' });
});

test.each([
  ['today', '2026-03-01', 0],
  ['tomorrow, late in the evening', '2026-03-02', 1],
  ['after the change to summer time', '2026-04-01', 31],
  ['in 60 days', '2026-04-30', 60],
])('a document that expires %s is marked as expiring soon', (_when, date, days) => {
  expect(at(date)).toEqual({ state: 'soon', date, days });
});

test('a document that expires in more than 60 days is not marked', () => {
  expect(at('2026-05-01')).toEqual({ state: 'later', date: '2026-05-01' });
});

test('the server, not the local date, decides whether a document has expired', () => {
  expect(expiryOf({ expiresOn: '2026-03-01', isExpired: true }, new Date(2026, 2, 1))).toEqual({
    state: 'expired',
    date: '2026-03-01',
  });
  expect(at('2026-02-28')).toEqual({ state: 'soon', date: '2026-02-28', days: 0 });
});
