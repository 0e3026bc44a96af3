import { adviseOnPao, type PaoAdvice } from '../../../domain/pao/adviseOnPao.ts';
import { readNumber } from '../../../domain/quantity/readNumber.ts';
import type { Result } from '../../../domain/result.ts';

/** All inputs of the tool, as typed and as held in the address. */
export const paoDefaults = {
  formulation: '',
  packaging: '',
  volumeAndFrequency: '',
  applicationArea: '',
  targetPopulation: '',
  challengeTest: '',
  eyeApplicator: '',
  underThree: '',
  durability: '',
};
export type PaoInputs = typeof paoDefaults;

export const challengeTests = ['A', 'B', 'failed'] as const;

/** The advice that follows from the inputs, or their errors. */
export function adviceOf(inputs: PaoInputs): Result<PaoAdvice> {
  const durability = readNumber('provenDurabilityMonths', inputs.durability);
  const score = (text: string) => (/^[1-4]$/.test(text) ? Number(text) : null);
  const typed = inputs.durability.trim() !== '';
  if (typed && !durability.ok) return durability;
  return adviseOnPao({
    formulation: score(inputs.formulation),
    packaging: score(inputs.packaging),
    volumeAndFrequency: score(inputs.volumeAndFrequency),
    applicationArea: score(inputs.applicationArea),
    targetPopulation: score(inputs.targetPopulation),
    challengeTest: challengeTests.find((one) => one === inputs.challengeTest) ?? null,
    hasReturningEyeApplicator: inputs.eyeApplicator === 'yes',
    isForUnderThree: inputs.underThree === 'yes',
    provenDurabilityMonths: typed && durability.ok ? durability.value : null,
  });
}
