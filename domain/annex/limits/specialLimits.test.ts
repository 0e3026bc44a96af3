import type { Product } from '../../product/product.ts';
import type { AnnexRow } from '../annexEntry.ts';
import { buildAnnexIndex } from '../annexIndex.ts';
import { checkAnnexes } from '../checkAnnexes.ts';
import { readAnnexRow } from '../readAnnexRow.ts';
import { checkSums } from './checkSums.ts';
import { known, row } from './limitRows.testing.ts';

/** Entries as the Commission's export of 2026 has them, which need more than their columns f and g say. */
const rows: readonly AnnexRow[] = [
  row(
    'III',
    '15a',
    'POTASSIUM HYDROXIDE; SODIUM HYDROXIDE',
    '(a) 5%\n(b) 2% (General use) and 4.5% (Professional use)\nEntry 15d: 1,5%',
    {
      productTypes:
        '(a) Nail cuticle solvent\n(b) Hair straightener\n(c) pH adjuster for depilatories\n(d) Other uses as pH adjuster\nCallosity softener/remover (entry 15d)',
    },
  ),
  row(
    'III',
    '70',
    'CITRAL',
    '(a) 0,11 %\n(b) 0,032 %\n(c) 0,65 %\n(d) 0,6 %\n(e) 0,15 %\n(f) 0,35 %\n(g) 1,2 %\n(h) 1,2 %\n(i) 0,063 %',
    {
      productTypes:
        '(a) Lip make-up products, lipstick, lip salves\n(b) Deodorants and antiperspirants\n(c) Eye products, face make-up and make-up remover\n(d) Fragrance products (hydroalcoholic and non-hydroalcoholic, spray and non-spray)\n(e) Leave-on skin products (except lip products, deodorants and antiperspirants, fragrance products, eye products, face make-up and make-up remover) and nail products\n(f) Oral products\n(g) Hair leave-on products\n(h) Skin and hair rinse-off products\n(i) Leave-on products for the anogenital area (baby wipes and intimate wipes)',
    },
  ),
  row('III', '321', 'TITANIUM DIOXIDE', '(a) 25 %;\n(b) 1,4 % for general consumers, and 1.1 % for professional use.', {
    productTypes: '(a) face products in loose powder form\n(b) hair aerosol spray products\n(c) other products',
    otherConditions:
      'a) (b) Only in the pigmentary form\n(c) Not to be used in applications that may lead to exposure of the end-user’s lungs by inhalation',
  }),
  row('IV', '67', 'CI 42520', '', { productTypes: 'Rinse-off products', otherConditions: '5 ppm' }),
  row('IV', '77', 'CI 45396', '', { otherConditions: '1%, when used in lip products' }),
  row('V', '33', 'DMDM HYDANTOIN', '0.6%'),
  row('V', '51', 'SODIUM HYDROXYMETHYLGLYCINATE', '0.5%'),
];
const index = buildAnnexIndex(rows.map(readAnnexRow).filter((entry) => entry !== null));
const CREAM = known('face_care_products_other_than_face_mask');
const CUTICLE = known('cuticle_remover_softener');
const POWDER = known('foundation', { isInhalable: true });

const found = (inciName: string, percent: number, product: Product) =>
  checkAnnexes(index, { inciName, casNumbers: [] }, { percent, isNano: false }, product)
    .filter(({ severity }) => severity !== 'info')
    .map(({ severity, code, params }) => `${severity} ${code} ${String(params.entry)}`);
const sums = (product: Product, ...summands: [string, number][]) =>
  checkSums(
    index,
    summands.map(([inciName, percent]) => ({
      ingredient: { inciName, casNumbers: [] },
      percent,
      isNano: false,
      origin: inciName,
    })),
    product,
  ).map(({ finding: { severity, params } }) => `${severity} ${String(params.entry)} ${String(params.sum)}`);

describe('hydroxides are calculated as sodium hydroxide', () => {
  test('7 % of potassium hydroxide are 4.99 % of it, 7.1 % are 5.06 %', () => {
    expect(found('POTASSIUM HYDROXIDE', 7, CUTICLE)).not.toContain('error OVER_LIMIT III/15a');
    expect(found('POTASSIUM HYDROXIDE', 7.1, CUTICLE)).toContain('error OVER_LIMIT III/15a');
    expect(found('SODIUM HYDROXIDE', 5.1, CUTICLE)).toContain('error OVER_LIMIT III/15a');
  });

  test('mixtures are added up', () => {
    expect(sums(CUTICLE, ['SODIUM HYDROXIDE', 3], ['POTASSIUM HYDROXIDE', 3])).toEqual(['error III/15a 5.139']);
    expect(sums(CUTICLE, ['SODIUM HYDROXIDE', 2], ['POTASSIUM HYDROXIDE', 3])).toEqual([]);
  });
});

describe('releasable formaldehyde beside sodium hydroxymethylglycinate stays below 0.1 %', () => {
  test('also of that alone: 0.43 % release 0.1016 %', () => {
    expect(sums(CREAM, ['SODIUM HYDROXYMETHYLGLYCINATE', 0.43])).toEqual(['error V/51 0.1016']);
    expect(sums(CREAM, ['SODIUM HYDROXYMETHYLGLYCINATE', 0.42])).toEqual([]);
  });

  test('from every source', () => {
    expect(sums(CREAM, ['SODIUM HYDROXYMETHYLGLYCINATE', 0.2], ['DMDM HYDANTOIN', 0.2])).toEqual(['error V/51 0.1111']);
    expect(sums(CREAM, ['DMDM HYDANTOIN', 0.6])).toEqual([]);
  });
});

test.each<[string, number, Product, string[]]>([
  // Column h in place of g.
  ['CI 42520', 0.001, known('shampoo'), ['error OVER_LIMIT IV/67']],
  ['CI 42520', 0.0005, known('shampoo'), []],
  ['CI 45396', 1.1, known('lip_stick'), ['error OVER_LIMIT IV/77']],
  ['CI 45396', 1, known('lip_stick'), []],
  ['CI 45396', 5, CREAM, []],
  // Nail products are in (e), not among its exceptions.
  ['CITRAL', 0.1, known('nail_varnish_nail_makeup'), []],
  ['CITRAL', 0.16, known('nail_varnish_nail_makeup'), ['error OVER_LIMIT III/70']],
  ['CITRAL', 0.16, CREAM, ['error OVER_LIMIT III/70']],
  ['CITRAL', 0.12, known('lip_stick'), ['error OVER_LIMIT III/70']],
  ['CITRAL', 1.2, known('shampoo'), []],
  // As a colourant too.
  ['CI 77891', 30, CREAM, []],
])('%s %d %% in %o: %j', (name, percent, product, expected) => {
  expect(found(name, percent, product)).toEqual(expected);
});

test('titanium dioxide that may be inhaled is asked about under its number as under its name', () => {
  const byName = found('TITANIUM DIOXIDE', 30, POWDER);
  expect(byName.length).toBeGreaterThan(0);
  expect(found('CI 77891', 30, POWDER)).toEqual(byName);
});
