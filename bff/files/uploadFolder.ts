import { mkdirSync, mkdtempSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryPrefix } from './temporaryFolders.ts';

/** References of uploads, which name their files: 18 bytes in base64url. */
export const isReference = (name: string): boolean => /^[\w-]{24}$/.test(name);

/** The folder of uploads: one of this process, or one that several processes share and that outlives them. */
export class UploadFolder {
  readonly #path: string;
  readonly #isShared: boolean;
  readonly #keptMs: number;
  readonly #sweeping: NodeJS.Timeout | undefined;

  /** In a shared folder, what a process left that was killed is deleted when it is twice as old as `keptMs`. */
  constructor(shared: string | null, keptMs: number) {
    this.#isShared = shared !== null;
    this.#keptMs = keptMs;
    this.#path = shared ?? mkdtempSync(temporaryPrefix('uploads'));
    if (!this.#isShared) return;
    mkdirSync(this.#path, { recursive: true, mode: 0o700 });
    void this.#sweep();
    this.#sweeping = setInterval(() => void this.#sweep(), keptMs).unref();
  }

  pathOf(reference: string): string {
    return join(this.#path, reference);
  }

  async #sweep(): Promise<void> {
    const before = Date.now() - 2 * this.#keptMs;
    // A folder that cannot be read now is read the next time; another process may delete the same file.
    for (const name of (await readdir(this.#path).catch(() => [])).filter(isReference)) {
      const found = await stat(this.pathOf(name)).catch(() => null);
      if (found && found.mtimeMs < before) await rm(this.pathOf(name), { force: true }).catch(() => undefined);
    }
  }

  /** Deletes the folder of this process; a shared one stays. */
  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    if (!this.#isShared) await rm(this.#path, { recursive: true, force: true });
  }
}
