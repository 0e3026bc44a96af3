import { z } from 'zod';
import { PART_B_FIELDS } from '../../../../domain/pif/fields/partB.ts';
import type { PifConclusion, PifPartBInput } from '../../../resolvers.generated.ts';
import { fieldsInput, type WholeInput } from '../pif.fields.input.ts';
import { pifStageInput } from '../pif.input.ts';

export const updatePartBInput = pifStageInput.extend({
  partB: fieldsInput(PART_B_FIELDS) satisfies z.ZodType<WholeInput<PifPartBInput>>,
});
export type ChangedPartB = z.output<typeof updatePartBInput>;

export const setConclusionInput = pifStageInput.extend({ conclusion: z.custom<PifConclusion>() });
export type NewConclusion = z.output<typeof setConclusionInput>;
