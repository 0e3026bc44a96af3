import { z } from 'zod';
import { ANIMAL_TESTING_FIELDS } from '../../../../domain/pif/fields/animalTesting.ts';
import {
  isMethodTooLong,
  MANUFACTURING_FIELDS,
  MAX_METHOD_LENGTH,
} from '../../../../domain/pif/fields/manufacturing.ts';
import { PIF_CLAIM_LIMITS } from '../../../../domain/pif/limits.ts';
import { isWanted, multiLine, singleLine } from '../../../input.ts';
import type {
  PifAnimalTestingInput,
  PifClaimKind,
  PifCriterion,
  PifJudgement,
  PifManufacturingInput,
} from '../../../resolvers.generated.ts';
import { fieldsInput, type WholeInput } from '../pif.fields.input.ts';
import { day, emptyToNull, pifStageInput } from '../pif.input.ts';

const limits = PIF_CLAIM_LIMITS;

const line = (limit: keyof typeof limits) => singleLine(limits[limit]).nullish().transform(emptyToNull);

/** Which file, and the version of the section that the caller saw. */
const section = pifStageInput;

export const updateManufacturingInput = section.extend({
  manufacturing: fieldsInput(MANUFACTURING_FIELDS).refine(({ steps }) => !isMethodTooLong(steps ?? []), {
    path: ['steps'],
    message: `The method has at most ${MAX_METHOD_LENGTH} characters`,
  }) satisfies z.ZodType<WholeInput<PifManufacturingInput>>,
});
export type ChangedManufacturing = z.output<typeof updateManufacturingInput>;

const criteria = z
  .array(
    z.object({
      criterion: z.custom<PifCriterion>(),
      judgement: z.custom<PifJudgement>(),
      reason: multiLine(limits.criterionReason).nullish().transform(emptyToNull),
    }),
  )
  .refine(
    (judged) => new Set(judged.map(({ criterion }) => criterion)).size === judged.length,
    'A criterion is judged twice',
  );

const claim = z.object({
  text: singleLine(limits.claimText).refine(...isWanted('The text of the claim is missing')),
  language: z
    .string()
    .regex(/^[a-z]{2}$/, 'Not a code of ISO 639-1, such as sr')
    .nullish(),
  kind: z.custom<PifClaimKind>().nullish(),
  evidence: z.object({ studyType: line('studyType'), date: day, title: line('studyTitle') }).nullish(),
  criteria: criteria.nullish(),
});

export const updateClaimsInput = section.extend({
  claims: z
    .object({ hasNoClaims: z.boolean(), claims: z.array(claim).max(limits.claims, `At most ${limits.claims} claims`) })
    .refine(({ hasNoClaims, claims }) => !hasNoClaims || claims.length === 0, {
      path: ['hasNoClaims'],
      message: 'There are claims',
    }),
});
export type ChangedClaims = z.output<typeof updateClaimsInput>;

export const updateAnimalTestingInput = section.extend({
  animalTesting: fieldsInput(ANIMAL_TESTING_FIELDS) satisfies z.ZodType<WholeInput<PifAnimalTestingInput>>,
});
export type ChangedAnimalTesting = z.output<typeof updateAnimalTestingInput>;
