import { readAnnexRow } from './readAnnexRow.ts';
import { readMaximum } from './readMaximum.ts';
import { readScope } from './readScope.ts';
import { annexRows } from './rows.testing.ts';
import { splitParts } from './splitParts.ts';

const entry = (reference: string) => {
  const found = annexRows.find((row) => `${row.annex}/${row.reference}` === reference);
  return found ? readAnnexRow(found) : null;
};

test.each<[string, number | null, string]>([
  ['1.0%', 1, ''],
  ['0,0015 % Rinse-off products', 0.0015, ''],
  ['100 mg/kg', 0.01, ''],
  ['0.2% (as acid)', 0.2, 'as acid'],
  ['2.5% (acid)', 2.5, 'acid'],
  ['12 % of H2O2 (40 volumes), present or released', 12, 'present or released'],
  ['2% (General use) and 4.5% (Professional use)', 4.5, ''],
  ['As from 3 September 2017: 0,5 %', 0.5, ''],
  ['', null, ''],
])('reads the maximum %s', (text, maxPercent, calculatedAs) => {
  expect(readMaximum(text)).toEqual({ maxPercent, calculatedAs });
});

test.each<[string, string]>([
  ['', 'all'],
  ['Rinse-off products', 'rinse-off all'],
  ['Leave-on face products', 'leave-on face all'],
  ['Rinse-off products, except oral care products', 'rinse-off !oral all'],
  ['Hair dye substance in non-oxidative hair dye products', 'nonOxidativeHairDye hairDye all'],
  ['Not to be used in products applied on mucous membranes', '!mucous all'],
  ['Face products with the exception of propellent spray products', 'face kinds'],
  ['Toothpaste intended for users above 1 year of age', 'toothpaste kinds'],
  ['Other products', 'other all'],
  ['other leave-on and rinse-off products', 'other all'],
  ['Rust inhibitor', 'little'],
])('reads the product types %j', (text, expected) => {
  const { use, kinds, except, isOther, understood } = readScope(text);
  expect(
    [use, ...kinds, ...except.map((kind) => `!${kind}`), isOther ? 'other' : null, understood]
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
  expect([...splitParts('25%')]).toEqual([['', '25%']]);
});

test('an entry with parts has a condition for each', () => {
  expect(
    entry('V/1')?.conditions.map(({ part, productTypes, maxPercent, calculatedAs }) => [
      part,
      productTypes,
      maxPercent,
      calculatedAs,
    ]),
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
