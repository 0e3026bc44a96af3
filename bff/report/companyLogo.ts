import type { FileStore } from '../files/fileStore.ts';

/** The place on the cover is 54 × 14 mm: 300 dots per inch. */
const WIDTH = 640;
const HEIGHT = 165;
const MAX_PIXELS = 40_000_000;

/**
 * A company's logo as a report prints it: a PNG in Base64 without metadata, the same for the same picture, so that it
 * can be a part of what is signed. Null without one, or where the store has something else than a picture. Throws
 * UPSTREAM_UNAVAILABLE when the store does not answer.
 */
export async function companyLogo(store: FileStore, url: string | null | undefined): Promise<string | null> {
  const picture = url ? await store.readPicture(url) : null;
  if (!picture) return null;
  // Only here: most of what the server does needs no pictures.
  const { default: sharp } = await import('sharp');
  const png = await sharp(picture, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch(() => null);
  return png && png.toString('base64');
}
