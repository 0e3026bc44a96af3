import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import { fileBeginning, headOf } from '../../../shared/files/fileHead.ts';

/** For the file chooser: what it offers first. What was chosen is judged by its content. */
export const DOCUMENT_TYPES = '.pdf,.jpg,.jpeg,.png,.webp,.xlsx';

export type DocumentProblem = 'empty' | 'type' | 'size';

/** What keeps a file from being sent at all. The server looks closer; what begins rightly may still be refused there. */
export async function checkDocument(file: File): Promise<DocumentProblem | null> {
  const head = await headOf(file);
  // A folder that was dropped is among the files, too, and cannot be read.
  if (head.length === 0) return 'empty';
  const begins = fileBeginning(head);
  const isSheet = begins('zip') && /\.xlsx$/i.test(file.name);
  if (!(isSheet || begins('pdf') || begins('jpeg') || begins('png') || begins('webp'))) return 'type';
  return file.size > MAX_FILE_BYTES.document ? 'size' : null;
}
