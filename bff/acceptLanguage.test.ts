import { parseAcceptLanguage } from './acceptLanguage.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de, fr;q=0.9', 'en'],
  ['sr', 'sr'],
  ['SR-Latn-RS', 'sr'],
  ['sr-Cyrl', 'sr'],
  ['srx', 'en'],
  ['en-GB,en;q=0.9,sr;q=0.8', 'en'],
  ['de;q=1, en;q=0.3, sr;q=0.7', 'sr'],
  ['sr;q=0, en;q=0.1', 'en'],
  ['sr;q=0', 'en'],
  ['sr, en', 'sr'],
  [`${'x'.repeat(300)}, sr`, 'en'],
])('Accept-Language: %s is %s', (header, language) => {
  expect(parseAcceptLanguage(header)).toBe(language);
});
