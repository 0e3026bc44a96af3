import { z } from 'zod';
import { PART_A_DECIMAL, PART_A_LIMITS } from '../../../../domain/pif/limits.ts';
import { DECISION_RULES } from '../../../../domain/pif/substanceProfile.ts';
import { multiLine, singleLine } from '../../../input.ts';
import type {
  CramerClass,
  PifChallengeOutcome,
  PifMicrobiologyRow,
  PifPackKind,
} from '../../../resolvers.generated.ts';
import { day, emptyToNull, pifStageInput } from '../pif.input.ts';

const limits = PART_A_LIMITS;
type Limit = keyof typeof PART_A_LIMITS;

const line = (limit: Limit) => singleLine(limits[limit]).nullish().transform(emptyToNull);
const text = (limit: Limit) => multiLine(limits[limit]).nullish().transform(emptyToNull);
const wanted = (limit: Limit) => singleLine(limits[limit]).refine((typed) => typed.trim() !== '', 'This is missing');
const wantedText = (limit: Limit) => multiLine(limits[limit]).refine((typed) => typed.trim() !== '', 'This is missing');
const listOf = <Item extends z.ZodType>(item: Item, limit: Limit) =>
  z.array(item).max(limits[limit], `At most ${limits[limit]} rows`).nullish();
const count = (least: number, limit: Limit) =>
  z.int().min(least, `At least ${least}`).max(limits[limit], `At most ${limits[limit]}`).nullish();

/** A decimal comma is read as a point. */
const decimal = z
  .string()
  .nullish()
  .transform((typed) => emptyToNull(typed)?.replace(',', '.') ?? null)
  .refine((typed) => typed === null || PART_A_DECIMAL.test(typed), 'Not a figure');
const isAbove = (one: string | null, other: string | null) =>
  one !== null && other !== null && Number(one) > Number(other);

const measured = z
  .object({ minimum: decimal, maximum: decimal, method: line('method') })
  .refine(({ minimum, maximum }) => !isAbove(minimum, maximum), {
    path: ['maximum'],
    message: 'The upper end is below the lower one',
  })
  .nullish();
const isAtMost = (limit: string) => (typed: string | null) => !isAbove(typed, limit);
/** pH is a scale from 0 to 14. */
const ph = measured
  .refine((range) => !isAbove(range?.minimum ?? null, '14'), { path: ['minimum'], message: 'At most 14' })
  .refine((range) => !isAbove(range?.maximum ?? null, '14'), { path: ['maximum'], message: 'At most 14' });
const isPositive = (typed: string | null) => typed === null || Number(typed) > 0;

export const updatePartAInput = pifStageInput.extend({
  partA: z.object({
    appearance: line('look'),
    colour: line('look'),
    odour: line('look'),
    ph,
    density: measured,
    viscosity: measured,
    stabilityTests: listOf(
      z.object({
        temperature: wanted('temperature'),
        weeks: count(1, 'weeks'),
        pack: line('pack'),
        result: text('result'),
      }),
      'stabilityTests',
    ),
    stabilityReasoning: text('reasoning'),
    durabilityMonths: count(1, 'months'),
    paoMonths: count(1, 'months'),
    paoReasoning: text('reasoning'),
    microbiology: z
      .array(
        z.object({
          row: z.custom<PifMicrobiologyRow>(),
          result: line('microbiologyResult'),
          method: line('method'),
          isWithin: z.boolean().nullish(),
        }),
      )
      .refine((rows) => new Set(rows.map(({ row }) => row)).size === rows.length, 'A row is there twice')
      .nullish(),
    microbiologyReasoning: text('reasoning'),
    challengeTest: z
      .object({
        outcome: z.custom<PifChallengeOutcome>().nullish(),
        method: line('method'),
        reasoning: text('reasoning'),
      })
      .nullish(),
    traces: listOf(
      z.object({ substance: wanted('substance'), ppm: decimal, reasoning: text('traceReasoning') }),
      'traces',
    ),
    packParts: listOf(
      z.object({
        material: wanted('material'),
        kind: z.custom<PifPackKind>().nullish(),
        isInContact: z.boolean().nullish(),
        isFoodGrade: z.boolean().nullish(),
        compatibility: text('compatibility'),
      }),
      'packParts',
    ),
    misuse: text('misuse'),
    exposure: z
      .object({
        gramsPerDay: decimal.refine(isPositive, 'Must be above 0'),
        retentionFactor: decimal.refine(isPositive, 'Must be above 0').refine(isAtMost('1'), 'At most 1'),
        bodyWeightKg: decimal.refine(isPositive, 'Must be above 0'),
        reasoning: text('exposureReasoning'),
      })
      .nullish(),
    profiles: listOf(
      z
        .object({
          inciName: wanted('substance'),
          text: text('profileText'),
          waiver: text('waiver'),
          requiredMargin: decimal.refine(isPositive, 'Must be above 0'),
          marginReason: text('marginReason'),
          cramerClass: z.custom<CramerClass>().nullish(),
          hasGenotoxicityAlert: z.boolean().nullish(),
          isOrganophosphateOrCarbamate: z.boolean().nullish(),
        })
        .refine(DECISION_RULES.marginReason, { path: ['marginReason'], message: 'Another margin needs a reason' })
        .refine(DECISION_RULES.requiredMargin, { path: ['requiredMargin'], message: 'The margin is missing' })
        .refine(DECISION_RULES.cramerClass, {
          path: ['cramerClass'],
          message: 'Only without an alert for genotoxicity, and not for an organophosphate or carbamate',
        }),
      'profiles',
    ),
    noEffectsSince: day,
    effects: listOf(
      z.object({
        effect: wantedText('effect'),
        date: day,
        market: line('market'),
        isSerious: z.boolean().nullish(),
        causality: line('causality'),
        action: text('action'),
      }),
      'effects',
    ),
    unitsSold: count(0, 'unitsSold'),
    studies: text('studies'),
    otherAssessments: text('studies'),
  }),
});
export type ChangedPartA = z.output<typeof updatePartAInput>;
