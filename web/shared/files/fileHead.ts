/** Long enough for every signature below. */
const HEAD_BYTES = 12;

const bytesOf = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

/** Signatures at the beginning of a file: an offset and the bytes from there on. */
const signatures = {
  jpeg: [[0, [0xff, 0xd8, 0xff]]],
  png: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  webp: [
    [0, bytesOf('RIFF')],
    [8, bytesOf('WEBP')],
  ],
  pdf: [[0, bytesOf('%PDF-')]],
  zip: [[0, [0x50, 0x4b, 0x03, 0x04]]],
} as const satisfies Record<string, readonly (readonly [from: number, bytes: readonly number[]])[]>;

/** All bytes of a file. Uses FileReader, because Safari 13 has no Blob.arrayBuffer. */
export const bytesOfFile = (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsArrayBuffer(file);
  });

/** The first bytes of a file; empty when it cannot be read. */
export async function headOf(file: Blob): Promise<Uint8Array> {
  try {
    return await bytesOfFile(file.slice(0, HEAD_BYTES));
  } catch {
    return new Uint8Array();
  }
}

/**
 * Returns a function that checks the first bytes against the signature of a file type; the name of a file proves
 * nothing.
 */
export const fileBeginning =
  (head: Uint8Array) =>
  (kind: keyof typeof signatures): boolean =>
    signatures[kind].every(([from, bytes]) => bytes.every((byte, index) => head[from + index] === byte));
