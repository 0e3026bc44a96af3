import { readLimit } from './limits/readLimit.ts';
import { readAnnexRow } from './readAnnexRow.ts';
import { readScope } from './readScope.ts';
import { annexRows } from './rows.testing.ts';
import { splitParts } from './splitParts.ts';

const entry = (reference: string) => {
  const found = annexRows.find((row) => `${row.annex}/${row.reference}` === reference);
  return found ? readAnnexRow(found) : null;
};

test.each<[string, string | null]>([
  ['1.0%', '1 substance'],
  ['0,0015 % Rinse-off products', '0.0015 substance'],
  ['100 mg/kg', '0.01 substance'],
  ['0.2% (as acid)', '0.2 acid'],
  ['2.5% (acid)', '2.5 acid'],
  ['12 % of H2O2 (40 volumes), present or released', '12 hydrogenPeroxide'],
  ['2% (General use) and 4.5% (Professional use)', '2–4.5 substance'],
  ['As from 3 September 2017: 0,5 %', '0.5 substance'],
  ['0,15 % calculated as F.\nWhen mixed with other fluorine compounds total F must not exceed 0,15 %', '0.15 fluorine'],
  ['Maximum secondary amine content: 0.5%', null],
  ['', null],
])('reads the maximum %s', (text, expected) => {
  const limit = readLimit(text);
  const range = limit && (limit.lowest === limit.percent ? `${limit.percent}` : `${limit.lowest}–${limit.percent}`);
  expect(limit && `${range ?? ''} ${limit.basis}`).toBe(expected);
});

test('of an oxidative hair dye the concentration after mixing is the limit', () => {
  expect(
    readLimit(
      '3.0%',
      'After mixing under oxidative conditions the maximum concentration applied to hair must not exceed 1,5%',
    ),
  ).toEqual({ percent: 1.5, lowest: 1.5, basis: 'substance', source: 'text' });
});

test('a percentage that the whole column calculates as acid is read as such', () => {
  expect(readLimit('5%', '', 'The abovementioned percentages are calculated as thioglycollic acid')?.basis).toBe(
    'acid',
  );
});

test.each<[string, string]>([
  ['', 'all'],
  ['Rinse-off products', 'rinse-off all'],
  ['Leave-on face products', 'leave-on face all'],
  ['Rinse-off products, except oral care products', 'rinse-off !oral all'],
  ['Hair dye substance in non-oxidative hair dye products', 'nonOxidativeHairDye all'],
  ['Not to be used in products applied on mucous membranes', '!mucous all'],
  ['Face products with the exception of propellent spray products', 'face notInhalable all'],
  ['Leave-on hair products (spray/aerosol)', 'leave-on hair inhalable all'],
  [
    'Leave-on skin and hair products (non-spray/non-aerosol) (except body lotion)',
    'leave-on hair skin !bodyLotion notInhalable all',
  ],
  ['Rinse-off skin and hair products (except shower gel/bath products)', 'rinse-off hair skin !shower all'],
  ['Fragrance products (hydroalcoholic and non-hydroalcoholic, spray and non-spray)', 'fragrance all'],
  ['Toothpaste intended for users above 1 year of age', 'toothpaste notChild all'],
  ['Toothpaste intended for children between 6 months and 1 year of age', 'toothpaste child all'],
  ['Mouthwash intended for children aged 6–10 years', 'mouthwash kinds'],
  ['Other products', 'other all'],
  ['other leave-on and rinse-off products', 'other all'],
  ['Rust inhibitor', 'little'],
])('reads the product types %j', (text, expected) => {
  const { use, kinds, except, isOther, form, age, understood } = readScope(text);
  expect(
    [use, ...kinds, ...except.map((kind) => `!${kind}`), isOther ? 'other' : null, form, age, understood]
      .filter((word) => word !== null)
      .join(' '),
  ).toBe(expected);
});

test('a column is split at its part marks', () => {
  expect([...splitParts('(a) Hair products\n(b) Skin products')]).toEqual([
    ['a', 'Hair products'],
    ['b', 'Skin products'],
  ]);
  expect([...splitParts('(a) (i) 8% (ii) 11%\n(b) 5%')]).toEqual([
    ['a', '(i) 8% (ii) 11%'],
    ['b', '5%'],
  ]);
  expect([...splitParts('For (a) and (b): 0,05 %')]).toEqual([
    ['a', '0,05 %'],
    ['b', '0,05 %'],
  ]);
  expect([...splitParts('(a) to (c):\nNot in eye products').keys()]).toEqual(['a', 'b', 'c']);
  expect([...splitParts('25%')]).toEqual([['', '25%']]);
});

test('an entry with parts has a condition for each', () => {
  expect(
    entry('V/1')?.conditions.map(({ part, productTypes, limit }) => [part, productTypes, limit?.percent, limit?.basis]),
  ).toEqual([
    ['a', 'Rinse-off products, except oral care products', 2.5, 'acid'],
    ['b', 'Oral care products', 1.7, 'acid'],
    ['c', 'Leave-on products', 0.5, 'acid'],
  ]);
});

test.each<[string, string[]]>([
  ['II/1376', ['phenylparaben', 'phenyl4hydroxybenzoateinciphenylparaben']],
  ['IV/143', ['titaniumdioxideci77891', 'ci77891']],
  ['V/1', ['benzoicacidsodiumbenzoate', 'benzoicacid', 'sodiumbenzoate', 'benzoicacidanditssodiumsalt']],
  ['V/39', ['methylchloroisothiazolinone']],
])('%s has its names as keys', (reference, keys) => {
  expect(entry(reference)?.keys).toEqual(expect.arrayContaining(keys));
});

test('MIT alone is not the mixture of V/39', () => {
  expect(entry('V/39')?.keys).not.toContain('methylisothiazolinone');
});

test('a moved entry is ignored', () => {
  expect(entry('II/672')).toBeNull();
});
