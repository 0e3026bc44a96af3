import { UNKNOWN_PRODUCT } from '../product/product.ts';
import type { AnnexRow } from './annexEntry.ts';
import { buildAnnexIndex } from './annexIndex.ts';
import { checkAnnexes } from './checkAnnexes.ts';
import { readAnnexRow } from './readAnnexRow.ts';
import { readCmr } from './readCmr.ts';

const row = (entry: string, name: string, cmr: string): AnnexRow => {
  const [annex, reference = ''] = entry.split('/');
  return {
    annex: annex as AnnexRow['annex'],
    reference,
    substance: name,
    names: [name],
    casNumbers: '',
    productTypes: '',
    maximum: '',
    otherConditions: '',
    warnings: '',
    regulation: '',
    cmr,
  };
};
const index = buildAnnexIndex(
  [
    row('II/358', 'Furocoumarines, except for normal content in natural essences used', ''),
    row('II/416', 'Cells, tissues or products of human origin', ''),
    row('II/1577', 'FORMALDEHYDE', 'Carcinogenic Cat. 1B(),Mutagenic Cat. 2()'),
    row('III/98', 'SALICYLIC ACID', 'Reprotoxic Cat. 2()'),
    row('III/999', 'SEVERE ACID', 'Carcinogenic Cat. 1B(C=>0.01%)'),
    row('V/12', 'METHYLPARABEN', ''),
  ].flatMap((one) => readAnnexRow(one) ?? []),
);
const found = (inciName: string, restriction = '', product = UNKNOWN_PRODUCT) =>
  checkAnnexes(index, { inciName, casNumbers: [], restriction }, { isNano: false, percent: null }, product)
    .filter(({ code }) => ['CMR_SUBSTANCE', 'RESTRICTED_BY_INVENTORY', 'PROHIBITED'].includes(code))
    .map(({ code, severity, params, reference }) => [code, severity, params.entry, params.cmr ?? null, reference]);

test.each([
  ['Carcinogenic Cat. 1B(),Mutagenic Cat. 2()', ['C1B', 'M2']],
  ['Reprotoxic Cat. 2(when C=>5%)', ['R2']],
  ['C1A R1B', ['C1A', 'R1B']],
  ['', []],
])('the classes of %j are read', (text, classes) => {
  expect(readCmr(text)).toEqual(classes);
});

test('a CMR substance of category 2 is used as its entry allows', () => {
  expect(found('SALICYLIC ACID')).toEqual([
    ['CMR_SUBSTANCE', 'info', 'III/98', 'R2', 'Regulation (EC) No 1223/2009, Article 15(1)'],
  ]);
});

test('a CMR substance of category 1 that an entry allows needs an exemption', () => {
  expect(found('SEVERE ACID')).toEqual([
    ['CMR_SUBSTANCE', 'warning', 'III/999', 'C1B', 'Regulation (EC) No 1223/2009, Article 15(2)'],
  ]);
});

test('a banned CMR substance is reported once, with its classes', () => {
  expect(found('FORMALDEHYDE', 'II/416')).toEqual([
    ['PROHIBITED', 'error', 'II/1577', 'C1B, M2', 'Regulation (EC) No 1223/2009, Annex II/1577'],
  ]);
});

test('a ban that only the inventory names asks, any other entry informs', () => {
  const asked = (inciName: string, restriction: string) => found(inciName, restriction).map((one) => one.slice(0, 3));
  expect(asked('RH-OLIGOPEPTIDE-1', 'II/416 - Cells')).toEqual([['RESTRICTED_BY_INVENTORY', 'warning', 'II/416']]);
  expect(asked('PROPYLPARABEN', 'V/12 V/9999')).toEqual([['RESTRICTED_BY_INVENTORY', 'info', 'V/12']]);
});

test('an entry that bears the name of the ingredient is not said twice', () => {
  expect(found('METHYLPARABEN', 'V/12')).toEqual([]);
});

test('furocoumarines that the inventory names are asked about where they are limited', () => {
  const severity = (category: string | null) =>
    found('LIME PEEL OIL', 'II/358', { ...UNKNOWN_PRODUCT, category }).map(([, one]) => one);
  expect(severity(null)).toEqual(['warning']);
  expect(severity('sun_protection_products')).toEqual(['warning']);
  expect(severity('shampoo')).toEqual(['info']);
});
