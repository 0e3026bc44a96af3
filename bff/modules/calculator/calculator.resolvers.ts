import { compareListsInSteps } from '../../../domain/comparison/compareLists.ts';
import { aggregateExposure } from '../../../domain/exposure/aggregateExposure.ts';
import {
  REQUIRED_MARGIN_OF_EXPOSURE,
  marginOfExposure,
  type ExposureBasis as DomainBasis,
} from '../../../domain/exposure/marginOfExposure.ts';
import { marginOfSafety, type MarginVerdict as DomainVerdict } from '../../../domain/exposure/marginOfSafety.ts';
import { sedByAmount } from '../../../domain/exposure/systemicExposure.ts';
import { assessByTtc, type TtcExclusion as DomainExclusion } from '../../../domain/exposure/ttc.ts';
import { adviseOnPao, type PaoInput } from '../../../domain/pao/adviseOnPao.ts';
import { PAO_SCALE_VERIFIED, PAO_SOURCE } from '../../../domain/pao/paoScale.ts';
import { parseInput } from '../../input.ts';
import { requesterOf, type Context } from '../../context.ts';
import { listInTurns, runCooperatively } from '../../timeSlices.ts';
import type {
  ChallengeTest,
  CompareListsInput,
  ExposureBasis,
  ListComparison,
  MarginOfExposure,
  MarginOfExposureInput,
  MarginOfSafety,
  MarginOfSafetyInput,
  MarginVerdict,
  PreservationPeriod,
  PreservationPeriodInput,
  Resolvers,
  ThresholdOfToxicologicalConcern,
  ThresholdOfToxicologicalConcernInput,
  TtcExclusion,
} from '../../resolvers.generated.ts';
import { aggregateExposureInput, compareListsInput, requiredMargin } from './calculator.input.ts';
import { valueOf } from './calculator.errors.ts';

const verdicts = { above: 'ABOVE', at: 'AT', below: 'BELOW' } as const satisfies Record<DomainVerdict, MarginVerdict>;
const bases = { THRESHOLD: 'threshold', BMDL10: 'bmdl10', T25: 't25' } as const satisfies Record<
  ExposureBasis,
  DomainBasis
>;
const tests = { A: 'A', B: 'B', FAILED: 'failed' } as const satisfies Record<ChallengeTest, PaoInput['challengeTest']>;
const exclusionNames = {
  METAL: 'metal',
  INORGANIC: 'inorganic',
  PROTEIN: 'protein',
  STEROID: 'steroid',
  NANOMATERIAL: 'nanomaterial',
  RADIOACTIVE: 'radioactive',
  HIGH_POTENCY_CARCINOGEN: 'highPotencyCarcinogen',
  BIOACCUMULATING: 'bioaccumulating',
  UNDEFINED_MIXTURE: 'undefinedMixture',
  REGULATED_SUBSTANCE: 'regulatedSubstance',
} as const satisfies Record<TtcExclusion, DomainExclusion>;

function safety(input: MarginOfSafetyInput): MarginOfSafety {
  const { required, ...given } = input;
  const other = required ? parseInput(requiredMargin, required, 'input.required') : null;
  const { verdict, ...figures } = valueOf(marginOfSafety({ ...given, ...(other && { required: other }) }));
  return { ...figures, verdict: verdicts[verdict] };
}

function exposure({ basis, ...input }: MarginOfExposureInput): MarginOfExposure {
  const { verdict, ...figures } = valueOf(marginOfExposure({ ...input, basis: bases[basis] }));
  return {
    ...figures,
    verdict: verdicts[verdict],
    isRequiredMarginVerified: REQUIRED_MARGIN_OF_EXPOSURE[bases[basis]].verified,
  };
}

function concern({ exclusions, ...input }: ThresholdOfToxicologicalConcernInput): ThresholdOfToxicologicalConcern {
  const named = [...new Set(exclusions)].map((exclusion) => exclusionNames[exclusion]);
  const { threshold, ...assessed } = valueOf(assessByTtc({ ...input, exclusions: named }));
  const { verified, ...value } = threshold;
  return { ...assessed, threshold: { ...value, isVerified: verified } };
}

function period({ challengeTest, provenDurabilityMonths, ...input }: PreservationPeriodInput): PreservationPeriod {
  const known = {
    challengeTest: challengeTest ? tests[challengeTest] : null,
    provenDurabilityMonths: provenDurabilityMonths ?? null,
  };
  const { caps, ...advice } = valueOf(adviseOnPao({ ...input, ...known }));
  return {
    ...advice,
    caps: caps.map(({ cap, months }) => ({ kind: cap, months })),
    source: PAO_SOURCE,
    isVerified: PAO_SCALE_VERIFIED,
  };
}

async function difference(input: CompareListsInput, context: Context): Promise<ListComparison> {
  const { a, b } = parseInput(compareListsInput, input);
  const { onlyInA, onlyInB, inBoth, nearMatches, repeatedInA, repeatedInB } = await runCooperatively(
    requesterOf(context),
    compareListsInSteps(a, b),
  );
  return {
    onlyInA: [...onlyInA],
    onlyInB: [...onlyInB],
    inBoth: [...inBoth],
    nearMatches: [...nearMatches],
    repeatedInA: [...repeatedInA],
    repeatedInB: [...repeatedInB],
  };
}

export const calculatorResolvers: Resolvers = {
  Query: {
    marginOfSafety: (_, { input }) => safety(input),
    marginOfExposure: (_, { input }) => exposure(input),
    systemicExposureByAmount: (_, { input }) => ({ systemicExposureMgPerKgDay: valueOf(sedByAmount(input)) }),
    aggregateExposure: (_, { input }) => {
      const { parts, ...sum } = valueOf(aggregateExposure(parseInput(aggregateExposureInput, input).products));
      return { ...sum, parts: [...parts] };
    },
    thresholdOfToxicologicalConcern: (_, { input }) => concern(input),
    preservationPeriod: (_, { input }) => period(input),
    compareLists: (_, { input }, context) => difference(input, context),
  },
  // Of thousands of items each, at the limit.
  ListComparison: {
    onlyInA: ({ onlyInA }, _args, context) => listInTurns(requesterOf(context), onlyInA),
    onlyInB: ({ onlyInB }, _args, context) => listInTurns(requesterOf(context), onlyInB),
    inBoth: ({ inBoth }, _args, context) => listInTurns(requesterOf(context), inBoth),
    nearMatches: ({ nearMatches }, _args, context) => listInTurns(requesterOf(context), nearMatches),
    repeatedInA: ({ repeatedInA }, _args, context) => listInTurns(requesterOf(context), repeatedInA),
    repeatedInB: ({ repeatedInB }, _args, context) => listInTurns(requesterOf(context), repeatedInB),
  },
};
