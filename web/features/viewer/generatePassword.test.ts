import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isNewPassword } from '../../../domain/account/credentials.ts';
import { generatePassword, secureRandom, type RandomSource } from './generatePassword.ts';

/** Marsaglia's xorshift32, mixed: the same sequence in every run. */
function sequence(seed: number): RandomSource {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.imul(state, 0x9e3779b1) >>> 0;
  };
}

/** The 99.9 % quantile of the chi-square distribution by degrees of freedom. */
const limits: Record<number, number> = { 3: 16.266, 4: 18.467, 6: 22.458, 7: 24.322, 9: 27.877, 25: 52.62 };

const chiSquare = (observed: number[], expected: (index: number) => number): number =>
  observed.reduce((sum, count, index) => sum + (count - expected(index)) ** 2 / expected(index), 0);

function expectFair(
  observed: number[],
  expected: (index: number) => number = () => observed.reduce((a, b) => a + b) / observed.length,
) {
  expect(chiSquare(observed, expected)).toBeLessThan(limits[observed.length - 1] ?? NaN);
}

const COUNT = 10_000;
const random = sequence(20_261_121);
const passwords = Array.from({ length: COUNT }, () => generatePassword(random));
const classes = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', '@$!%*?&'];
const countOf = (character: string, among: string): number => among.split(character).length - 1;

test('every generated password is one that may be chosen', () => {
  expect(passwords.filter((password) => !isNewPassword(password))).toEqual([]);
  expect(passwords.filter((password) => !/^[A-Za-z\d@$!%*?&]{8,12}$/.test(password))).toEqual([]);
  expect(new Set(passwords).size).toBe(COUNT);
});

test('all lengths from 8 to 12 are equally likely', () => {
  expectFair([8, 9, 10, 11, 12].map((length) => passwords.filter((password) => password.length === length).length));
});

test.each(classes)('each character of %s is as likely as any other', (characters) => {
  const all = passwords.join('');
  expectFair(Array.from(characters, (character) => countOf(character, all)));
});

test('character classes occur with the expected frequency', () => {
  const total = passwords.join('').length;
  const perClass = classes.map(
    (characters) =>
      passwords
        .join('')
        .split('')
        .filter((character) => characters.includes(character)).length,
  );
  expectFair(perClass, (index) => COUNT + ((total - 4 * COUNT) * classes[index]!.length) / 69);
});

test.each(classes)('a character of %s stands at each place as often as at any other', (characters) => {
  const passwordsOfEight = passwords.filter((password) => password.length === 8);
  expectFair(
    Array.from(
      { length: 8 },
      (_, place) => passwordsOfEight.filter((password) => characters.includes(password.charAt(place))).length,
    ),
  );
});

test('a random number that would bias the length is discarded', () => {
  const numbers = sequence(1);
  const biasedNumber = 2 ** 32 - 1; // 2^32 is one more than a multiple of the five lengths.
  const queue = [biasedNumber, biasedNumber, biasedNumber];
  expect(generatePassword(() => queue.pop() ?? numbers())).toBe(generatePassword(sequence(1)));
});

test('the browser’s numbers are whole and differ', () => {
  const numbers = Array.from({ length: 1000 }, secureRandom);
  expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 32)).toBe(true);
  expect(new Set(numbers).size).toBeGreaterThan(990);
});

test('no predictable random source is used', () => {
  expect(readFileSync(resolve('web/features/viewer/generatePassword.ts'), 'utf8')).not.toContain('Math.random');
});
