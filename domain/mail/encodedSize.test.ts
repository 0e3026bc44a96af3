import { encodedSize } from './encodedSize.ts';
import { MAIL_LIMITS } from './limits.ts';

test.each([
  [0, 0],
  [1, 4 + 2],
  [57, 76 + 2],
  [58, 80 + 4],
  [10_000_000, 13_333_336 + 2 * 175_439],
])('%i bytes become %i', (bytes, expected) => {
  expect(encodedSize(bytes)).toBe(expected);
});

test('the largest message stays below 25 MiB with its headers', () => {
  expect(encodedSize(MAIL_LIMITS.attachmentBytes)).toBeLessThan(25 * 1024 * 1024 - 100_000);
});

test('what is sent agrees with Base64 itself', () => {
  const encoded = Buffer.alloc(1_000, 7)
    .toString('base64')
    .replace(/.{1,76}/g, '$&\r\n');
  expect(encodedSize(1_000)).toBe(encoded.length);
});
