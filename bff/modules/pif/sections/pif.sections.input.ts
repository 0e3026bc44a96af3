import { z } from 'zod';
import { PIF_SECTION_LIMITS } from '../../../../domain/pif/limits.ts';
import { isWanted, multiLine, singleLine } from '../../../input.ts';
import type { PifAnimalTestingAnswer, PifClaimKind, PifCriterion, PifJudgement } from '../../../resolvers.generated.ts';
import { day, emptyToNull, pifStageInput } from '../pif.input.ts';

const limits = PIF_SECTION_LIMITS;
type Limit = keyof typeof PIF_SECTION_LIMITS;

const line = (limit: Limit) => singleLine(limits[limit]).nullish().transform(emptyToNull);
const listOf = <Item extends z.ZodType>(item: Item, limit: Limit, items: string) =>
  z.array(item).max(limits[limit], `At most ${limits[limit]} ${items}`);

/** Which file, and the version of the section that the caller saw. */
const section = pifStageInput;

const step = z.object({
  phase: line('phase'),
  text: multiLine(limits.stepText).refine(...isWanted('The text of the step is missing')),
  temperature: line('temperature'),
  duration: line('duration'),
});

export const updateManufacturingInput = section.extend({
  manufacturing: z.object({
    steps: listOf(step, 'steps', 'steps')
      .refine((steps) => steps.reduce((sum, { text }) => sum + text.length, 0) <= limits.method, {
        message: `The method has at most ${limits.method} characters`,
      })
      .nullish(),
    site: line('site'),
    gmp: z
      .object({ standard: line('gmpStandard'), signedBy: line('signedBy'), signedOn: day, validUntil: day })
      .nullish(),
  }),
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
    .object({ hasNoClaims: z.boolean(), claims: listOf(claim, 'claims', 'claims') })
    .refine(({ hasNoClaims, claims }) => !hasNoClaims || claims.length === 0, {
      path: ['hasNoClaims'],
      message: 'There are claims',
    }),
});
export type ChangedClaims = z.output<typeof updateClaimsInput>;

const supplierAnswer = z.object({
  supplier: singleLine(limits.supplier).refine(...isWanted('The supplier is missing')),
  answer: z.custom<PifAnimalTestingAnswer>().nullish(),
  date: day,
  note: line('supplierNote'),
});

export const updateAnimalTestingInput = section.extend({
  animalTesting: z.object({
    statement: z.custom<PifAnimalTestingAnswer>().nullish(),
    thirdCountries: z.custom<PifAnimalTestingAnswer>().nullish(),
    text: multiLine(limits.animalText).nullish().transform(emptyToNull),
    signedBy: line('signedBy'),
    signedOn: day,
    supplierAnswers: listOf(supplierAnswer, 'supplierAnswers', 'answers').nullish(),
  }),
});
export type ChangedAnimalTesting = z.output<typeof updateAnimalTestingInput>;
