import { fileStart, START_LENGTH } from '../../../../domain/document/fileStart.ts';
import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import { bytesOfFile, fileBeginning } from '../../../shared/files/fileHead.ts';
import type { Refusal } from './UploadQueue.ts';

/** The types that the file chooser offers; the chosen file is checked by its content. */
export const DOCUMENT_TYPES = '.pdf,.jpg,.jpeg,.png,.webp,.xlsx,.docx,.msg,.eml,.zip';

/** The reason why a file is not sent at all. The server checks more closely and may still reject a file that passes. */
export async function checkDocument(file: File): Promise<Refusal | null> {
  const start = await startOf(file);
  // A folder that was dropped is among the files, too, and cannot be read.
  if (start.length === 0) return 'empty';
  const begins = fileBeginning(start);
  const isTaken = begins('jpeg') || begins('png') || begins('webp') || isAttachment(start, file);
  if (!isTaken) return 'type';
  return file.size > MAX_FILE_BYTES.document ? 'size' : null;
}

function isAttachment(start: Uint8Array, { name }: File): boolean {
  switch (fileStart(Array.from(start, (byte) => String.fromCharCode(byte)).join(''))) {
    case 'PDF':
    case 'MAIL':
      return true;
    case 'ARCHIVE':
      return /\.(?:xlsx|docx|zip)$/i.test(name);
    case 'COMPOUND':
      return /\.msg$/i.test(name);
    case 'OTHER':
      return false;
  }
}

/** The beginning of a file; empty when it cannot be read. */
async function startOf(file: File): Promise<Uint8Array> {
  try {
    return await bytesOfFile(file.slice(0, START_LENGTH));
  } catch {
    return new Uint8Array();
  }
}
