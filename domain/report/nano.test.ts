import { line, material } from '../formula/examples.testing.ts';
import type { SubstanceDecisions } from '../pif/substanceProfile.ts';
import { DECISION_RULES } from '../pif/substanceProfile.ts';
import { ingredient, reportInput, reportLine } from './examples.testing.ts';
import { safetyReport } from './safetyReport.ts';

const TITANIUM = 'Titanium Dioxide';
const reason = 'Entry VI/27a: coated with silica, median particle size above 30 nm.';

/** A lotion with a nano dispersion of which the bulk has a point of departure with a wide margin. */
function missingOf(typed: SubstanceDecisions, ingredients = [ingredient('TITANIUM DIOXIDE', bulk)]) {
  const input = reportInput({});
  const report = safetyReport({
    ...input,
    product: { ...input.product, category: 'body_care_products', use: 'leave-on' },
    lines: [line('1', material('Dispersion', 'Titanium Dioxide nano 100')), line('99', 'Aqua')].map(reportLine),
    ingredients,
    partA: { ...input.partA, profiles: [{ inciName: TITANIUM, ...typed }] },
  });
  return report.sections.flatMap(({ missing }) =>
    missing.filter(({ subject }) => subject?.toLowerCase() === TITANIUM.toLowerCase()).map(({ code }) => code),
  );
}
const waived = { waiverReason: 'ANNEX_OPINION', waiver: 'Insoluble, and nothing of it is absorbed.' } as const;
const bulk = { noaelMgPerKgDay: 1000, dermalAbsorptionPercent: 1, oralAbsorptionPercent: 50 };

test('the point of departure of the bulk does not cover the nano form, nor does a waiver', () => {
  expect(missingOf({})).toContain('NANO_NOT_ASSESSED');
  expect(missingOf(waived, [])).toContain('NANO_NOT_ASSESSED');
});

test('a study of the nano form is one of this file', () => {
  expect(missingOf({ nanoBasis: 'POINT_OF_DEPARTURE', nanoReason: reason })).toContain('NANO_NOT_ASSESSED');
});

test.each<[string, SubstanceDecisions]>([
  ['an entry of an annex', { nanoBasis: 'ANNEX_ENTRY', nanoReason: reason }],
  ['a study of the nano form', { nanoBasis: 'POINT_OF_DEPARTURE', nanoReason: reason, pod: '5' }],
  ['a notification', { nanoBasis: 'NOTIFICATION', nanoReason: reason, nanoNotifiedOn: '2025-06-01' }],
])('%s covers it', (_, typed) => {
  expect(missingOf(typed)).not.toContain('NANO_NOT_ASSESSED');
});

test('a notification counts from its day on', () => {
  const typed = { nanoBasis: 'NOTIFICATION', nanoReason: reason } as const;
  const { checkedOn } = reportInput({});
  expect(missingOf({ ...typed, nanoNotifiedOn: checkedOn })).not.toContain('NANO_NOT_ASSESSED');
  expect(missingOf({ ...typed, nanoNotifiedOn: '2999-01-01' })).toContain('NANO_NOT_ASSESSED');
});

test.each<[string, SubstanceDecisions, keyof typeof DECISION_RULES | null]>([
  ['a reason alone', { nanoReason: reason }, null],
  ['an entry without a reason', { nanoBasis: 'ANNEX_ENTRY' }, 'nanoReason'],
  ['a reason of 19 characters', { nanoBasis: 'ANNEX_ENTRY', nanoReason: 'x'.repeat(19) }, 'nanoReason'],
  ['blanks as a reason', { nanoBasis: 'ANNEX_ENTRY', nanoReason: ' '.repeat(30) }, 'nanoReason'],
  ['a notification without its day', { nanoBasis: 'NOTIFICATION', nanoReason: reason }, 'nanoNotifiedOn'],
])('%s does not', (_, typed, refused) => {
  expect(missingOf(typed)).toContain('NANO_NOT_ASSESSED');
  const broken = Object.entries(DECISION_RULES).filter(([, rule]) => !rule(typed));
  expect(broken.map(([field]) => field)).toEqual(refused ? [refused] : []);
});

test('a waiver that says nothing does not take the place of a point of departure', () => {
  expect(missingOf({ ...waived, waiver: 'ok' }, [])).toContain('NO_POD');
  expect(missingOf({ ...waived, waiverReason: null }, [])).toContain('NO_POD');
  expect(missingOf(waived, [])).not.toContain('NO_POD');
  expect(missingOf(waived)).toContain('WAIVER_STALE');
});
