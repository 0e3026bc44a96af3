import type { Json } from './canonicalJson.ts';
import { isWorse, snapshotConsequences } from './snapshotConsequences.ts';

interface Row {
  key: string;
  verdict: string;
  systemic?: string;
  margin?: string | null;
  /** Margin and highest safe concentration from all products of a person. */
  all?: [margin: string, highest: string];
}
const figure = (value: string | null | undefined) => (value ? { value } : null);
const marginRow = (systemic: string | undefined, margin: string | null | undefined, highest = '100') => ({
  systemicExposure: figure(systemic ?? '0.1'),
  margin: figure(margin),
  highestSafePercent: figure(highest),
});
const rowOf = ({ key, verdict, systemic, margin, all }: Row) => ({
  ...{ key, inciName: key, isNano: key === 'SILICA', verdict },
  own: marginRow(systemic, margin),
  aggregate: all ? marginRow('0.5', ...all) : null,
});
const snapshot = (rows: Row[], exposure = '24.14') =>
  JSON.parse(
    JSON.stringify({ report: { exposure: { exposure: figure(exposure) }, substances: rows.map(rowOf) } }),
  ) as Json;
const shown = (before: Json, after: Json) =>
  snapshotConsequences(before, after).map(
    (one) =>
      `${one.substance ?? 'product'} ${one.figure} ${one.before ?? '–'} → ${one.after ?? '–'} (${one.verdictBefore ?? '–'} → ${one.verdictAfter ?? '–'})`,
  );

// Point 7 of the issue: a NOAEL of a tenth makes a tenth of the margin, 736 / 10 = 73.6, which is below 100.
test('a margin that falls below the required one comes before those that only moved', () => {
  const before = snapshot([
    { key: 'GLYCERIN', verdict: 'PASSES', margin: '5000' },
    { key: 'BHT', verdict: 'PASSES', margin: '736' },
    { key: 'TALC', verdict: 'WAIVED' },
  ]);
  const after = snapshot([
    { key: 'GLYCERIN', verdict: 'PASSES', margin: '4000' },
    { key: 'BHT', verdict: 'FAILS', margin: '73.6' },
    { key: 'TALC', verdict: 'NO_POD' },
  ]);
  expect(shown(before, after)).toEqual([
    'BHT MARGIN 736 → 73.6 (PASSES → FAILS)',
    'TALC VERDICT – → – (WAIVED → NO_POD)',
    'GLYCERIN MARGIN 5000 → 4000 (PASSES → PASSES)',
  ]);
  expect(snapshotConsequences(before, after).map(isWorse)).toEqual([true, true, false]);
});

test('exposure of the product, systemic exposure, and a substance that came or went', () => {
  const before = snapshot([
    { key: 'BHT', verdict: 'PASSES', systemic: '0.01', margin: '736' },
    { key: 'SILICA', verdict: 'WAIVED' },
  ]);
  const after = snapshot(
    [
      { key: 'BHT', verdict: 'PASSES', systemic: '0.02', margin: '368' },
      { key: 'TALC', verdict: 'FAILS', systemic: '0.3', margin: '9' },
    ],
    '48.28',
  );
  expect(shown(before, after)).toEqual([
    'TALC MARGIN – → 9 (– → FAILS)',
    'TALC SYSTEMIC_EXPOSURE – → 0.3 (– → FAILS)',
    'product EXPOSURE 24.14 → 48.28 (– → –)',
    'BHT MARGIN 736 → 368 (PASSES → PASSES)',
    'BHT SYSTEMIC_EXPOSURE 0.01 → 0.02 (PASSES → PASSES)',
    'SILICA [nano] VERDICT – → – (WAIVED → –)',
    'SILICA [nano] SYSTEMIC_EXPOSURE 0.1 → – (WAIVED → –)',
  ]);
});

test('the margin that is shown is the strictest, from all products where that one decides', () => {
  const before = snapshot([{ key: 'PHENOXYETHANOL', verdict: 'PASSES', margin: '900', all: ['120', '1'] }]);
  const after = snapshot([{ key: 'PHENOXYETHANOL', verdict: 'FAILS', margin: '700', all: ['93', '0.8'] }]);
  expect(shown(before, after)).toEqual(['PHENOXYETHANOL MARGIN 120 → 93 (PASSES → FAILS)']);
});

test('the same figure in other digits, and a snapshot without a report, have no consequence', () => {
  const one = snapshot([{ key: 'BHT', verdict: 'PASSES', margin: '736' }]);
  expect(shown(one, snapshot([{ key: 'BHT', verdict: 'PASSES', margin: '736.0' }], '24.140'))).toEqual([]);
  expect([shown(one, { pif: {} }), shown({ report: null }, one)]).toEqual([[], []]);
});
