import { randomBytes } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { clientError } from '../errors.ts';
import type { SharedState } from '../state/sharedState.ts';
import { refuseUnsafeArchive } from './archiveSafety.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';
import { DOCX, isIntactPdf, PDF, XLSX, ZIP } from './fileTypes.ts';
import { PdfInspector } from './pdfInspector.ts';
import { isReference, UploadFolder } from './uploadFolder.ts';
import { FileInspector, uploadKinds, type UploadKind } from './uploadRules.ts';

const STORED_MS = 10 * 60 * 1000;
const MAX_PER_PERSON = 2;

/**
 * What is known of an upload, for whichever process takes it. The shared store is not trusted: where the file lies
 * follows from the reference alone.
 */
const uploadRecord = z.object({
  owner: z.string(),
  kind: z.enum(Object.keys(uploadKinds) as [UploadKind, ...UploadKind[]]),
  type: z.string(),
  hasActiveContent: z.boolean(),
});
type Upload = z.infer<typeof uploadRecord>;

/** An upload of this process. */
interface Kept {
  owner: string;
  kind: UploadKind;
  timer: NodeJS.Timeout;
}

/** An uploaded file; it is deleted when its user is done with it. */
export interface StoredFile {
  path: string;
  /** Media type, determined from the content. */
  type: string;
  /** Of a document or a file for a product information file: a PDF with scripts, launch actions or embedded files. */
  hasActiveContent: boolean;
  /** Reads lazily from disk, so the content is never in memory as a whole. */
  blob: Blob;
}

/** Uploaded files that wait for their mutation: on disk, for ten minutes, for their sender only. */
export class Uploads {
  readonly #state: SharedState;
  readonly #folder: UploadFolder;
  readonly #kept = new Map<string, Kept>();
  readonly #pdfs = new PdfInspector();
  readonly #receiving = new ConcurrencyLimit(MAX_PER_PERSON, 'Too many uploads at once');

  /** Without a `folder` it makes a temporary one of its own. */
  constructor(state: SharedState, folder: string | null) {
    this.#state = state;
    this.#folder = new UploadFolder(folder, STORED_MS);
  }

  /**
   * Runs `receive` unless the owner already has two uploads in progress (RATE_LIMITED). `receive` may release its slot
   * early.
   */
  async withSlot<Result>(owner: string, receive: (release: () => void) => Promise<Result>): Promise<Result> {
    const release = this.#receiving.acquire(owner);
    try {
      return await receive(release);
    } finally {
      release();
    }
  }

