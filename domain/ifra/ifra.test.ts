import { UNKNOWN_PRODUCT } from '../product/product.ts';
import { productCategories } from '../product/productCategories.ts';
import { CURRENT_AMENDMENT, certificateAge, ifraAmendments } from './amendments.ts';
import { ifraCategoryOf, isIfraCategory } from './categories.ts';
import type { IfraCertificate, IfraRow } from './certificate.ts';
import { checkCertificate } from './certificate.ts';
import { checkIfra } from './checkIfra.ts';
import { chosenRows, readCertificate } from './readCertificate.ts';

const limited = (category: string, maximum: string): IfraRow => ({ category, permission: 'LIMITED', maximum });
const certificate = (amendment: number, ...rows: readonly IfraRow[]): IfraCertificate => ({
  amendment,
  issuedOn: null,
  rows,
});
/** Example E8 of the design. */
const E8 = certificate(49, limited('5A', '2.52'), limited('5B', '0.5'), limited('5C', '0.73'), limited('9', '1.49'));
const verdict = (percent: number, category: '5B' | '5C' | '4' | '6', of: IfraCertificate | null = E8) =>
  checkIfra([{ name: 'P', percent, certificate: of }], category).verdicts[0];

test.each([
  [0.3, '5C', 'within', '41.1'],
  [0.73, '5C', 'within', '100'],
  [0.730001, '5C', 'exceeded', '100'],
  [0.6, '5B', 'exceeded', '120'],
] as const)('%d %% in category %s is %s with %s %% of the limit', (percent, category, state, usedPercent) => {
  expect(verdict(percent, category)).toMatchObject({ state, usedPercent });
});

test.each([
  ['no certificate', null, 'noCertificate'],
  ['old classes', certificate(48, limited('3A', '0.5'), limited('5', '1')), 'oldScheme'],
  ['another category', certificate(51, limited('9', '1')), 'notCovered'],
  ['not permitted', certificate(51, { category: '4', permission: 'NOT_PERMITTED', maximum: null }), 'notPermitted'],
  ['no limit', certificate(51, { category: '4', permission: 'NO_LIMIT', maximum: null }), 'noLimit'],
  ['not stated', certificate(51, { category: '4', permission: 'NOT_STATED', maximum: null }), 'notStated'],
] as const)('a certificate with %s gives no limit', (_, of, state) => {
  expect(verdict(0.1, '4', of)).toMatchObject({ state, maximum: null, usedPercent: null });
});

const together = (...uses: readonly (readonly [number, string])[]) =>
  checkIfra(
    uses.map(([percent, maximum]) => ({ name: 'P', percent, certificate: certificate(51, limited('5B', maximum)) })),
    '5B',
  );

test('two perfumes whose shares of their limits add up to more than 1 ask', () => {
  expect(together([0.3, '0.5'], [0.35, '0.7'])).toMatchObject({ combinedPercent: '110', isCombinedOver: true });
});

test('shares of limits that add up to exactly 1 do not ask', () => {
  expect(together([0.1, '0.3'], [0.2, '0.6'], [0.3, '0.9'])).toMatchObject({
    combinedPercent: '100',
    isCombinedOver: false,
  });
});

test('a certificate two amendments behind asks to be renewed', () => {
  expect([48, 49, 50, 51].map(certificateAge)).toEqual(['oldScheme', 'behind', 'current', 'current']);
  expect(CURRENT_AMENDMENT).toBe(51);
});

test('an amendment is in force for new creations before existing ones', () => {
  for (const { notifiedOn, newCreationsFrom, existingCreationsFrom } of ifraAmendments)
    expect([notifiedOn, newCreationsFrom, existingCreationsFrom].toSorted()).toEqual([
      notifiedOn,
      newCreationsFrom,
      existingCreationsFrom,
    ]);
});

test.each([
  ['hand_care_products', null, '5C'],
  ['hand_care_products', true, '5D'],
  ['shampoo', true, '9'],
  ['nail_varnish_nail_makeup', null, null],
  [null, null, null],
])('the category of %s, for under three: %s, is %s', (category, isForUnderThree, expected) => {
  expect(ifraCategoryOf({ ...UNKNOWN_PRODUCT, category, isForUnderThree })).toBe(expected);
});

