import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const shared = {
  /** Bytes. Below it the response fits into one network packet anyway. */
  threshold: 1024,
  encodings: ['br' as const, 'gzip' as const],
};

/** For the `compress` option of a route. A route that sets any option inherits none of those given to the plugin. */
export const compressionOptions = {
  ...shared,
  // The fastest levels: higher ones take more time here than they save on the way.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: constants.Z_BEST_SPEED },
};

/**
 * Nothing of a page is shown before all of it is there: 1 ms more here saves up to 4 KB, which a slow phone receives in
 * 20 ms.
 */
const pageOptions = {
  ...shared,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  zlibOptions: { level: constants.Z_DEFAULT_COMPRESSION },
};

/**
 * Routes that make a text for one response may compress it: with the `compress` option, or with `reply.compress()`, as
 * pages do. All other routes send what they have, because built files have compressed siblings on disk and pictures are
 * compressed already. `global: false` also keeps the plugin from decompressing requests, which would let a small one
 * grow large.
 */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: false, ...pageOptions });
}
