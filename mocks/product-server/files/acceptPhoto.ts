import sharp from 'sharp';
import { invalidInput } from '../service/httpError.ts';

const MAX_PIXELS = 40_000_000;
/** How JPEG, PNG and WebP files begin. */
const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/];
/** An avatar is shown at 160 CSS pixels at most. */
const MAX_EDGE = 640;

const unsupportedPhoto = (path: string) =>
  invalidInput({
    path,
    message: 'Slika mora da bude JPEG, PNG ili WebP do 5 MB i 40 megapiksela.',
    kod: 'PICTURE_TYPE',
  });

/**
 * Converts an uploaded picture to WebP without metadata. Its type is detected from the content, not from its name or
 * media type, and it is encoded again, so that no hidden content of the file is ever served. `field` is the name of the
 * field in errors.
 */
export async function acceptPhoto(upload: Buffer, field = 'photo'): Promise<Buffer> {
  const start = upload.toString('latin1', 0, 12);
  if (!SIGNATURES.some((signature) => signature.test(start))) throw unsupportedPhoto(field);
  return sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw unsupportedPhoto(field);
    });
}
