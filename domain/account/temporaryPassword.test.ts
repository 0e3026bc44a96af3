import { randomInt } from 'node:crypto';
import { isNewPassword } from './credentials.ts';
import { createTemporaryPassword } from './temporaryPassword.ts';

const made = Array.from({ length: 2_000 }, () => createTemporaryPassword((end) => randomInt(end)));

test('a temporary password has 12 characters of four classes', () => {
  expect(made.filter((one) => one.length !== 12 || !isNewPassword(one))).toEqual([]);
});

test('a temporary password has no character that is mistaken for another', () => {
  expect(made.filter((one) => /[0O1lI]/.test(one))).toEqual([]);
});

test('every class may stand at every place', () => {
  for (const place of Array.from({ length: 12 }, (_, at) => at)) {
    const there = made.map((one) => one.charAt(place)).join('');
    expect([/[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&]/].filter((one) => !one.test(there))).toEqual([]);
  }
});

test('temporary passwords differ', () => {
  expect(new Set(made).size).toBe(made.length);
});
