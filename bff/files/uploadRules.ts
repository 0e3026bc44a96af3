import { MAX_FILE_BYTES, type FileKind } from '../../domain/limits.ts';
import { documentTypeOf, PDF, pictureTypeOf, workbookTypeOf } from './fileTypes.ts';

const HEAD_BYTES = 12;

/**
 * picture: account or label photo; table: ingredient inventory; sheet: spreadsheet to import; document: document of a
 * raw material; pifFile: file of a product information file; p12: key that a report is signed with.
 */
export type UploadKind = FileKind;

interface Rules {
  maxBytes: number;
  wrongTypeText: string;
  /** Files stored per person; a further one replaces the oldest. */
  maxStored: number;
}

export const uploadKinds = {
  picture: {
    maxBytes: MAX_FILE_BYTES.picture,
    wrongTypeText: 'Send a JPEG, PNG or WebP picture',
    maxStored: 20,
  },
  table: {
    maxBytes: MAX_FILE_BYTES.table,
    wrongTypeText: 'Send a CSV file, as plain text',
    maxStored: 2,
  },
  document: {
    maxBytes: MAX_FILE_BYTES.document,
    wrongTypeText:
      'Send a PDF, a JPEG, PNG or WebP picture, an xlsx spreadsheet, a docx text, an e-mail (msg or eml) or a zip archive',
    maxStored: 20,
  },
  sheet: {
    maxBytes: MAX_FILE_BYTES.sheet,
    wrongTypeText: 'Send an xlsx, xlsm, xls or ods spreadsheet, or a CSV file as plain text',
    maxStored: 2,
  },
  pifFile: {
    maxBytes: MAX_FILE_BYTES.pifFile,
    wrongTypeText: 'Send a PDF, or a JPEG, PNG or WebP picture',
    maxStored: 20,
  },
  p12: {
    maxBytes: MAX_FILE_BYTES.p12,
    wrongTypeText: 'Send a P12 or PFX file',
    maxStored: 1,
  },
} as const satisfies Record<UploadKind, Rules>;

export const isUploadKind = (kind: unknown): kind is UploadKind =>
  typeof kind === 'string' && Object.hasOwn(uploadKinds, kind);

/** First bytes of zip archives (which xlsx and docx are), gzip, PDF and the older office formats. */
const binaryMagic = [
  [0x50, 0x4b],
  [0x1f, 0x8b],
  [0x25, 0x50, 0x44, 0x46],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const utf16Marks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/**
 * Determines the type of a file from its bytes while it is written, because the name and type that a client sends
 * cannot be trusted.
 */
export class FileInspector {
  #head = Buffer.alloc(0);
  #hasNul = false;

  add(chunk: Buffer): void {
    if (this.#head.length < HEAD_BYTES) this.#head = Buffer.concat([this.#head, chunk.subarray(0, HEAD_BYTES)]);
    this.#hasNul ||= chunk.includes(0);
  }

  /** The media type of the complete file at `path`; null when it is not allowed for `kind`. */
  async typeAs(kind: UploadKind, path: string): Promise<string | null> {
    switch (kind) {
      case 'picture':
        return pictureTypeOf(this.#head);
      case 'table':
        return this.#textType();
      case 'document':
        return documentTypeOf(path);
      case 'sheet':
        return this.#textType() ?? (await workbookTypeOf(path));
      case 'pifFile': {
        const type = await documentTypeOf(path);
        return type === PDF || type?.startsWith('image/') ? type : null;
      }
      case 'p12':
        // A sequence in DER or BER; what is in it is only known once its password opens it.
        return this.#head[0] === 0x30 ? 'application/x-pkcs12' : null;
    }
  }

  #textType(): string | null {
    // Every binary format contains NUL bytes. The only text that does is UTF-16, for which the importer has its own
    // error.
    const startsWith = (magic: readonly number[]) => this.#head.subarray(0, magic.length).equals(Buffer.from(magic));
    const isBinary = binaryMagic.some(startsWith) || (this.#hasNul && !utf16Marks.some(startsWith));
    return this.#head.length === 0 || isBinary ? null : 'text/csv';
  }
}
