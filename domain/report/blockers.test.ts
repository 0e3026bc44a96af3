import { headingsOf, REASONING_HEADINGS } from '../pif/partB.ts';
import { answeredUse, writtenReasoning } from './examples.testing.ts';
import { blockerKind } from './blockerKinds.ts';
import { blockerLink } from './blockerLinks.ts';
import { blockerSentence } from './blockerSentences.ts';
import { BLOCKER_CODES, type BlockerCode, blockersOfSafe, USE_QUESTIONS } from './blockers.ts';
import type { MissingItem } from './reportSections.ts';

const item = (code: MissingItem['code'], subject: string | null = null, params = {}): MissingItem => ({
  code,
  state: 'MISSING',
  subject,
  params,
});
const report = (missing: MissingItem[], microbiology: 'COMPLETE' | 'QUESTION' | 'INCOMPLETE' = 'COMPLETE') => ({
  composition: [
    { line: 1, tradeName: 'Nipaguard SCP', slug: 'nipaguard-scp', type: 'PLAIN' as const, fragrance: null },
  ],
  substances: [],
  ifra: [],
  sections: [
    { code: 'A1', state: 'INCOMPLETE', missing } as const,
    { code: 'A3', state: microbiology, missing: [] } as const,
  ],
});
const subjectOf = (code: BlockerCode): string =>
  code === 'REASONING_MISSING'
    ? 'MARGINS'
    : code === 'USE_NOT_KNOWN' || code === 'LABEL_CONTRADICTS'
      ? 'use'
      : code === 'AGE_GROUP_EXPOSURE'
        ? 'CHILD_3_10'
        : code === 'INHALATION_MISSING'
          ? 'localEffects'
          : 'Phenoxyethanol';
const blockers = (missing: MissingItem[], over: Partial<Parameters<typeof blockersOfSafe>[0]> = {}) =>
  blockersOfSafe({
    report: report(missing),
    requirements: [],
    explained: [],
    statement: 'The product is safe.',
    product: answeredUse,
    label: null,
    reasoning: writtenReasoning,
    justified: [],
    comments: [],
    ...over,
  });
const codes = (...args: Parameters<typeof blockers>) => blockers(...args).map(({ code }) => code);

test.each([
  'PROHIBITED',
  'OVER_LIMIT',
  'SUM_NOT_100',
  'CONCENTRATION_UNKNOWN',
  'AGE_GROUP_EXPOSURE',
  'INHALATION_MISSING',
  'MARGIN_BELOW',
  'MARGIN_EQUAL',
  'NO_POD',
  'WAIVER_STALE',
  'NANO_NOT_ASSESSED',
  'LABEL_CONTRADICTS',
  'CMR_NO_DATA',
  'IFRA_EXCEEDED',
  'ALLERGEN_NOT_ON_LABEL',
] as const)('%s stops SAFE', (code) => {
  expect(codes([item(code, 'Phenoxyethanol')])).toEqual([code]);
});

test.each(['IMPURITIES', 'INHALATION', 'FIELD', 'FRAGRANCE_CODE'] as const)('%s does not stop SAFE', (code) => {
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

describe('the reasoning', () => {
  test('every heading that applies stops SAFE until a person wrote or confirmed it', () => {
    for (const left of writtenReasoning) {
      const reasoning = writtenReasoning.filter((one) => one !== left);
      expect(blockers([], { reasoning })).toMatchObject([{ code: 'REASONING_MISSING', subject: left.heading }]);
    }
    expect(codes([], { reasoning: [] })).toHaveLength(writtenReasoning.length);
    expect(codes([], { reasoning: writtenReasoning.map((one) => ({ ...one, text: ' \n' })) })).toHaveLength(
      writtenReasoning.length,
    );
  });

  test.each([
    ['isForUnderThree', 'UNDER_THREE'],
    ['isForIntimateUse', 'INTIMATE_USE'],
    ['isInhalable', 'INHALATION'],
    ['hasNano', 'NANO'],
    ['hasClaims', 'CLAIMS'],
    ['hasVulnerable', 'VULNERABLE_GROUP'],
  ] as const)('%s wants the heading %s, and only then', (fact, heading) => {
    expect(blockers([], { product: { ...answeredUse, [fact]: true } })).toMatchObject([
      { code: 'REASONING_MISSING', subject: heading },
    ]);
    expect(headingsOf(answeredUse)).not.toContain(heading);
  });

  test('a heading that was written stays where the answer changed', () => {
    const text = { heading: 'UNDER_THREE', text: 'Written.' } as const;
    expect(headingsOf(answeredUse, [text])).toContain('UNDER_THREE');
    const everything = { ...answeredUse, isForUnderThree: true, isForIntimateUse: true, isInhalable: true };
    expect(headingsOf({ ...everything, hasNano: true, hasClaims: true, hasVulnerable: true })).toEqual(
      REASONING_HEADINGS,
    );
  });
});

test('no answer about the use may be open', () => {
  for (const question of USE_QUESTIONS) {
    const product = { ...answeredUse, category: null, [question]: null };
    expect(blockers([], { product })).toMatchObject([{ code: 'USE_NOT_KNOWN', subject: question }]);
  }
  // How a body lotion is used follows from its category.
  expect(codes([], { product: { ...answeredUse, use: null } })).toEqual([]);
});

test('every blocker has a sentence in both languages, and a link to the file, its formula, material or label', () => {
  const file = { slug: 'krema', formula: { slug: 'krema-f' }, label: { slug: 'krema-l' } };
  for (const code of BLOCKER_CODES) {
    const blocker = { code, subject: subjectOf(code), field: null, slug: null, margin: '36.5', required: '100' };
    const sentences = (['en', 'sr'] as const).map((language) => blockerSentence(blocker, language, (text) => text));
    expect(sentences.filter((text) => text === '' || /[{}]|undefined/.test(text))).toEqual([]);
    expect(sentences[0]).not.toBe(sentences[1]);
    expect(blockerLink(blocker, file)).toMatch(
      /^\/(pifs\/(opis|cpsr|todo-docs)|incigen|sirovine|deklaracije|incidata)/,
    );
    expect(blockerKind(code, 'en')).not.toBe(blockerKind(code, 'sr'));
  }
});

test('a figure without a reason and a report without a statement stop SAFE', () => {
  expect(codes([{ ...item('FIELD', 'exposure'), state: 'QUESTION' }])).toEqual(['FIGURE_UNREASONED']);
  for (const statement of [null, '', ' ', '.']) expect(codes([], { statement })).toEqual(['STATEMENT_MISSING']);
});

test('no sentence lifts a margin of exposure that is below the required one', () => {
  const below = item('MARGIN_BELOW', 'Benzene', { margin: '1.82', required: '25000' });
  expect(codes([below], { justified: ['Benzene'] })).toEqual(['MARGIN_BELOW']);
});
