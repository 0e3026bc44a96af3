import { blockersOfSafe } from './blockers.ts';
import type { MissingItem } from './reportSections.ts';

const item = (code: MissingItem['code'], subject: string | null = null, params = {}): MissingItem => ({
  code,
  state: 'MISSING',
  subject,
  params,
});
const report = (missing: MissingItem[], microbiology: 'COMPLETE' | 'QUESTION' | 'INCOMPLETE' = 'COMPLETE') => ({
  composition: [{ tradeName: 'Nipaguard SCP', slug: 'nipaguard-scp' }],
  sections: [
    { code: 'A1', state: 'INCOMPLETE', missing } as const,
    { code: 'A3', state: microbiology, missing: [] } as const,
  ],
});
const blockers = (missing: MissingItem[], over: Partial<Parameters<typeof blockersOfSafe>[0]> = {}) =>
  blockersOfSafe({ report: report(missing), label: null, justified: [], comments: [], ...over });
const codes = (...args: Parameters<typeof blockers>) => blockers(...args).map(({ code }) => code);

test.each([
  'PROHIBITED',
  'OVER_LIMIT',
  'SUM_NOT_100',
  'CONCENTRATION_UNKNOWN',
  'MARGIN_BELOW',
  'MARGIN_EQUAL',
  'NO_POD',
  'CMR_NO_DATA',
  'IFRA_EXCEEDED',
  'ALLERGEN_NOT_ON_LABEL',
] as const)('%s stops SAFE', (code) => {
  expect(codes([item(code, 'Phenoxyethanol')])).toEqual([code]);
});

test.each(['IMPURITIES', 'NANO', 'INHALATION', 'FIELD', 'FRAGRANCE_CODE'] as const)('%s does not stop SAFE', (code) => {
  expect(codes([item(code, 'x')])).toEqual([]);
});

test('what two sections lack is one blocker', () => {
  expect(codes([item('NO_FORMULA'), item('NO_FORMULA')])).toEqual(['NO_FORMULA']);
});

test('a margin that is not above the required one stops SAFE until Part B justifies it, whatever the case of the name', () => {
  const below = item('MARGIN_BELOW', 'Phenoxyethanol', { margin: '36.526', required: '100' });
  expect(blockers([below])).toMatchObject([{ subject: 'Phenoxyethanol', margin: '36.526', required: '100' }]);
  expect(codes([below], { justified: ['PHENOXYETHANOL '] })).toEqual([]);
  expect(codes([below], { justified: ['Phenoxy'] })).toEqual(['MARGIN_BELOW']);
});

test('a missing point of departure cannot be justified away', () => {
  expect(codes([item('NO_POD', 'Alumina')], { justified: ['Alumina'] })).toEqual(['NO_POD']);
});

test.each(['QUESTION', 'INCOMPLETE'] as const)('microbiology that is %s stops SAFE', (state) => {
  expect(codes([], { report: report([], state) })).toEqual(['MICROBIOLOGY']);
});

test('a red label stops SAFE and leads to the label, a yellow one does not', () => {
  const label = { slug: 'krema', name: 'Krema' };
  expect(blockers([], { label: { ...label, status: 'RED' } })).toMatchObject([{ code: 'LABEL_RED', slug: 'krema' }]);
  expect(codes([], { label: { ...label, status: 'YELLOW' } })).toEqual([]);
});

test('a raw material without a word on CMR substances leads to the raw material', () => {
  expect(blockers([item('CMR_NO_DATA', 'Nipaguard SCP')])).toMatchObject([{ slug: 'nipaguard-scp' }]);
});

test('a comment that has to be resolved stops SAFE until it is', () => {
  const comment = { text: 'Nedostaje SDS.', isRequired: true, resolvedAt: null };
  expect(codes([], { comments: [comment] })).toEqual(['REQUIRED_COMMENT']);
  expect(codes([], { comments: [{ ...comment, resolvedAt: '2026-11-23T10:00:00.000Z' }] })).toEqual([]);
  expect(codes([], { comments: [{ ...comment, isRequired: false }] })).toEqual([]);
});
