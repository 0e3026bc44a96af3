import { reprintSheet, type ReprintLine } from './reprintSheet.ts';

const linalool = { name: 'Linalool', entry: '84', isMissingOnStock: true };
const vanillin = { name: 'Vanillin', entry: '346', isMissingOnStock: false };
const line: ReprintLine = {
  name: 'Krema',
  companyName: 'Lavanda',
  newBatches: 'missing',
  stock: 'missing',
  later: 'missing',
  missing: [linalool, vanillin],
  unknownIn: [],
  isByFormula: true,
};
const all = { found: 1, waiting: 0 };

test('a line says what the label lacks for which batches', () => {
  expect(reprintSheet([line], all, 'en')).toEqual([
    [
      'Label',
      'Company',
      'New batches today',
      'Stock until 31 Jul 2028',
      'From 1 Aug 2028',
      'Missing names',
      'Of these missing on stock too',
      'Allergens not known in',
      'Judged by',
    ],
    ['Krema', 'Lavanda', 'Reprint', 'Reprint', 'Reprint', 'Linalool, Vanillin', 'Linalool', '', 'Formula'],
  ]);
});

test('stock without the new names may be sold, and is not called complete', () => {
  const [, cells] = reprintSheet([{ ...line, stock: 'complete', missing: [vanillin] }], all, 'sr');
  expect(cells?.slice(2, 7)).toEqual(['Ponovo štampati', 'Sme da se prodaje', 'Ponovo štampati', 'Vanillin', '']);
});

test.each([
  [['PARFUM', 'AROMA'], 'PARFUM, AROMA'],
  [[], 'Not judged yet'],
])('what is not known in %j is said, never left empty', (unknownIn, text) => {
  const unknown = {
    newBatches: 'unknown',
    stock: 'unknown',
    later: 'unknown',
    missing: [],
    isByFormula: false,
  } as const;
  const [, cells] = reprintSheet([{ ...line, ...unknown, unknownIn }], all, 'en');
  expect(cells?.slice(2)).toEqual([
    ...['Not known', 'Not known', 'Not known', '', '', text],
    'Printed list, without a formula',
  ]);
});

test('titles say that labels are left out or being judged again', () => {
  const titles = reprintSheet([line], { found: 12_000, waiting: 3 }, 'en').slice(0, 2);
  expect(titles).toEqual([
    ['The first 1 of 12,000 labels'],
    ['Labels being judged again after a change, whose lines may be outdated: 3'],
  ]);
});

test('a name that begins like a calculation is disarmed', () => {
  expect(reprintSheet([{ ...line, name: '=1+1' }], all, 'en')[1]?.[0]).toBe("'=1+1");
});
