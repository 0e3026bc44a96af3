import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import { fileBeginning, headOf } from '../../files/fileHead.ts';
import type { Refusal } from './UploadQueue.ts';

/** The types that the file chooser offers; the chosen file is checked by its content. */
export const DOCUMENT_TYPES = '.pdf,.jpg,.jpeg,.png,.webp,.xlsx';

/** The reason why a file is not sent at all. The server checks more closely and may still reject a file that passes. */
export async function checkDocument(file: File): Promise<Refusal | null> {
  const head = await headOf(file);
  // A folder that was dropped is among the files, too, and cannot be read.
  if (head.length === 0) return 'empty';
  const begins = fileBeginning(head);
  const isSheet = begins('zip') && /\.xlsx$/i.test(file.name);
  if (!(isSheet || begins('pdf') || begins('jpeg') || begins('png') || begins('webp'))) return 'type';
  return file.size > MAX_FILE_BYTES.document ? 'size' : null;
}
