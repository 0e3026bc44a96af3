import { toastDuration } from './toastDuration.ts';

const short = 'x'.repeat(75);
const long = 'x'.repeat(76);

test.each([
  ['success', short, 5000],
  ['success', long, 8000],
  ['success', 'one\ntwo', 8000],
  ['error', short, 10_000],
  ['error', long, 12_000],
  ['error', 'one\r\ntwo', 12_000],
  ['warning', long, 5000],
  ['info', short, 5000],
] as const)('%s of %j stays %i ms', (kind, text, expected) => {
  expect(toastDuration(kind, text)).toBe(expected);
});

test.each([
  ['error', 'labelListFailure', 8000],
  ['success', 'assessment', 15_000],
  ['error', 'validationList', 10_000],
  ['success', 'typeChange', 2000],
] as const)('%s of the occasion %s stays %i ms, however long its text', (kind, occasion, expected) => {
  expect([short, long].map((text) => toastDuration(kind, text, occasion))).toEqual([expected, expected]);
});
