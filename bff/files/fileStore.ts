import { buffer } from 'node:stream/consumers';
import type { Dispatcher, Pool } from 'undici';
import type { Config } from '../config.ts';
import { clientError } from '../errors.ts';
import { isFileFolder, type FileFolder } from './fileFolders.rest.ts';
import { createStreamPool } from './streamPool.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const PICTURE_TYPE = /^image\/(webp|png|jpeg)$/;

/** Whether the store sent a picture; everything else of it is not passed on. */
export const isPicture = ({ statusCode, headers }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>): boolean =>
  statusCode === 200 && PICTURE_TYPE.test(String(headers['content-type'] ?? ''));

/** The service that keeps the pictures of people, labels and companies. */
export class FileStore {
  readonly #pool: Pool;
  readonly #path: string;

  constructor(config: Config) {
    const { origin, pathname } = new URL(config.fileStoreUrl);
    this.#pool = createStreamPool(origin, config, MAX_BYTES);
    this.#path = pathname.replace(/\/$/, '');
  }

  /** What the store answers for a file; its body is to be read or dropped. */
  open(folder: FileFolder, name: string, headers: Record<string, string> = {}): Promise<Dispatcher.ResponseData> {
    return this.#pool.request({ method: 'GET', path: `${this.#path}/${folder}/${name}`, headers });
  }

  /**
   * The picture of an address that `fileUrl` made; null where the store has none. Throws UPSTREAM_UNAVAILABLE when the
   * store does not answer.
   */
  async readPicture(url: string): Promise<Uint8Array | null> {
    const [, , folder = '', name = ''] = url.split('/');
    if (!isFileFolder(folder)) return null;
    try {
      const response = await this.open(folder, name);
      if (isPicture(response)) return await buffer(response.body);
      await response.body.dump({ limit: 64 * 1024 });
      if (response.statusCode < 500) return null;
    } catch {
      // As any answer of 500 and more.
    }
    throw clientError('UPSTREAM_UNAVAILABLE', 'The file store does not respond');
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
