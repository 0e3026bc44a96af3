import { line } from '../formula/examples.testing.ts';
import { NOTHING_STATED, type PointDetails } from '../exposure/pointOfDeparture.ts';
import { ingredient, reportInput, reportLine } from './examples.testing.ts';
import { safetyReport } from './safetyReport.ts';
import type { ReportToxicology } from './safetyReportInput.ts';

/** A lotion, A = 123.2 mg/kg bw/day, with 1 % of glycerin, and what is recorded of it. */
function rowOf(
  data: Partial<Omit<ReportToxicology, 'podDetails'>> & { podDetails?: Partial<PointDetails> },
  own?: typeof data,
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
  });
  const row = report.substances.find(({ inciName }) => inciName.toUpperCase() === 'GLYCERIN');
  if (!row) throw new Error('The product holds glycerin');
  const codes = report.sections.flatMap(({ missing }) =>
    missing.filter(({ subject }) => subject?.toUpperCase() === 'GLYCERIN').map(({ code }) => code),
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
  expect([high.row.verdict, high.codes]).toEqual(['QUESTION', ['MARGIN_ON_T25']]);
});
