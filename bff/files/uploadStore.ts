import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, openAsBlob } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { clientError } from '../errors.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';
import { PDF } from './fileTypes.ts';
import { PdfInspector } from './pdfInspector.ts';
import { FileInspector, uploadKinds, type UploadKind } from './uploadRules.ts';

const STORED_MS = 10 * 60 * 1000;
const MAX_PER_PERSON = 2;

interface Upload {
  owner: string;
  kind: UploadKind;
  file: string;
  type: string;
  hasActiveContent: boolean;
  timer: NodeJS.Timeout;
}

/** An uploaded file; it is deleted when its user is done with it. */
export interface StoredFile {
  path: string;
  /** Media type, determined from the content. */
  type: string;
  /** Of a file for a product information file: a PDF with scripts, launch actions or embedded files. */
  hasActiveContent: boolean;
  /** Reads lazily from disk, so the content is never in memory as a whole. */
  blob: Blob;
}

/** Uploaded files that wait for their mutation: on disk, for ten minutes, for their sender only. */
export class Uploads {
  readonly #folder = mkdtempSync(join(tmpdir(), 'dosije-uploads-'));
  readonly #uploads = new Map<string, Upload>();
  readonly #pdfs = new PdfInspector();
  readonly #receiving = new ConcurrencyLimit(MAX_PER_PERSON, 'Too many uploads at once');

  /** Runs `receive` unless the owner already has two uploads in progress (RATE_LIMITED). `receive` may release its slot early. */
  async withSlot<Result>(owner: string, receive: (release: () => void) => Promise<Result>): Promise<Result> {
    const release = this.#receiving.acquire(owner);
    try {
      return await receive(release);
    } finally {
      release();
    }
  }

  /** Writes the content to a file and returns its reference. An incomplete upload or a wrong file type leaves no file behind. */
  async store(owner: string, kind: UploadKind, content: Readable, isTooLarge: () => boolean): Promise<string> {
    const reference = randomBytes(18).toString('base64url');
    const file = join(this.#folder, reference);
    const { maxBytes, wrongTypeText } = uploadKinds[kind];
    try {
      const inspector = new FileInspector();
      content.on('data', (chunk: Buffer) => inspector.add(chunk));
      await pipeline(content, createWriteStream(file, { mode: 0o600 }));
      if (isTooLarge())
        throw clientError('BAD_USER_INPUT', `The file is larger than ${maxBytes / 1024 ** 2} MiB`, { status: 413 });
      const type = await inspector.typeAs(kind, file);
      if (!type) throw clientError('BAD_USER_INPUT', wrongTypeText, { status: 415 });
      const hasActiveContent = kind === 'pifFile' && type === PDF && (await this.#pdfs.hasActiveContent(file));
      const timer = setTimeout(() => void this.#remove(reference), STORED_MS).unref();
      this.#uploads.set(reference, { owner, kind, file, type, hasActiveContent, timer });
      await this.#removeOldest(owner, kind);
      return reference;
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  async #removeOldest(owner: string, kind: UploadKind): Promise<void> {
    const sameKind = [...this.#uploads].filter(([, upload]) => upload.owner === owner && upload.kind === kind);
    for (const [reference] of sameKind.slice(0, -uploadKinds[kind].maxStored)) await this.#remove(reference);
  }

  /** Returns a picture to its owner and deletes the file; null when the owner has no picture with this reference. */
  async takePicture(reference: string, owner: string): Promise<Blob | null> {
    const upload = this.#claim(reference, owner, 'picture');
    if (!upload) return null;
    const bytes = await readFile(upload.file);
    await this.#remove(reference, upload);
    return new Blob([bytes], { type: upload.type });
  }

  /** Calls `use` with a file of the owner and deletes it afterwards; null when the owner has no file of this kind and reference. */
  async withFile<Result>(
    kind: UploadKind,
    reference: string,
    owner: string,
    use: (file: StoredFile) => Promise<Result>,
  ): Promise<Result | null> {
    const upload = this.#claim(reference, owner, kind);
    if (!upload) return null;
    const { file: path, type, hasActiveContent } = upload;
    try {
      return await use({ path, type, hasActiveContent, blob: await openAsBlob(path, { type }) });
    } finally {
      await this.#remove(reference, upload);
    }
  }

  #claim(reference: string, owner: string, kind: UploadKind): Upload | null {
    const upload = this.#uploads.get(reference);
    if (upload?.owner !== owner || upload.kind !== kind) return null;
    this.#uploads.delete(reference);
    return upload;
  }

  async #remove(reference: string, upload = this.#uploads.get(reference)): Promise<void> {
    if (!upload) return;
    this.#uploads.delete(reference);
    clearTimeout(upload.timer);
    await rm(upload.file, { force: true });
  }

  /** Deletes all stored files. */
  async close(): Promise<void> {
    for (const { timer } of this.#uploads.values()) clearTimeout(timer);
    await rm(this.#folder, { recursive: true, force: true });
  }
}
