import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientError, type ErrorCode } from '../errors.ts';
import { isFileFolder } from '../files/fileFolders.rest.ts';
import { isFileName } from '../files/fileNames.ts';
import { sendFile } from '../http/byteRange.ts';
import { sendError } from '../http/errorHandler.ts';
import { isPicture, type FileStore } from '../files/fileStore.ts';

const cacheHeaders = ['cache-control', 'etag', 'last-modified', 'content-length'] as const;

interface FileRoute {
  Params: { folder: string; name: string };
}

/** Streams pictures from the file store, so that pages need no other origin. Everything else is rejected. */
export function serveFiles(app: FastifyInstance, store: FileStore): void {
  async function send(request: FastifyRequest<FileRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const { folder, name } = request.params;
    if (!isFileFolder(folder) || !isFileName(name)) return rejectFile(request, reply, 'NOT_FOUND');
    const { 'if-none-match': etag } = request.headers;
    const response = await store.open(folder, name, etag ? { 'if-none-match': etag } : {});
    const { statusCode, headers, body } = response;
    if (statusCode !== 304 && !isPicture(response)) {
      // Read to its end so that the connection can be reused.
      await body.dump({ limit: 64 * 1024 });
      return rejectFile(request, reply, statusCode === 404 ? 'NOT_FOUND' : 'UPSTREAM_BAD_RESPONSE');
    }
    for (const header of cacheHeaders) if (headers[header]) void reply.header(header, headers[header]);
    void reply.header('content-security-policy', "default-src 'none'; sandbox").code(statusCode);
    if (statusCode === 304) return reply.send();
    void reply.type(String(headers['content-type']));
    const size = Number(headers['content-length'] ?? NaN);
    return Number.isSafeInteger(size)
      ? sendFile(request, reply, { stream: body, size, etag: headers.etag })
      : reply.send(body);
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
