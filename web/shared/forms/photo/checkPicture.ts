/** The largest picture that the server takes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** For the file chooser: what it offers first. What was chosen is judged by its content. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

export type PictureProblem = 'notPicture' | 'tooLarge';

const signatures = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  riff: [0x52, 0x49, 0x46, 0x46],
  webp: [0x57, 0x45, 0x42, 0x50],
};

/** The first bytes of a file. Read with FileReader: Safari 13, the oldest in support, has no Blob.arrayBuffer. */
function headOf(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsArrayBuffer(file.slice(0, 12));
  });
}

/** What keeps a file from being a photo: it must begin as JPEG, PNG or WebP does, whatever its name says, and fit the server's limit. */
export async function checkPicture(file: Blob): Promise<PictureProblem | null> {
  const head = await headOf(file).catch(() => new Uint8Array());
  const has = (bytes: number[], from = 0) => bytes.every((byte, index) => head[from + index] === byte);
  const isPicture = has(signatures.jpeg) || has(signatures.png) || (has(signatures.riff) && has(signatures.webp, 8));
  if (!isPicture) return 'notPicture';
  return file.size > MAX_PICTURE_BYTES ? 'tooLarge' : null;
}
