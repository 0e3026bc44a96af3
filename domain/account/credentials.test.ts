import { isAccountName } from './credentials.ts';

test.each([
  ['Jelena Jovanović', true],
  ['Јелена Јовановић', true],
  ['Jelena', false],
  ['x'.repeat(101), false],
  ['Jelena \u202ećivonavoJ', false],
  ['Jelena\u200b Jovanović', false],
  ['\ufeffJelena Jovanović', false],
])('whether %j is a name of an account: %s', (name, isOne) => {
  expect(isAccountName(name)).toBe(isOne);
});
