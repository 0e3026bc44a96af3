import { DATE_UP_TO_MONTHS } from '../label/checkDurability.ts';
import type { Result, InvalidInput } from '../result.ts';
import { ok, err } from '../result.ts';
import type { PaoFactor, PaoScale } from './paoScale.ts';
import { paoFactors, paoScale } from './paoScale.ts';

/** Scores from 1 (favourable) to 4 of the five factors, and what else is known. */
export type PaoInput = Readonly<Record<PaoFactor, number | null>> & {
  /** Result of the challenge test by ISO 11930, or null when there is none. */
  readonly challengeTest: 'A' | 'B' | 'failed' | null;
  /** Mascara or eyeliner whose applicator goes back into the pack. */
  readonly hasReturningEyeApplicator: boolean;
  readonly isForUnderThree: boolean;
  /** Durability that stability tests prove, in months; null when not known. */
  readonly provenDurabilityMonths: number | null;
};

/** Why the months are fewer than the sum gives, or why there are none. */
export type PaoCap =
  | 'RICH_FORMULA_OPEN_PACK'
  | 'EYE_APPLICATOR'
  | 'UNDER_THREE'
  | 'PROVEN_DURABILITY'
  | 'CHALLENGE_TEST_FAILED'
  | 'DATE_INSTEAD';

/** The advice. */
export type PaoAdvice = {
  readonly sum: number;
  /** Months by the sum alone. */
  readonly monthsBySum: number;
  /** Advised period after opening, in months; null when there must be none. */
  readonly months: number | null;
  /** What lowered or forbade it, in the order it was looked at. */
  readonly caps: readonly { readonly cap: PaoCap; readonly months: number | null }[];
};

function validateInput(input: PaoInput): InvalidInput[] {
  const scores = paoFactors.flatMap((factor): InvalidInput[] => {
    const score = input[factor];
    if (score === null) return [{ code: 'MISSING', field: factor, params: {} }];
    return Number.isInteger(score) && score >= 1 && score <= 4
      ? []
      : [{ code: 'OUT_OF_RANGE', field: factor, params: { value: score, least: 1, most: 4 } }];
  });
  const durability = input.provenDurabilityMonths;
  const isReal = durability === null || (Number.isFinite(durability) && durability > 0);
  return isReal
    ? scores
    : [...scores, { code: 'NOT_POSITIVE', field: 'provenDurabilityMonths', params: { value: durability } }];
}

function capsOf(input: PaoInput, scale: PaoScale): { readonly cap: PaoCap; readonly months: number | null }[] {
  const durability = input.provenDurabilityMonths;
  const isRichAndOpen = input.formulation === 4 && (input.packaging ?? 0) >= 3;
  return [
    ...(input.challengeTest === 'failed' ? [{ cap: 'CHALLENGE_TEST_FAILED' as const, months: null }] : []),
    ...(durability !== null && durability <= DATE_UP_TO_MONTHS ? [{ cap: 'DATE_INSTEAD' as const, months: null }] : []),
    ...(isRichAndOpen ? [{ cap: 'RICH_FORMULA_OPEN_PACK' as const, months: scale.richFormulaOpenPackMonths }] : []),
    ...(input.hasReturningEyeApplicator ? [{ cap: 'EYE_APPLICATOR' as const, months: scale.eyeApplicatorMonths }] : []),
    ...(input.isForUnderThree || input.targetPopulation === 4
      ? [{ cap: 'UNDER_THREE' as const, months: scale.underThreeMonths }]
      : []),
    ...(durability !== null && durability > DATE_UP_TO_MONTHS
      ? [{ cap: 'PROVEN_DURABILITY' as const, months: durability }]
      : []),
  ];
}

/**
 * Advises on a period after opening from five factors scored 1 to 4 (formulation, packaging, volume and frequency,
 * application area, target population): their sum gives the months, then caps lower or forbid them. The factors are
 * those of the AFSSAPS (ANSM) recommendation of 17 March 2006; scores, months and caps are a proposal of our own
 * (PAO_SCALE_VERIFIED), which an administrator may replace by `scale`.
 *
 * An error for a missing score ("all required fields must be filled") and a score that is not 1, 2, 3 or 4.
 */
export function adviseOnPao(input: PaoInput, scale: PaoScale = paoScale): Result<PaoAdvice> {
  const errors = validateInput(input);
  if (errors.length > 0) return err(errors);
  const sum = paoFactors.reduce((total, factor) => total + (input[factor] ?? 0), 0);
  const monthsBySum = scale.bands.find(({ upTo }) => sum <= upTo)?.months ?? 0;
  const caps = capsOf(input, scale).filter(({ months }) => months === null || months < monthsBySum);
  const isForbidden = caps.some(({ months }) => months === null);
  const months = isForbidden ? null : Math.min(monthsBySum, ...caps.map((cap) => cap.months ?? monthsBySum));
  return ok({ sum, monthsBySum, months, caps });
}
