import { line } from '../formula/examples.testing.ts';
import { NOTHING_STATED, type PointDetails } from '../exposure/pointOfDeparture.ts';
import { ingredient, missingOf, oneSubstance, reportInput, reportLine } from './examples.testing.ts';
import { safetyReport } from './safetyReport.ts';
import type { ReportToxicology, TypedProfile } from './safetyReportInput.ts';

/** A lotion, A = 123.2 mg/kg bw/day, with 1 % of glycerin, and what is recorded of it. */
function rowOf(
  data: Partial<Omit<ReportToxicology, 'podDetails'>> & { podDetails?: Partial<PointDetails> },
  own?: typeof data,
  typed: Partial<TypedProfile> = {},
) {
  const input = reportInput({});
  const stated = ({ podDetails, ...rest }: typeof data): Partial<ReportToxicology> => ({
    ...rest,
    podDetails: podDetails ? { ...NOTHING_STATED, ...podDetails } : null,
  });
  const found = ingredient('GLYCERIN', stated(data));
  const report = safetyReport({
    ...input,
    product: { ...input.product, category: 'body_care_products', use: 'leave-on' },
    lines: [line('1', 'Glycerin'), line('99', 'Aqua')].map(reportLine),
    ingredients: [{ ...found, own: own ? ingredient('GLYCERIN', stated(own)).global : null }],
    partA: { ...input.partA, profiles: [{ inciName: 'Glycerin', ...typed }] },
  });
  const row = report.substances.find(({ inciName }) => inciName.toUpperCase() === 'GLYCERIN');
  if (!row) throw new Error('The product holds glycerin');
  const codes = report.sections.flatMap(({ missing }) =>
    missing
      .filter(({ code, subject }) => subject?.toUpperCase() === 'GLYCERIN' && code !== 'ENDPOINT_MISSING')
      .map(({ code }) => code),
  );
  return { row, codes };
}
const figures = (...args: Parameters<typeof rowOf>) => {
  const { row } = rowOf(...args);
  return [row.pointOfDeparture?.systemic.value, row.own?.margin?.value, row.verdict];
};

/**
 * Worked by hand: SED = 123.2 × 1/100 × DAp/100, that is 0.616 at 50 % and 0.1232 at 10 % (SCCS/1647/22, body lotion).
 * PODsys = POD × factors × absorption of its route, MoS = PODsys / SED.
 */
test.each<[string, Parameters<typeof rowOf>[0], (string | undefined)[]]>([
  // 300 × 50 % = 150; 150 / 0.616 = 243.506…
  ['as every value was before types were kept', { noaelMgPerKgDay: 300 }, ['150', '243.506', 'PASSES']],
  [
    'the same with its type',
    { noaelMgPerKgDay: 300, podDetails: { type: 'NOAEL', route: 'ORAL', duration: 'DAYS_90', daysPerWeek: 7 } },
    ['150', '243.506', 'PASSES'],
  ],
  // 300 / 3 × 50 % = 50; 50 / 0.616 = 81.1688…
  ['a LOAEL', { noaelMgPerKgDay: 300, podDetails: { type: 'LOAEL' } }, ['50', '81.1688', 'FAILS']],
  // 300 / 3 × 5/7 × 50 % = 35.7142…; / 0.616 = 57.9777…
  [
    'a LOAEL of five days a week',
    { noaelMgPerKgDay: 300, podDetails: { type: 'LOAEL', daysPerWeek: 5 } },
    ['35.7143', '57.9777', 'FAILS'],
  ],
  // 300 / 3 × 80 % = 80; 80 / 0.616 = 129.870…
  [
    '28 days, oral absorption 80 %',
    { noaelMgPerKgDay: 300, oralAbsorptionPercent: 80, podDetails: { duration: 'DAYS_28' } },
    ['80', '129.87', 'PASSES'],
  ],
  // Dermal: 300 × 10 % = 30, never × 50 % oral; SED = 0.1232; 30 / 0.1232 = 243.506…
  [
    'a dermal study by the absorption of the substance',
    { noaelMgPerKgDay: 300, dermalAbsorptionPercent: 10, podDetails: { route: 'DERMAL' } },
    ['30', '243.506', 'PASSES'],
  ],
  // 300 × 4 % = 12; 12 / 0.1232 = 97.4025…
  [
    'a dermal study by the absorption that it measured',
    {
      noaelMgPerKgDay: 300,
      dermalAbsorptionPercent: 10,
      podDetails: { route: 'DERMAL', dermalAbsorptionPercent: 4 },
    },
    ['12', '97.4026', 'FAILS'],
  ],
  // 300 × 20 % = 60, against the default of 50 % in the product: 60 / 0.616 = 97.4025…
  [
    'a dermal study of 20 % where the substance has no absorption',
    { noaelMgPerKgDay: 300, podDetails: { route: 'DERMAL', dermalAbsorptionPercent: 20 } },
    ['60', '97.4026', 'FAILS'],
  ],
  [
    'a dermal study of which no absorption is known',
    { noaelMgPerKgDay: 300, podDetails: { route: 'DERMAL' } },
    [undefined, undefined, 'NO_POD'],
  ],
  [
    'a study of inhalation alone',
    { noaelMgPerKgDay: 300, podDetails: { route: 'INHALATION' } },
    [undefined, undefined, 'NO_POD'],
  ],
])('%s', (_, data, expected) => expect(figures(data)).toEqual(expected));

