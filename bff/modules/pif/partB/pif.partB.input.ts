import { z } from 'zod';
import { PART_B_FIELDS } from '../../../../domain/pif/fields/partB.ts';
import { EXPLAINABLE } from '../../../../domain/report/labelContradictions.ts';
import type { PifConclusion, PifPartBInput } from '../../../resolvers.generated.ts';
import { fieldsInput, type WholeInput } from '../pif.fields.input.ts';
import { pifStageInput } from '../pif.input.ts';

/** Another list of ingredients or another use is another product, which no reason explains. */
const explained = (row: z.ZodType) =>
  row.refine((one) => EXPLAINABLE.includes((one as { difference: string }).difference), {
    path: ['difference'],
    message: 'This cannot be explained',
  });

export const updatePartBInput = pifStageInput.extend({
  partB: fieldsInput(PART_B_FIELDS, { explainedDifferences: explained }) satisfies z.ZodType<WholeInput<PifPartBInput>>,
});
export type ChangedPartB = z.output<typeof updatePartBInput>;

export const setConclusionInput = pifStageInput.extend({ conclusion: z.custom<PifConclusion>() });
export type NewConclusion = z.output<typeof setConclusionInput>;
