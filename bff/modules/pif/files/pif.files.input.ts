import { z } from 'zod';
import { MAX_DOCUMENT_NAME_LENGTH, MAX_SENT_DOCUMENT_NAME_LENGTH } from '../../../../domain/limits.ts';
import { recordId, singleLine } from '../../../input.ts';
import type { PifFileSlot } from '../../../resolvers.generated.ts';
import { day, pifBySlug, pifStageInput } from '../pif.input.ts';

/** The name is made safe later, when the type of the file and so its extension is known. */
export const addPifFileInput = pifBySlug.extend({
  slot: z.custom<PifFileSlot>(),
  upload: singleLine(100),
  name: z.string().max(MAX_SENT_DOCUMENT_NAME_LENGTH, `At most ${MAX_SENT_DOCUMENT_NAME_LENGTH} characters`),
  expiresOn: day,
});
export type NewPifFile = z.output<typeof addPifFileInput>;

/** The version is that of the file. */
export const updatePifFileInput = pifStageInput
  .extend({
    id: recordId,
    name: z
      .string()
      .max(MAX_DOCUMENT_NAME_LENGTH, `At most ${MAX_DOCUMENT_NAME_LENGTH} characters`)
      .refine((name) => name.trim() !== '', 'A file needs a name')
      .nullish(),
    expiresOn: day,
  })
  .refine(({ name, expiresOn }) => Boolean(name) || expiresOn !== undefined, 'The input contains no change');
export type PifFileChange = z.output<typeof updatePifFileInput>;

export const deletePifFileInput = pifStageInput.extend({ id: recordId });
export type DeletedPifFile = z.output<typeof deletePifFileInput>;
