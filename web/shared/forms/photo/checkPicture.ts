import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import { fileBeginning, headOf } from '../../files/fileHead.ts';

/** The `accept` attribute of the file chooser. The chosen file is checked by its content. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

export type PictureProblem = 'notPicture' | 'tooLarge';

/** What keeps a file from being a photo: it must begin as JPEG, PNG or WebP does, whatever its name says, and fit the server's limit. */
export async function checkPicture(file: Blob): Promise<PictureProblem | null> {
  const begins = fileBeginning(await headOf(file));
  if (!(begins('jpeg') || begins('png') || begins('webp'))) return 'notPicture';
  return file.size > MAX_FILE_BYTES.picture ? 'tooLarge' : null;
}