test('what is used otherwise than its category has no IFRA category: an assessor decides', () => {
  const shampoo = { ...UNKNOWN_PRODUCT, category: 'shampoo' };
  expect(ifraCategoryOf({ ...shampoo, use: 'rinse-off' })).toBe('9');
  expect(ifraCategoryOf({ ...shampoo, use: 'leave-on' })).toBeNull();
});

test('every product category has an IFRA category or asks an assessor', () => {
  const others = productCategories.filter(({ ifraCategory }) => ifraCategory && !isIfraCategory(ifraCategory));
  expect(others.map(({ code }) => code)).toEqual(['nail_varnish_nail_makeup']);
});

const read = (text: string) =>
  readCertificate(text).rows.map(({ category, permission, maximum }) => `${category} ${maximum ?? permission}`);
test.each([
  ['5A 2.52%', '5A 2.52'],
  ['5A\t2,52', '5A 2.52'],
  ['Category 5.A: 2,52', '5A 2.52'],
  ['Category 5 A - 2.52 %', '5A 2.52'],
  ['Kategorija 5A: 2,52 %', '5A 2.52'],
  ['Class 3A 0.5 %', '3A 0.5'],
  ['10A\tHousehold care excluding aerosols\t100.00', '10A 100'],
  ['Category 1 Products applied to the lips 0.05', '1 0.05'],
  ['12|No skin contact|No restriction', '12 NO_LIMIT'],
  ['6;Mouthwash;Not permitted', '6 NOT_PERMITTED'],
  ['Kategorija 6: nije dozvoljeno', '6 NOT_PERMITTED'],
  ['Category 6\tN/A', '6 NOT_STATED'],
  ['4 100.00 %', '4 100'],
])('the row "%s" of a certificate is read', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test('amendment and day of a certificate are read from its text', () => {
  expect(readCertificate('IFRA 51st Amendment\nDate of issue: 12.03.2024\n5A 1')).toMatchObject({
    amendment: 51,
    issuedOn: '2024-03-12',
  });
  expect(readCertificate('Amandman 49\nIzdato 12. 3. 2021')).toMatchObject({ amendment: 49, issuedOn: '2021-03-12' });
});

test('a row of a certificate without a value is shown as unread', () => {
  expect(readCertificate('Category 5A: see annex\nGeneva, Switzerland\n12 rue de Genève')).toMatchObject({
    rows: [],
    unread: ['Category 5A: see annex'],
  });
});

test.each(['99Z 1', '5A abc', '5A: -1'])('a line such as "%s" is shown as unread, not left out', (line) => {
  expect(readCertificate(`5B 2\n${line}\nGeneva, 12 March`)).toMatchObject({
    rows: [limited('5B', '2')],
    unread: [line],
  });
});

test.each([
  [49, [limited('5A', '1'), limited('5A', '2')], ['1 category CATEGORY_TWICE']],
  [49, [limited('13', '1')], ['0 category CATEGORY_UNKNOWN']],
  [49, [limited('5A', '1'), limited('3A', '1')], ['1 category SCHEMES_MIXED']],
  [48, [limited('3A', '1'), limited('5', '1'), limited('5A', '1')], ['2 category SCHEMES_MIXED']],
  [49, [limited('5A', '100.01')], ['0 maximum OVER_100']],
  [49, [limited('5A', 'x')], ['0 maximum NOT_A_NUMBER']],
  [49, [{ category: '5A', permission: 'LIMITED' as const, maximum: null }], ['0 maximum MAXIMUM_MISSING']],
  [49, [{ category: '5A', permission: 'NO_LIMIT' as const, maximum: '1' }], ['0 maximum MAXIMUM_UNWANTED']],
  [48, [limited('3A', '1'), limited('5', '1'), limited('11B', '1')], []],
])('a faulty certificate of amendment %d is refused at its row %#', (amendment, rows, expected) => {
  expect(checkCertificate({ amendment, rows }).map(({ index, field, code }) => `${index} ${field} ${code}`)).toEqual(
    expected,
  );
});

const rowsOf = (text: string) =>
  readCertificate(text).rows.map(({ category, maximum }) => `${category} ${maximum ?? ''}`);

test.each<[string, string[]]>([
  ['Category 5A: Body lotion products applied to the body\n2.52 %', ['5A 2.52']],
  ['5A\n2,52\n5B\n0.60\n4\nNot permitted', ['5A 2.52', '5B 0.6', '4 ']],
  ['1\n2\n3', []],
  ['Category 4 25000 ppm', ['4 2.5']],
  ['Category 4: 25,000 ppm', ['4 2.5']],
  ['Cat. 5A ≤ 2.52 %', ['5A 2.52']],
  ['Cat. 5A <= 2.52 % (w/w)', ['5A 2.52']],
  ['Category 5A max. 2.520 %', ['5A 2.52']],
])('the pasted certificate %j is read', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  [null, 'Category 11 1.5 %', ['11A', '11B'], '1.5'],
  [null, '11\t1,5', ['11A', '11B'], '1.5'],
  [51, 'Kategorija 5: 2.52', ['5A', '5B', '5C', '5D'], '2.52'],
  [51, 'Cat. 7 not permitted', ['7A', '7B'], null],
  [51, 'Category 10\n25000 ppm', ['10A', '10B'], '2.5'],
  [46, 'Class 3 0.5', ['3A', '3B', '3C', '3D'], '0.5'],
])('of amendment %j, %j leaves open which category is meant', (amendment, line, categories, maximum) => {
  const { rows, open, unread } = readCertificate(`${line}\n12 1`, amendment);
  expect(open).toMatchObject([{ categories, maximum }]);
  expect(unread).toEqual([]);
  const { line: pasted = '' } = open[0] ?? {};
  expect(chosenRows(open, {})).toEqual([]);
  expect(chosenRows(open, { [pasted]: categories }).map((row) => `${row.category} ${row.maximum ?? ''}`)).toEqual(
    categories.map((category) => `${category} ${maximum ?? ''}`),
  );
  expect(rows.map(({ category }) => category)).toEqual(['12']);
});

