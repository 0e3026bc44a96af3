import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLabel } from './checkLabel.ts';
import { DEADLINES, lastDeadlineBefore } from './deadlines.ts';
import { buildKnowledge } from './knowledge.ts';
import { UNKNOWN_PRODUCT } from '../product/product.ts';

test.each([
  ['2022-01-25', null],
  ['2026-06-06', '2026-04-30'],
  ['2026-06-07', '2026-06-06'],
  ['2026-07-31', '2026-06-06'],
  ['2026-08-01', '2026-07-31'],
  ['2026-12-31', '2026-10-09'],
  ['2027-01-01', '2026-12-31'],
  ['2028-07-31', '2028-06-30'],
  ['2028-08-01', '2028-07-31'],
])('on %s the last deadline is %s', (on, expected) => {
  expect(lastDeadlineBefore(on)).toBe(expected);
});

test('a member of a group of allergens asks only after its deadline', () => {
  const knowledge = buildKnowledge([{ inciName: 'Rosa Damascena Flower Oil', casNumbers: [] }], []);
  const label = {
    ingredients: 'Rosa Damascena Flower Oil',
    product: UNKNOWN_PRODUCT,
    particulars: {
      markets: [],
      responsiblePerson: null,
      countryOfOrigin: null,
      isImported: null,
      nominalContent: null,
      paoMonths: null,
      bestBefore: null,
      minimumDurabilityMonths: null,
      isPaoIrrelevant: false,
      batch: null,
      productFunction: null,
      precautions: null,
      labelText: null,
    },
  };
  const severityOn = (on: string) =>
    checkLabel(label, knowledge, on).findings.find(({ code }) => code === 'ALLERGEN_GROUP_NAME')?.severity;
  expect([severityOn('2026-07-31'), severityOn('2026-08-01')]).toEqual(['info', 'warning']);
});

test('every day that the rules name as a value is a deadline', () => {
  const folders = ['annex', 'allergen', 'inci', 'label', 'product', 'quantity'];
  const dates = folders
    .map((folder) => join(import.meta.dirname, '..', folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.ts') && !/\.test(ing)?\./.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['"`](\d{4}-\d\d-\d\d)['"`]/g)])
    .map(([, day]) => day);
  expect([...new Set(dates)].sort()).toEqual(DEADLINES);
});