  /**
   * Writes the content to a file and returns its reference. `assertTaken` is called once all of it has come, and throws
   * when it is not to be kept. An incomplete upload or a wrong file type leaves no file behind.
   */
  async store(owner: string, kind: UploadKind, content: Readable, assertTaken: () => Promise<void>): Promise<string> {
    const reference = randomBytes(18).toString('base64url');
    const file = this.#folder.pathOf(reference);
    const { wrongTypeText } = uploadKinds[kind];
    try {
      const inspector = new FileInspector();
      content.on('data', (chunk: Buffer) => inspector.add(chunk));
      await pipeline(content, createWriteStream(file, { mode: 0o600 }));
      await assertTaken();
      const type = await inspector.typeAs(kind, file);
      if (!type) throw clientError('BAD_USER_INPUT', wrongTypeText, { status: 415 });
      const hasActiveContent = await this.#examine(kind, type, file);
      const upload: Upload = { owner, kind, type, hasActiveContent };
      await this.#state.records.set(recordOf(reference), JSON.stringify(upload), STORED_MS);
      const timer = setTimeout(() => void this.#discard(reference), STORED_MS).unref();
      this.#kept.set(reference, { owner, kind, timer });
      await this.#removeOldest(owner, kind);
      return reference;
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  /**
   * Whether it is a PDF that can do more than show pages. Throws, in true words, for a file that is not whole or a
   * danger to whoever opens it. Every PDF of a product information file is opened, of other documents only those that
   * readers have to repair.
   */
  async #examine(kind: UploadKind, type: string, path: string): Promise<boolean> {
    if (kind !== 'document' && kind !== 'pifFile') return false;
    if (type === XLSX || type === DOCX) await refuseUnsafeArchive(path, 'office');
    if (type === ZIP) await refuseUnsafeArchive(path, 'zip');
    if (type !== PDF) return false;
    const isToOpen = kind === 'pifFile' || !(await isIntactPdf(path));
    return this.#pdfs.hasActiveContent({ path, isToOpen });
  }

  async #removeOldest(owner: string, kind: UploadKind): Promise<void> {
    const sameKind = [...this.#kept].filter(([, upload]) => upload.owner === owner && upload.kind === kind);
    for (const [reference] of sameKind.slice(0, -uploadKinds[kind].maxStored)) await this.#discard(reference);
  }

  /** Returns a picture to its owner and deletes the file; null when the owner has no picture with this reference. */
  async takePicture(reference: string, owner: string): Promise<Blob | null> {
    const upload = await this.#claim(reference, owner, ['picture']);
    if (!upload) return null;
    const file = this.#folder.pathOf(reference);
    const bytes = await readFile(file);
    await rm(file, { force: true });
    return new Blob([bytes], { type: upload.type });
  }

  /**
   * Calls `use` with a file of the owner and deletes it afterwards; null when the owner has no file of these kinds and
   * this reference.
   */
  async withFile<Result>(
    kinds: UploadKind | readonly UploadKind[],
    reference: string,
    owner: string,
    use: (file: StoredFile) => Promise<Result>,
  ): Promise<Result | null> {
    const upload = await this.#claim(reference, owner, [kinds].flat());
    if (!upload) return null;
    const path = this.#folder.pathOf(reference);
    const { type, hasActiveContent } = upload;
    try {
      return await use({ path, type, hasActiveContent, blob: await openAsBlob(path, { type }) });
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Calls `use` with a file of the owner, which stays for its mutation; null as with `withFile`. */
  async lookInto<Result>(
    kind: UploadKind,
    reference: string,
    owner: string,
    use: (file: Pick<StoredFile, 'path' | 'type'>) => Promise<Result>,
  ): Promise<Result | null> {
    const upload = toUpload(reference, await this.#state.records.get(recordOf(reference)));
    if (upload?.owner !== owner || upload.kind !== kind) return null;
    return use({ path: this.#folder.pathOf(reference), type: upload.type });
  }

  /** Takes the upload, so that it is used once, whichever process is asked. Somebody else's stays where it is. */
  async #claim(reference: string, owner: string, kinds: readonly UploadKind[]): Promise<Upload | null> {
    const key = recordOf(reference);
    const isMeant = (upload: Upload | null) => upload?.owner === owner && kinds.includes(upload.kind);
    if (!isMeant(toUpload(reference, await this.#state.records.get(key)))) return null;
    this.#forget(reference);
    return toUpload(reference, await this.#state.records.take(key));
  }

  #forget(reference: string): void {
    clearTimeout(this.#kept.get(reference)?.timer);
    this.#kept.delete(reference);
  }

  /** Deletes an upload that nobody has taken. */
  async #discard(reference: string): Promise<void> {
    this.#forget(reference);
    await this.#state.records.take(recordOf(reference));
    await rm(this.#folder.pathOf(reference), { force: true });
  }

  /** Deletes the files of this process alone; those in a shared folder wait for another one. */
  async close(): Promise<void> {
    for (const { timer } of this.#kept.values()) clearTimeout(timer);
    await this.#folder.close();
  }
}

const recordOf = (reference: string): string => `upload:${reference}`;

/** Null for what no upload of this project is: a record that was forged or a reference that names no file of ours. */
function toUpload(reference: string, record: string | null): Upload | null {
  if (record === null || !isReference(reference)) return null;
  try {
    return uploadRecord.safeParse(JSON.parse(record)).data ?? null;
  } catch {
    return null;
  }
}