test.each([
  ['IFRA 46th Amendment', null],
  ['', 46],
])('class 5 of an old certificate has no letter: %j', (heading, amendment) => {
  expect(readCertificate(`${heading}\nClass 5 0.5`, amendment)).toMatchObject({ rows: [{ category: '5' }], open: [] });
});

test.each([
  ['Category 1, 2, 3: 0.5%', '1 2 3'],
  ['Category 1 and 2: 0.5 %', '1 2'],
  ['Categories 1-4 0.5 %', '1 2 3 4'],
  ['5A, 5B 0.5 %', '5A 5B'],
  ['Cat. 7A/7B 0.5%', '7A 7B'],
  ['Категорија 2: 0,5 %', '2'],
  ['Catégorie 3 0,5 %', '3'],
  ['Categoria 4 0,5 %', '4'],
  ['Klasse 5A 0,5 %', '5A'],
  ['Kategorie 6: 0,5 %', '6'],
  ['Classe 9 : 0,5 %', '9'],
  ['Category 4, 0.5 %', '4'],
  ['Category 4: 0,5', '4'],
])('“%s” is a row for each of its categories', (text, expected) => {
  const { rows, unread, open } = readCertificate(text);
  expect([rows.map(({ category, maximum }) => `${category} ${maximum}`).join(', '), unread, open]).toEqual([
    expected
      .split(' ')
      .map((category) => `${category} 0.5`)
      .join(', '),
    [],
    [],
  ]);
});

test('a day of issue that may be one of two is left open', () => {
  expect(readCertificate('Issued: 03/02/2026').issuedOn).toBeNull();
  expect(readCertificate('Issued: 23/02/2026').issuedOn).toBe('2026-02-23');
});
