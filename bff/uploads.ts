import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, openAsBlob } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { problem } from './errors.ts';

const KEPT_MS = 10 * 60 * 1000;
const MAX_PER_PERSON = 2;
/** Tables are large, so a person's third one takes the place of the first. */
const MAX_TABLES_KEPT = 2;
const HEAD_BYTES = 12;
const MIB = 1024 * 1024;

/** What may be sent: a picture for a person or a label, or a table to import. */
export type UploadKind = 'picture' | 'table';

/** What each kind may be. */
export const uploadKinds = {
  picture: { maxBytes: 5 * MIB, tooLarge: 'The file is larger than 5 MiB', wanted: 'Send a JPEG, PNG or WebP picture' },
  table: { maxBytes: 50 * MIB, tooLarge: 'The file is larger than 50 MiB', wanted: 'Send a CSV file, as plain text' },
} as const satisfies Record<UploadKind, object>;

interface Upload {
  owner: string;
  kind: UploadKind;
  file: string;
  type: string;
  timer: NodeJS.Timeout;
}

/** What the first bytes say a picture is; the name and the type that came with it prove nothing. */
export function pictureTypeOf(head: Buffer): string | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  const riff = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
  return riff ? 'image/webp' : null;
}

/** First bytes of archives (also of spreadsheets and documents), of PDF and of the older office formats. */
const packed = [[0x50, 0x4b], [0x1f, 0x8b], [0x25, 0x50, 0x44, 0x46], [0xd0, 0xcf, 0x11, 0xe0]];
const utf16 = [[0xff, 0xfe], [0xfe, 0xff]];

/** Judges a file by its bytes while they pass: what type it is, or null when it is not of its kind. */
class Inspector {
  #head = Buffer.alloc(0);
  #hasNul = false;

  see(chunk: Buffer): void {
    if (this.#head.length < HEAD_BYTES) this.#head = Buffer.concat([this.#head, chunk.subarray(0, HEAD_BYTES)]);
    this.#hasNul ||= chunk.includes(0);
  }

  typeAs(kind: UploadKind): string | null {
    if (kind === 'picture') return pictureTypeOf(this.#head);
    // Every binary format holds NUL somewhere. Of texts only UTF-16 does, which the importer refuses by its name.
    const begins = (magic: readonly number[]) => this.#head.subarray(0, magic.length).equals(Buffer.from(magic));
    const isBinary = packed.some(begins) || (this.#hasNul && !utf16.some(begins));
    return this.#head.length === 0 || isBinary ? null : 'text/csv';
  }
}

/** Files on their way to a mutation: each in a file of its own, for ten minutes, for the person who sent it. */
export class Uploads {
  readonly #folder = mkdtempSync(join(tmpdir(), 'dosije-uploads-'));
  readonly #kept = new Map<string, Upload>();
  readonly #receiving = new Map<string, number>();

  /** Runs one upload of a person, or refuses it with RATE_LIMITED while two others of theirs are under way. */
  async oneOfFew<Result>(owner: string, receive: () => Promise<Result>): Promise<Result> {
    const running = this.#receiving.get(owner) ?? 0;
    if (running >= MAX_PER_PERSON) throw problem('RATE_LIMITED', 'Too many uploads at once', { retryAfterSeconds: 5 });
    this.#receiving.set(owner, running + 1);
    try {
      return await receive();
    } finally {
      const left = (this.#receiving.get(owner) ?? 1) - 1;
      if (left > 0) this.#receiving.set(owner, left);
      else this.#receiving.delete(owner);
    }
  }

  /** Writes what is sent to a file and answers its reference. What ends too early or is not of its kind leaves nothing. */
  async keep(owner: string, kind: UploadKind, sent: Readable, isTooLarge: () => boolean): Promise<string> {
    const reference = randomBytes(18).toString('base64url');
    const file = join(this.#folder, reference);
    const { tooLarge, wanted } = uploadKinds[kind];
    try {
      const inspector = new Inspector();
      sent.on('data', (chunk: Buffer) => inspector.see(chunk));
      await pipeline(sent, createWriteStream(file, { mode: 0o600 }));
      if (isTooLarge()) throw problem('BAD_USER_INPUT', tooLarge, { status: 413 });
      const type = inspector.typeAs(kind);
      if (!type) throw problem('BAD_USER_INPUT', wanted, { status: 415 });
      const timer = setTimeout(() => void this.#drop(reference), KEPT_MS).unref();
      this.#kept.set(reference, { owner, kind, file, type, timer });
      if (kind === 'table') await this.#dropOldTables(owner);
      return reference;
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  async #dropOldTables(owner: string): Promise<void> {
    const tables = [...this.#kept].filter(([, upload]) => upload.owner === owner && upload.kind === 'table');
    for (const [reference] of tables.slice(0, -MAX_TABLES_KEPT)) await this.#drop(reference);
  }

  /** Hands a picture over to its owner, once; null when there is none of that reference for that person. */
  async take(reference: string, owner: string): Promise<Blob | null> {
    const upload = this.#claim(reference, owner, 'picture');
    if (!upload) return null;
    const bytes = await readFile(upload.file);
    await this.#drop(reference, upload);
    return new Blob([bytes], { type: upload.type });
  }

  /**
   * Lends a table to its owner, once, for as long as `use` takes; null when there is none of that reference for that
   * person. The blob reads from the file as it is read: a table is never held in memory.
   */
  async lendTable<Result>(reference: string, owner: string, use: (table: Blob) => Promise<Result>): Promise<Result | null> {
    const upload = this.#claim(reference, owner, 'table');
    if (!upload) return null;
    try {
      return await use(await openAsBlob(upload.file, { type: upload.type }));
    } finally {
      await this.#drop(reference, upload);
    }
  }

  #claim(reference: string, owner: string, kind: UploadKind): Upload | null {
    const upload = this.#kept.get(reference);
    if (upload?.owner !== owner || upload.kind !== kind) return null;
    this.#kept.delete(reference);
    return upload;
  }

  async #drop(reference: string, upload = this.#kept.get(reference)): Promise<void> {
    if (!upload) return;
    this.#kept.delete(reference);
    clearTimeout(upload.timer);
    await rm(upload.file, { force: true });
  }

  /** Removes everything still kept. */
  async close(): Promise<void> {
    for (const { timer } of this.#kept.values()) clearTimeout(timer);
    await rm(this.#folder, { recursive: true, force: true });
  }
}