test('each factor is a step with its source, and nobody verified it', () => {
  const { row } = rowOf({
    noaelMgPerKgDay: 63,
    podDetails: { type: 'LOAEL', duration: 'DAYS_28', daysPerWeek: 5 },
  });
  // 63 / 3 = 21; / 3 = 7; × 5/7 = 5
  expect(row.pointOfDeparture?.steps?.map(({ written, after }) => [written, after.value])).toEqual([
    ['÷ 3', '21'],
    ['÷ 3', '7'],
    ['× 5/7', '5'],
  ]);
  expect(row.pointOfDeparture?.steps?.[0]?.after).toMatchObject({ source: 'SCCS/1647/22', isVerified: false });
  expect(row.own?.margin?.isVerified).toBe(false);
});

test('a study of inhalation stands beside the one that the margin uses', () => {
  const inhaled = { noaelMgPerKgDay: 5000, podDetails: { route: 'INHALATION' as const } };
  const { row } = rowOf({ noaelMgPerKgDay: 300 }, inhaled);
  expect(row.pointOfDeparture?.value.value).toBe('300');
  expect(row.own?.margin?.value).toBe('243.506');
  expect(row.inhaled).toMatchObject({ value: { value: '5000' }, details: { route: 'INHALATION' } });
});

/**
 * T25 of 5 × 10^6 mg/kg × 50 % = 2.5 × 10^5 … / 0.616: the margin of exposure that is asked is 25,000 (EFSA 2005). A
 * T25 of 300 has 243.506, and fails although an ordinary margin would pass.
 */
test('a margin on a T25 is never one of safety', () => {
  const low = rowOf({ noaelMgPerKgDay: 300, podDetails: { type: 'T25', duration: 'CHRONIC' } });
  expect([low.row.verdict, low.row.requiredMargin.value, low.codes]).toEqual(['FAILS', '25000', ['MARGIN_BELOW']]);
  const high = rowOf({ noaelMgPerKgDay: 500_000, podDetails: { type: 'T25', duration: 'CHRONIC' } });
  expect([high.row.verdict, high.codes]).toEqual(['QUESTION', ['MARGIN_ON_T25', 'POD_UNUSUAL']]);
});

const because = 'A study of this very grade, read by the assessor.';
test.each([
  [10_000, false],
  [10_001, true],
])('a point of departure of %d is asked about: %s', (noael, isAsked) => {
  const report = safetyReport(oneSubstance('1', null, { noael, dermal: 50, oral: 50 }, 'body_care_products'));
  expect(missingOf(report, 'A8')?.includes('POD_UNUSUAL PHENOXYETHANOL')).toBe(isAsked);
});

const ofFile = { pod: '600', podSource: 'Study report A-1', podReason: because };

test('a value for this file alone goes before all others, with its reason', () => {
  // 600 / 3 × 50 % = 100; 100 / 0.616 = 162.337…
  const { row } = rowOf({ noaelMgPerKgDay: 300 }, { noaelMgPerKgDay: 200 }, { ...ofFile, podType: 'LOAEL' });
  expect(row.pointOfDeparture?.value).toMatchObject({
    value: '600',
    origin: 'override',
    source: 'Study report A-1',
    overriddenBecause: because,
  });
  expect([row.pointOfDeparture?.systemic.value, row.own?.margin?.value]).toEqual(['100', '162.338']);
});

test.each<[string, Partial<TypedProfile>]>([
  ['a source', { ...ofFile, podSource: ' ' }],
  ['a reason', { ...ofFile, podReason: 'so' }],
])('a value for this file without %s does not count', (_, typed) => {
  expect(rowOf({ noaelMgPerKgDay: 300 }, undefined, typed).row.pointOfDeparture?.value.value).toBe('300');
});

test('an absorption for this file alone takes the place of both', () => {
  const typed = {
    dermalAbsorption: '5',
    oralAbsorption: '40',
    absorptionSource: 'OECD 428',
    absorptionReason: because,
  };
  // SED = 123.2 × 1 % × 5 % = 0.0616; 300 × 40 % = 120; 120 / 0.0616 = 1948.051…
  const { row } = rowOf({ noaelMgPerKgDay: 300, dermalAbsorptionPercent: 20 }, undefined, typed);
  expect(row.own?.dermalAbsorption).toMatchObject({ value: '5', origin: 'override', source: 'OECD 428' });
  expect([row.own?.systemicExposure.value, row.own?.margin?.value]).toEqual(['0.0616', '1948.05']);
});

test('form and purity for this file go before those of the data', () => {
  const { row } = rowOf({ physicalForm: 'liquid', purity: '95 %' }, undefined, { physicalForm: 'powder' });
  expect([row.profile.physicalForm?.value, row.profile.purity?.value]).toEqual(['powder', '95 %']);
});

test('a waiver whose reason no longer holds is told', () => {
  const text = 'Far below the threshold of its Cramer class.';
  const ttc = { cramerClass: 'I', hasGenotoxicityAlert: false, isOrganophosphateOrCarbamate: false } as const;
  // SED = 0.616 mg/kg = 616 µg/kg, above the 46 of class I.
  const above = rowOf({}, undefined, { waiverReason: 'BELOW_TTC', waiver: text, ...ttc });
  expect([above.row.verdict, above.codes]).toEqual(['WAIVED', ['WAIVER_STALE']]);
  expect(rowOf({}, undefined, { waiverReason: 'WATER', waiver: text }).codes).toEqual(['WAIVER_STALE']);
  expect(rowOf({}, undefined, { waiverReason: 'FOOD', waiver: text }).codes).toEqual([]);
  expect(rowOf({ noaelMgPerKgDay: 300 }, undefined, { waiverReason: 'FOOD', waiver: text }).codes).toEqual([
    'WAIVER_STALE',
  ]);
});
