import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import { fileBeginning, headOf } from '../../../shared/files/fileHead.ts';

/** The types that the file chooser offers; the chosen file is checked by its content. */
export const PROOF_TYPES = '.pdf,.jpg,.jpeg,.png,.webp';

export type ProofError = 'empty' | 'type' | 'size';

/**
 * The reason why a file cannot prove a sign-off. The server checks more closely and may still reject a file that
 * passes.
 */
export async function checkProof(file: File): Promise<ProofError | null> {
  const head = await headOf(file);
  if (head.length === 0) return 'empty';
  if (!(['pdf', 'jpeg', 'png', 'webp'] as const).some(fileBeginning(head))) return 'type';
  return file.size > MAX_FILE_BYTES.document ? 'size' : null;
}
