import { MAX_FILE_BYTES, MAX_SENT_DOCUMENT_NAME_LENGTH } from '../../../domain/limits.ts';
import { ASSESSOR_LIMITS } from '../../../domain/pif/assessorProfile.ts';
import type { UpdateAssessorProfileInput } from '../../shared/apollo/schema.generated.ts';
import { fileBeginning, headOf } from '../../shared/files/fileHead.ts';
import * as z from '../../shared/zod.ts';
import type { AssessorProfile_ProfileFragment as Profile } from './AssessorProfile.generated.ts';
import { errorKey } from '../../shared/i18n/errorKey.ts';
import './translations.generated.ts';

const text = (field: keyof typeof ASSESSOR_LIMITS) =>
  z
    .string()
    .check(z.refine((typed) => typed.trim().length <= ASSESSOR_LIMITS[field], errorKey('account', 'assessorTooLong')));

export const assessorForm = z.object({
  title: text('title'),
  address: text('address'),
  qualification: text('qualification'),
  validUntil: z.string(),
  proof: z.nullable(z.instanceof(File)),
});
export type AssessorForm = z.infer<typeof assessorForm>;

export const toFormValues = ({ title, address, qualification, validUntil }: Profile): AssessorForm => ({
  title: title ?? '',
  address: address ?? '',
  qualification: qualification ?? '',
  validUntil: validUntil ?? '',
  proof: null,
});

export const toInput = (
  { title, address, qualification, validUntil, proof }: AssessorForm,
  version: number,
  proofUpload: string | undefined,
): UpdateAssessorProfileInput => ({
  version,
  title: title.trim() || null,
  address: address.trim() || null,
  qualification: qualification.trim() || null,
  validUntil: validUntil || null,
  ...(proofUpload !== undefined && {
    proofUpload,
    proofName: (proof?.name ?? '').slice(0, MAX_SENT_DOCUMENT_NAME_LENGTH),
  }),
});

const fields = new Map<string, keyof AssessorForm>([
  ['input.title', 'title'],
  ['input.address', 'address'],
  ['input.qualification', 'qualification'],
  ['input.validUntil', 'validUntil'],
  ['input.proofUpload', 'proof'],
  ['input.proofName', 'proof'],
]);

/** The form field of an input path. */
export const fieldOf = (path: string): keyof AssessorForm | undefined => fields.get(path);

/** The reason why a file is not sent at all. The server opens it and may still refuse one that passes. */
export async function checkProof(file: File): Promise<'proofEmpty' | 'proofType' | 'proofSize' | null> {
  const head = await headOf(file);
  if (head.length === 0) return 'proofEmpty';
  if (!fileBeginning(head)('pdf')) return 'proofType';
  return file.size > MAX_FILE_BYTES.pifFile ? 'proofSize' : null;
}
