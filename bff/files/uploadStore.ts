import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, openAsBlob } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { clientError } from '../errors.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';
import { Inspector, uploadKinds, type UploadKind } from './uploadRules.ts';

const KEPT_MS = 10 * 60 * 1000;
const MAX_PER_PERSON = 2;

interface Upload {
  owner: string;
  kind: UploadKind;
  file: string;
  type: string;
  timer: NodeJS.Timeout;
}

/** A file that was sent, on disk for as long as it is lent. */
export interface LentFile {
  path: string;
  /** Its media type, by its content. */
  type: string;
  /** Reads from the file as it is read itself: nothing is held in memory. */
  blob: Blob;
}

/** Files on their way to a mutation: each in a file of its own, for ten minutes, for the person who sent it. */
export class Uploads {
  readonly #folder = mkdtempSync(join(tmpdir(), 'dosije-uploads-'));
  readonly #kept = new Map<string, Upload>();
  readonly #receiving = new ConcurrencyLimit(MAX_PER_PERSON, 'Too many uploads at once');

  /** Runs one upload of a person, or refuses it with RATE_LIMITED while two others of theirs are under way. It may leave its place before it is through. */
  async oneOfFew<Result>(owner: string, receive: (leave: () => void) => Promise<Result>): Promise<Result> {
    const leave = this.#receiving.acquire(owner);
    try {
      return await receive(leave);
    } finally {
      leave();
    }
  }

  /** Writes what is sent to a file and answers its reference. What ends too early or is not of its kind leaves nothing. */
  async keep(owner: string, kind: UploadKind, sent: Readable, isTooLarge: () => boolean): Promise<string> {
    const reference = randomBytes(18).toString('base64url');
    const file = join(this.#folder, reference);
    const { maxBytes, wanted } = uploadKinds[kind];
    try {
      const inspector = new Inspector();
      sent.on('data', (chunk: Buffer) => inspector.see(chunk));
      await pipeline(sent, createWriteStream(file, { mode: 0o600 }));
      if (isTooLarge())
        throw clientError('BAD_USER_INPUT', `The file is larger than ${maxBytes / 1024 ** 2} MiB`, { status: 413 });
      const type = await inspector.typeAs(kind, file);
      if (!type) throw clientError('BAD_USER_INPUT', wanted, { status: 415 });
      const timer = setTimeout(() => void this.#drop(reference), KEPT_MS).unref();
      this.#kept.set(reference, { owner, kind, file, type, timer });
      await this.#dropOldest(owner, kind);
      return reference;
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  async #dropOldest(owner: string, kind: UploadKind): Promise<void> {
    const alike = [...this.#kept].filter(([, upload]) => upload.owner === owner && upload.kind === kind);
    for (const [reference] of alike.slice(0, -uploadKinds[kind].kept)) await this.#drop(reference);
  }

  /** Hands a picture over to its owner, once; null when there is none of that reference for that person. */
  async take(reference: string, owner: string): Promise<Blob | null> {
    const upload = this.#claim(reference, owner, 'picture');
    if (!upload) return null;
    const bytes = await readFile(upload.file);
    await this.#drop(reference, upload);
    return new Blob([bytes], { type: upload.type });
  }

  /** Lends a file to its owner, once, for as long as `use` takes; null when there is none of that kind and reference for that person. */
  async lend<Result>(
    kind: UploadKind,
    reference: string,
    owner: string,
    use: (file: LentFile) => Promise<Result>,
  ): Promise<Result | null> {
    const upload = this.#claim(reference, owner, kind);
    if (!upload) return null;
    const { file: path, type } = upload;
    try {
      return await use({ path, type, blob: await openAsBlob(path, { type }) });
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
