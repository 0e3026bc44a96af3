import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { clientError, type ErrorCode } from '../errors.ts';
import { isFileFolder } from './fileFolders.rest.ts';
import { isFileName } from './fileNames.ts';
import { sendError } from '../http/errorHandler.ts';
import { createStreamPool } from './streamPool.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const pictureType = /^image\/(webp|png|jpeg)$/;
const cacheHeaders = ['cache-control', 'etag', 'last-modified', 'content-length'] as const;

interface FileRoute {
  Params: { folder: string; name: string };
}

/** Streams pictures from the file store, so that pages need no other origin. Everything else is rejected. */
export function serveFiles(app: FastifyInstance, config: Config): void {
  const { origin, pathname } = new URL(config.fileStoreUrl);
  const pool = createStreamPool(origin, config, MAX_BYTES);
  app.addHook('onClose', () => pool.close());

  async function send(request: FastifyRequest<FileRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const { folder, name } = request.params;
    if (!isFileFolder(folder) || !isFileName(name)) return rejectFile(request, reply, 'NOT_FOUND');
    const { 'if-none-match': etag } = request.headers;
    const { statusCode, headers, body } = await pool.request({
      method: 'GET',
      path: `${pathname.replace(/\/$/, '')}/${folder}/${name}`,
      headers: etag ? { 'if-none-match': etag } : {},
    });

    const type = String(headers['content-type'] ?? '');
    if (statusCode !== 304 && (statusCode !== 200 || !pictureType.test(type))) {
      // Read to its end so that the connection can be reused.
      await body.dump({ limit: 64 * 1024 });
      return rejectFile(request, reply, statusCode === 404 ? 'NOT_FOUND' : 'UPSTREAM_BAD_RESPONSE');
    }
    for (const header of cacheHeaders) if (headers[header]) void reply.header(header, headers[header]);
    void reply.header('content-security-policy', "default-src 'none'; sandbox").code(statusCode);
    return statusCode === 304 ? reply.send() : reply.type(type).send(body);
  }

  app.get<FileRoute>('/files/:folder/:name', (request, reply) =>
    send(request, reply).catch(() => rejectFile(request, reply, 'UPSTREAM_UNAVAILABLE')),
  );
}

const errorTexts = { NOT_FOUND: 'No such file', UPSTREAM_BAD_RESPONSE: 'Not a picture' } satisfies Partial<
  Record<ErrorCode, string>
>;

function rejectFile(
  request: FastifyRequest,
  reply: FastifyReply,
  code: keyof typeof errorTexts | 'UPSTREAM_UNAVAILABLE',
): FastifyReply {
  const text = code === 'UPSTREAM_UNAVAILABLE' ? 'The file store does not respond' : errorTexts[code];
  return sendError(request, reply, clientError(code, text));
}
