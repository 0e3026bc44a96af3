import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import { fileBeginning, headOf } from '../../files/fileHead.ts';

/** The `accept` attribute of the file chooser. The chosen file is checked by its content. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

export type PictureError = 'notPicture' | 'tooLarge';

/**
 * Why a file is no valid photo, or null. It must have the signature of a JPEG, PNG or WebP and fit the server's limit.
 */
export async function checkPicture(file: Blob): Promise<PictureError | null> {
  const begins = fileBeginning(await headOf(file));
  if (!(begins('jpeg') || begins('png') || begins('webp'))) return 'notPicture';
  return file.size > MAX_FILE_BYTES.picture ? 'tooLarge' : null;
}
