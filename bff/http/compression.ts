import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const WORTH_IT = 1024;
const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);
/** The fastest setting of each: higher ones cost more time here than they save on the way. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Compresses the texts made for one answer. Built files have their compressed siblings, pictures are compressed already. */
export function compressTexts(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || reply.hasHeader('content-encoding')) return payload;
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = /\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted)
      ? 'br'
      : /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted)
        ? 'gzip'
        : null;
    if (!encoding) return payload;
    const vary = reply.getHeader('vary');
    void reply
      .header('content-encoding', encoding)
      .header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding');
    void reply.removeHeader('content-length');
    return encoding === 'br' ? brotli(payload, options) : gunzippable(payload, { level: 1 });
  });
}
