import { expectLinearTime, fill } from '../../../tests/support/linearTime.ts';
import { foldText, searchTerms, searchTextOf } from './searchText.ts';

test.each([
  ['Šampon', 'sampon'],
  ['ĐURĐEVAK', 'djurdjevak'],
  ['čćžšđ', 'cczsdj'],
  ['Crème brûlée', 'creme brulee'],
  ['Med &amp; mleko &quot;Zlatni&quot;', 'med & mleko "zlatni"'],
  ['  dva \n\t reda ', 'dva reda'],
  ['S\u030campon', 'sampon'],
  ['Ђурђевак, ЉУТА њива & Џин', 'djurdjevak, ljuta njiva & dzin'],
  ['', ''],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('a phrase never matches across two fields', () => {
  const text = searchTextOf({ name: 'Krem', productCode: 'AB-1', ingredients: ['AQUA', 'GLYCERIN'] });
  expect([text.includes('krem ab'), text.includes('aqua, glycerin')]).toEqual([false, true]);
});

test.each([
  ['"a" "b c"', ['a', 'b c']],
  ['"a" "A" "á"', ['a']],
  ['a "b c" d', ['a', 'b c', 'd']],
  ['"a \\" b" "\\\\"', ['a " b', '\\']],
  ['"unfinished', ['unfinished']],
  ['"" " "', []],
  ['', []],
])('%s stands for %j', (text, terms) => {
  expect(searchTerms(text)).toEqual(terms);
});

test('the time to parse a hostile text grows only with its length', () => {
  for (const piece of [`"${'\\'.repeat(1000)}`, '"', '\\'])
    expectLinearTime((length) => expect(searchTerms(`"${fill(length, piece)}`)).toBeDefined());
});
