/** Enough for every signature below. */
const HEAD_BYTES = 12;

const bytesOf = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

/** How files begin, as bytes from a place on. */
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

/** The first bytes of a file; none when it cannot be read. With FileReader: Safari 13, the oldest in support, has no Blob.arrayBuffer. */
export function headOf(file: Blob): Promise<Uint8Array> {
  return new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsArrayBuffer(file.slice(0, HEAD_BYTES));
  }).catch(() => new Uint8Array());
}

/** Says of the first bytes of a file whether they are those of a kind, whatever its name says. */
export const fileBeginning =
  (head: Uint8Array) =>
  (kind: keyof typeof signatures): boolean =>
    signatures[kind].every(([from, bytes]) => bytes.every((byte, index) => head[from + index] === byte));
