import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** For the `compress` option of a route. A route that sets any option inherits none of those given to the plugin. */
export const compressionOptions = {
  /** Bytes. Below it the response fits into one network packet anyway. */
  threshold: 1024,
  encodings: ['br' as const, 'gzip' as const],
  // The fastest levels: higher ones take more time here than they save on the way.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: constants.Z_BEST_SPEED },
};

/**
 * Routes that make a text for one response may compress it: with the `compress` option, or with `reply.compress()`.
 * All other routes send what they have, because built files have compressed siblings on disk and pictures are compressed
 * already. `global: false` also keeps the plugin from decompressing requests, which would let a small one grow large.
 */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: false, ...compressionOptions });
}
