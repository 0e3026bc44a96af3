import { decimalOf } from '../quantity/decimal.ts';
import type { Fraction } from '../quantity/fraction.ts';
import { compareFractions, fractionOf, isZero, times } from '../quantity/fraction.ts';
import type { InvalidInput, Result } from '../result.ts';
import { err, ok, validateNumber } from '../result.ts';
import { defaults, type Default } from './defaults.ts';

/** What a point of departure is. T25: the dose of 25 % tumours, of a carcinogen without a threshold. */
export const POINT_TYPES = ['NOAEL', 'NOEL', 'BMDL', 'LOAEL', 'T25'] as const;
export type PointType = (typeof POINT_TYPES)[number];

/** How the animals of a study took the substance in. */
export const POINT_ROUTES = ['ORAL', 'DERMAL', 'INHALATION'] as const;
export type PointRoute = (typeof POINT_ROUTES)[number];

/** How long a study took, or what kind it was where that decides. */
export const STUDY_DURATIONS = ['DAYS_28', 'DAYS_90', 'CHRONIC', 'DEVELOPMENTAL', 'OTHER'] as const;
export type StudyDuration = (typeof STUDY_DURATIONS)[number];

/** On how many days of a week a study gives the dose. */
export const DOSING_DAYS = [5, 7] as const;

/** What a point of departure is, beside its value. Null: not stated, and then nothing is adjusted for it. */
export type PointDetails = {
  /** Not stated: a NOAEL, as every value was before types were kept. */
  readonly type: PointType | null;
  /** Not stated: oral. */
  readonly route: PointRoute | null;
  readonly duration: StudyDuration | null;
  /** 5 or 7. */
  readonly daysPerWeek: number | null;
  readonly year: number | null;
  /** What the skin of the species of a dermal study lets through, %; null: not measured. */
  readonly dermalAbsorptionPercent: number | null;
};

/** What a value is that was stored before types were kept. */
export const NOTHING_STATED: PointDetails = {
  type: null,
  route: null,
  duration: null,
  daysPerWeek: null,
  year: null,
  dermalAbsorptionPercent: null,
};

/** What a value is adjusted for. */
export type PointFactorCode = 'LOAEL' | 'DAYS_28' | 'FIVE_DAYS';

/** A factor that a value is multiplied by, above 0 and at most 1, with its source. */
export type PointFactor = {
  readonly code: PointFactorCode;
  readonly factor: Fraction;
  /** As it is written in every language: "÷ 3". */
  readonly written: string;
  readonly default: Default;
};

const divided = (by: Default): Pick<PointFactor, 'factor' | 'written' | 'default'> => ({
  factor: { numerator: 1n, denominator: BigInt(by.value) },
  written: `÷ ${by.value}`,
  default: by,
});

/**
 * The factors of a value by what it is: a LOAEL is divided by 3, a 28-day study by 3, and a dose of five days a week is
 * taken for seven. SCCS/1647/22; the figures are ours until somebody verifies them. From 90 days to a chronic study
 * there is no factor.
 */
export const pointFactors = ({ type, duration, daysPerWeek }: PointDetails): PointFactor[] => [
  ...(type === 'LOAEL' ? [{ code: 'LOAEL' as const, ...divided(defaults.loaelToNoael) }] : []),
  ...(duration === 'DAYS_28' ? [{ code: 'DAYS_28' as const, ...divided(defaults.subacuteToSubchronic) }] : []),
  ...(daysPerWeek === 5
    ? [
        {
          code: 'FIVE_DAYS' as const,
          factor: { numerator: 5n, denominator: 7n },
          written: '× 5/7',
          default: defaults.fiveDaysAWeek,
        },
      ]
    : []),
];

const ONE = fractionOf(decimalOf(1));
const isFactor = (factor: Fraction): boolean =>
  factor.denominator > 0n && factor.numerator >= 0n && !isZero(factor) && compareFractions(factor, ONE) <= 0;

/** A value after each of its factors, mg/kg bw/day. */
export type AdjustedPoint = {
  readonly steps: readonly { readonly factor: PointFactor; readonly after: Fraction }[];
  readonly value: Fraction;
};

/**
 * Multiplies a value, mg/kg bw/day, with its factors. Fails on a value that is not above 0, and on a factor that is not
 * above 0 or would raise the value.
 */
export function adjustPoint(valueMgPerKgDay: number, factors: readonly PointFactor[]): Result<AdjustedPoint> {
  const errors: InvalidInput[] = [
    ...validateNumber('pointOfDepartureMgPerKgDay', valueMgPerKgDay, 'positive'),
    ...factors.flatMap(({ code, factor }, at): InvalidInput[] =>
      isFactor(factor) ? [] : [{ code: 'OUT_OF_RANGE', field: `factors.${at}`, params: { code } }],
    ),
  ];
  if (errors.length > 0) return err(errors);
  let value = fractionOf(decimalOf(valueMgPerKgDay));
  const steps = factors.map((factor) => {
    value = times(value, factor.factor);
    return { factor, after: value };
  });
  return ok({ steps, value });
}
