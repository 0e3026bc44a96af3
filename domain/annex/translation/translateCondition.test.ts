import { CONDITION_PHRASES } from './conditionPhrases.ts';
import { MAXIMUM_PHRASES } from './maximumPhrases.ts';
import { PRODUCT_TYPE_PHRASES } from './productTypePhrases.ts';
import { translateCondition } from './translateCondition.ts';
import { WARNING_PHRASES } from './warningPhrases.ts';

const all = [...PRODUCT_TYPE_PHRASES, ...MAXIMUM_PHRASES, ...CONDITION_PHRASES, ...WARNING_PHRASES];
const figuresIn = (text: string): number => text.match(/\{n\}/g)?.length ?? 0;

test.each(all)('%s has as many figures in Serbian', (english, serbian) => {
  expect(figuresIn(serbian)).toBe(figuresIn(english));
});

test.each(all)('%s is written without figures of its own', (english, serbian) => {
  // The digits of formulas such as H2O2 belong to a name.
  const own = (text: string) => text.replace(/\b[A-Z]\w*\d\w*/g, '').match(/\d/g);
  expect([own(english), own(serbian)]).toEqual([null, null]);
});

test('no phrase is listed twice', () => {
  const english = all.map(([phrase]) => phrase.toLowerCase());
  expect(english.filter((phrase, at) => english.indexOf(phrase) !== at)).toEqual([]);
});

test('parts of an entry keep their names and lines', () => {
  expect(translateCondition('(a) Rinse-off products\n(b) Leave-on products')).toBe(
    '(a) Proizvodi koji se ispiraju\n(b) Proizvodi koji se ne ispiraju',
  );
});

test('a figure is written with a decimal comma', () => {
  expect(translateCondition('0.15% calculated as F.')).toBe('0,15 % računato kao F.');
});

test('a sentence that ends with an abbreviation has one full stop', () => {
  expect(
    translateCondition(
      'Not to be used in products for children under 3 years of age.\nNot to be used in oral products.',
    ),
  ).toBe('Ne koristiti u proizvodima za decu mlađu od 3 god.\nNe koristiti u proizvodima za usnu duplju.');
});

test('the longer phrase counts', () => {
  expect(translateCondition('Not to be used in oral products and in products applied on mucous membranes')).toBe(
    'Ne koristiti u proizvodima za usnu duplju ni u proizvodima koji se nanose na sluzokožu',
  );
});

test('a text with one unknown phrase has no translation', () => {
  expect(translateCondition('Not to be used in oral products and in bath salts')).toBeNull();
});

test('a word that only begins like a phrase is no phrase', () => {
  expect(translateCondition('Soaps')).toBeNull();
});

test('figures and punctuation alone have no translation', () => {
  expect(translateCondition('(a) – ')).toBeNull();
});

test('a phrase inside a sentence begins with a small letter', () => {
  expect(translateCondition('0,01 % in rinse-off products, professional use')).toBe(
    '0,01 % u proizvodima koji se ispiraju, profesionalna upotreba',
  );
});
