import { z } from 'zod';
import { PART_B_LIMITS, REASONING_HEADINGS } from '../../../../domain/pif/partB.ts';
import { multiLine, singleLine } from '../../../input.ts';
import type { PifConclusion, PifReasoningHeading } from '../../../resolvers.generated.ts';
import { emptyToNull, pifStageInput } from '../pif.input.ts';

const limits = PART_B_LIMITS;
const isNotBlank = (typed: string) => typed.trim() !== '';
const line = (max: number) => singleLine(max).refine(isNotBlank, 'This is missing');
const text = (max: number) => multiLine(max).refine(isNotBlank, 'This is missing');
const optional = multiLine(limits.text).nullish().transform(emptyToNull);
const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `At most ${max} rows`).nullish();

export const updatePartBInput = pifStageInput.extend({
  partB: z.object({
    statement: optional,
    conditions: listOf(line(limits.condition), limits.conditions),
    unsafeReasons: optional,
    explainedWarnings: listOf(
      z.object({ warning: text(limits.warning), explanation: text(limits.explanation) }),
      limits.warnings,
    ),
    reasoning: listOf(
      z.object({ heading: z.custom<PifReasoningHeading>(), text: text(limits.text), isEdited: z.boolean() }),
      REASONING_HEADINGS.length,
    ).refine(
      (rows) => new Set(rows?.map(({ heading }) => heading)).size === (rows?.length ?? 0),
      'A heading is there twice',
    ),
    marginJustifications: listOf(
      z.object({ inciName: line(limits.inciName), reason: text(limits.explanation) }),
      limits.justifications,
    ),
  }),
});
export type ChangedPartB = z.output<typeof updatePartBInput>;

export const setConclusionInput = pifStageInput.extend({ conclusion: z.custom<PifConclusion>() });
export type NewConclusion = z.output<typeof setConclusionInput>;
