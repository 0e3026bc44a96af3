import { z } from 'zod';
import { ASSESSOR_LIMITS } from '../../../domain/pif/assessorProfile.ts';
import { MAX_SENT_DOCUMENT_NAME_LENGTH } from '../../../domain/limits.ts';
import { multiLine, singleLine } from '../../input.ts';

const emptyToNull = (text: string | null | undefined) => text?.trim() || null;

export const updateAssessorProfileInput = z
  .object({
    version: z.int().min(1, 'Versions are counted from 1').max(1_000_000, 'Not the number of a version'),
    title: singleLine(ASSESSOR_LIMITS.title).nullish().transform(emptyToNull),
    address: singleLine(ASSESSOR_LIMITS.address).nullish().transform(emptyToNull),
    qualification: multiLine(ASSESSOR_LIMITS.qualification).nullish().transform(emptyToNull),
    validUntil: z.iso.date('Not a day').nullish(),
    proofUpload: singleLine(100).nullish(),
    // Made safe later, with the extension.
    proofName: z
      .string()
      .max(MAX_SENT_DOCUMENT_NAME_LENGTH, `At most ${MAX_SENT_DOCUMENT_NAME_LENGTH} characters`)
      .nullish(),
  })
  .refine(({ proofUpload, proofName }) => !proofUpload || Boolean(proofName?.trim()), {
    path: ['proofName'],
    message: 'A file needs a name',
  });
export type ChangedAssessorProfile = z.output<typeof updateAssessorProfileInput>;
