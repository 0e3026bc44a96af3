import { line } from '../formula/examples.testing.ts';
import type { EndpointStatement } from '../ingredient/toxicology.ts';
import { blockersOfSafe, type Assessed } from './blockers.ts';
import { ingredient, reportInput, reportLine } from './examples.testing.ts';
import { safetyReport } from './safetyReport.ts';
import type { ReportToxicology, TypedProfile } from './safetyReportInput.ts';

const TTC = { cramerClass: 'I', hasGenotoxicityAlert: false, isOrganophosphateOrCarbamate: false } as const;

/** A8 of a lotion with some glycerin. */
function asked(
  data: Partial<ReportToxicology> | null,
  typed: Partial<TypedProfile> = {},
  percent = '1',
  functions: string[] = [],
) {
  const input = reportInput({});
  const report = safetyReport({
    ...input,
    product: { ...input.product, category: 'body_care_products', use: 'leave-on' },
    lines: [line(percent, 'Glycerin'), line(String(100 - Number(percent)), 'Aqua')].map(reportLine),
    ingredients: data ? [ingredient('GLYCERIN', data, { functions })] : [],
    partA: { ...input.partA, profiles: [{ inciName: 'Glycerin', ...typed }] },
  });
  const missing = report.sections
    .flatMap(({ missing: all }) => all)
    .filter(({ code, subject }) => code === 'ENDPOINT_MISSING' && subject === 'GLYCERIN');
  return { report, names: missing.map(({ params }) => params['endpoint']) };
}
const POD = { noaelMgPerKgDay: 1000 };
const FOUR = ['skinIrritation', 'eyeIrritation', 'sensitisation', 'genotoxicity'];
const stated = (endpoint: string, more: Partial<EndpointStatement>): EndpointStatement => ({
  endpoint: endpoint as EndpointStatement['endpoint'],
  text: '',
  source: null,
  noData: null,
  ...more,
});

test('four endpoints are asked of a substance with a point of departure', () => {
  expect(asked(POD).names).toEqual(FOUR);
});

test('each is answered by a text with its source, or by a reason why there are no data', () => {
  const endpoints = [
    stated('skinIrritation', { text: 'Not irritating.', source: 'OECD 404' }),
    stated('eyeIrritation', { noData: 'READ_ACROSS' }),
    // A text that nobody can look up is none.
    stated('sensitisation', { text: 'Not sensitising.' }),
    stated('genotoxicity', { text: ' ', source: 'OECD 471' }),
  ];
  expect(asked({ ...POD, endpoints }).names).toEqual(['sensitisation', 'genotoxicity']);
});

test.each<[string, string[], Partial<ReportToxicology>]>([
  ['a UV filter', ['UV FILTER'], {}],
  ['what absorbs ultraviolet light', [], { uvAbsorption: 'maximum at 310 nm' }],
])('%s is also asked for phototoxicity', (_, functions, data) => {
  expect(asked({ ...POD, ...data }, {}, '1', functions).names).toEqual([...FOUR, 'phototoxicity']);
});

test('nothing is asked of what is waived, below the threshold, or has a blocker of its own', () => {
  expect(asked({}, { waiverReason: 'FOOD', waiver: 'A sugar alcohol of food, no higher intake.' }).names).toEqual([]);
  // SED = 123.2 × 0.01 % × 50 % = 6.16 µg/kg, below the 46 of class I; at 1 % it is 616.
  expect(asked(POD, TTC, '0.01').names).toEqual([]);
  expect(asked(POD, TTC, '1').names).toEqual(FOUR);
  expect(asked({}).names).toEqual([]);
});

test('what people wrote answers for a substance that the ingredient data do not know', () => {
  const pod = { pod: '1000', podSource: 'A study', podReason: 'The data do not know this substance.' };
  expect(asked(null, pod).names).toEqual(FOUR);
  expect(asked(null, { ...pod, text: 'Neither irritating nor sensitising nor genotoxic.' }).names).toEqual([]);
});

test('each is a blocker of its own, and leads to the data of its substance', () => {
  const { report } = asked(POD);
  const assessed: Assessed = {
    report,
    requirements: [],
    product: { category: null, use: null, isForUnderThree: null, isForIntimateUse: null, isInhalable: null } as never,
    label: null,
    reasoning: [],
    explained: [],
    statement: 'The product is safe.',
    justified: [],
    comments: [],
  };
  const blockers = blockersOfSafe(assessed).filter(({ code }) => code === 'ENDPOINT_MISSING');
  expect(blockers.map(({ subject, field }) => [subject, field])).toEqual(FOUR.map((field) => ['GLYCERIN', field]));
});
