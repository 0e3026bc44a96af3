import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SMTPServer } from 'smtp-server';

/** A mail server of the same process that writes every message into a folder instead of sending it. */
export class MailCapture {
  readonly #folder: string;
  #server: Promise<SMTPServer> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Removes half-written messages of a process that was killed; they are sent again. */
  async recover(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    await Promise.all(
      names.filter((name) => name.endsWith('.part')).map((name) => rm(join(this.#folder, name), { force: true })),
    );
  }

  /** Starts the server when it is first needed. */
  async url(): Promise<string> {
    const { port } = (await (this.#server ??= this.#start())).server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    const server = await this.#server;
    if (server) await new Promise<void>((closed) => server.close(() => closed()));
  }

  async #start(): Promise<SMTPServer> {
    await mkdir(this.#folder, { recursive: true });
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (content, _session, done) => {
        const path = join(
          this.#folder,
          `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`,
        );
        // Renamed when it is whole, so that nobody opens half a message.
        pipeline(content, createWriteStream(`${path}.part`, { mode: 0o600 }))
          .then(() => rename(`${path}.part`, `${path}.eml`))
          .then(() => done(null, `OK: written to ${basename(path)}.eml`), done);
      },
    });
    // Connections that break are the sender's to notice.
    server.on('error', () => undefined);
    await new Promise<void>((listening, failed) => {
      server.server.once('error', failed);
      server.listen(0, '127.0.0.1', () => listening());
    });
    return server;
  }
}
