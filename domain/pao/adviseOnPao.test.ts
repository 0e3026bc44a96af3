import fc from 'fast-check';
import type { PaoInput } from './adviseOnPao.ts';
import { adviseOnPao } from './adviseOnPao.ts';
import { paoFactors } from './paoScale.ts';

const scored = (scores: readonly (number | null)[], more: Partial<PaoInput> = {}): PaoInput => ({
  formulation: scores[0] ?? null,
  packaging: scores[1] ?? null,
  volumeAndFrequency: scores[2] ?? null,
  applicationArea: scores[3] ?? null,
  targetPopulation: scores[4] ?? null,
  challengeTest: 'A',
  hasReturningEyeApplicator: false,
  isForUnderThree: false,
  provenDurabilityMonths: null,
  ...more,
});
const advice = (scores: readonly (number | null)[], more: Partial<PaoInput> = {}) => {
  const result = adviseOnPao(scored(scores, more));
  return result.ok
    ? [result.value.sum, result.value.months, ...result.value.caps.map(({ cap }) => cap)]
    : result.errors.map(({ field, code }) => `${field} ${code}`);
};

test.each<[string, number[], Partial<PaoInput>, unknown[]]>([
  ['all favourable', [1, 1, 1, 1, 1], {}, [5, 24]],
  ['body lotion with a pump', [3, 2, 2, 2, 1], {}, [10, 18]],
  ['face cream in a jar', [3, 4, 2, 3, 1], {}, [13, 12]],
  ['mascara', [3, 4, 3, 4, 1], { hasReturningEyeApplicator: true }, [15, 6]],
  ['baby cream in a jar, criteria B', [4, 4, 3, 3, 4], { challengeTest: 'B', isForUnderThree: true }, [18, 3]],
])('the examples of the domain notes: %s', (_, scores, more, expected) => {
  expect(advice(scores, more)).toEqual(expected);
});

test.each<[string, number[], Partial<PaoInput>, unknown[]]>([
  ['rich formula in an open pack', [4, 3, 1, 1, 1], {}, [10, 6, 'RICH_FORMULA_OPEN_PACK']],
  ['mascara that would get more', [1, 4, 1, 1, 1], { hasReturningEyeApplicator: true }, [8, 6, 'EYE_APPLICATOR']],
  ['children under three', [1, 1, 1, 1, 3], { isForUnderThree: true }, [7, 12, 'UNDER_THREE']],
  ['under three by the score', [1, 1, 1, 1, 4], {}, [8, 12, 'UNDER_THREE']],
  ['a failed challenge test', [1, 1, 1, 1, 1], { challengeTest: 'failed' }, [5, null, 'CHALLENGE_TEST_FAILED']],
  ['a durability that asks for a date', [1, 1, 1, 1, 1], { provenDurabilityMonths: 30 }, [5, null, 'DATE_INSTEAD']],
  ['a durability that leaves room', [1, 1, 1, 1, 1], { provenDurabilityMonths: 31 }, [5, 24]],
])('caps: %s', (_, scores, more, expected) => {
  expect(advice(scores, more)).toEqual(expected);
});

test('a missing or invalid score is an error of its factor', () => {
  expect(advice([null, 0, 5, 1.5, 1], { provenDurabilityMonths: -1 })).toEqual([
    'formulation MISSING',
    'packaging OUT_OF_RANGE',
    'volumeAndFrequency OUT_OF_RANGE',
    'applicationArea OUT_OF_RANGE',
    'provenDurabilityMonths NOT_POSITIVE',
  ]);
});

test('a worse score never lengthens the period', () => {
  const score = fc.integer({ min: 1, max: 4 });
  const scoring = fc.array(score, { minLength: paoFactors.length, maxLength: paoFactors.length });
  fc.assert(
    fc.property(scoring, fc.nat(paoFactors.length - 1), score, (scores, at, other) => {
      const worse = scores.map((one, index) => (index === at ? Math.max(one, other) : one));
      const [, months] = advice(scores);
      const [, fewer] = advice(worse);
      expect(Number(fewer)).toBeLessThanOrEqual(Number(months));
      expect([3, 6, 12, 18, 24]).toContain(months);
    }),
    { seed: 1, numRuns: 1000 },
  );
});
