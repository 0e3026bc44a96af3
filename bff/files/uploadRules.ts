import { MAX_FILE_BYTES, type FileKind } from '../../domain/limits.ts';
import { documentTypeOf, pictureTypeOf, XLSX } from './fileTypes.ts';

const HEAD_BYTES = 12;

/** What may be sent: a picture for a person or a label, a table or a sheet to import, a document to keep. */
export type UploadKind = FileKind;

interface Rules {
  maxBytes: number;
  wanted: string;
  /** How many of them are kept for a person; one more takes the place of the oldest. */
  kept: number;
}

/** What each kind may be. */
export const uploadKinds = {
  picture: {
    maxBytes: MAX_FILE_BYTES.picture,
    wanted: 'Send a JPEG, PNG or WebP picture',
    kept: 20,
  },
  table: {
    maxBytes: MAX_FILE_BYTES.table,
    wanted: 'Send a CSV file, as plain text',
    kept: 2,
  },
  document: {
    maxBytes: MAX_FILE_BYTES.document,
    wanted: 'Send a PDF, a JPEG, PNG or WebP picture or an xlsx spreadsheet',
    kept: 20,
  },
  sheet: {
    maxBytes: MAX_FILE_BYTES.sheet,
    wanted: 'Send an xlsx spreadsheet, or a CSV file as plain text',
    kept: 2,
  },
} as const satisfies Record<UploadKind, Rules>;

export const isUploadKind = (kind: unknown): kind is UploadKind =>
  typeof kind === 'string' && Object.hasOwn(uploadKinds, kind);

/** First bytes of archives (also of spreadsheets and documents), of PDF and of the older office formats. */
const packed = [
  [0x50, 0x4b],
  [0x1f, 0x8b],
  [0x25, 0x50, 0x44, 0x46],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const utf16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** Watches the bytes of a file while they pass, then judges it: the name and the type that came with it prove nothing. */
export class Inspector {
  #head = Buffer.alloc(0);
  #hasNul = false;

  see(chunk: Buffer): void {
    if (this.#head.length < HEAD_BYTES) this.#head = Buffer.concat([this.#head, chunk.subarray(0, HEAD_BYTES)]);
    this.#hasNul ||= chunk.includes(0);
  }

  /** The type of the file, which lies whole at `path`; null when it is not of its kind. */
  async typeAs(kind: UploadKind, path: string): Promise<string | null> {
    switch (kind) {
      case 'picture':
        return pictureTypeOf(this.#head);
      case 'table':
        return this.#textType();
      case 'document':
        return documentTypeOf(path);
      case 'sheet':
        return this.#textType() ?? ((await documentTypeOf(path)) === XLSX ? XLSX : null);
    }
  }

  #textType(): string | null {
    // Every binary format holds NUL somewhere. Of texts only UTF-16 does, which the importer refuses by its name.
    const begins = (magic: readonly number[]) => this.#head.subarray(0, magic.length).equals(Buffer.from(magic));
    const isBinary = packed.some(begins) || (this.#hasNul && !utf16.some(begins));
    return this.#head.length === 0 || isBinary ? null : 'text/csv';
  }
}
