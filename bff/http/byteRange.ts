import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The first and the last byte. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file of `size` bytes that a request wants (RFC 9110, section 14): null for the whole file. Several
 * ranges, other units and malformed headers count as no range, as the RFC allows. So does a range of another version of
 * the file (If-Range).
 */
function rangeOf(
  { method, headers }: FastifyRequest,
  size: number,
  etag: unknown = null,
): ByteRange | 'UNSATISFIABLE' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  const ifRange = headers['if-range'];
  if (method !== 'GET' || (first === '' && last === '') || (ifRange !== undefined && ifRange !== etag)) return null;
  if (first === '')
    return Number(last) === 0 || size === 0
      ? 'UNSATISFIABLE'
      : { start: Math.max(size - Number(last), 0), end: size - 1 };
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'UNSATISFIABLE' : { start, end };
}

/**
 * Sends a file, or the part of it that the request wants: players and readers of PDF files ask for parts, and
 * an interrupted download continues. The services always send the whole file, so that the other bytes are skipped.
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { stream, size, etag }: { stream: Readable; size: number; etag?: unknown },
): FastifyReply {
  const range = rangeOf(request, size, etag);
  // Where a part is enough, reading stops early, which the stream of the service reports as an error. Readers still
  // receive errors.
  stream.on('error', () => undefined);
  void reply.header('accept-ranges', 'bytes');
  if (range === null) return reply.header('content-length', size).send(stream);
  if (range === 'UNSATISFIABLE') {
    stream.destroy();
    return reply.code(416).header('content-range', `bytes */${size}`).header('content-length', 0).send('');
  }
  const { start, end } = range;
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
    .send(Readable.from(part(stream, range), { objectMode: false }));
}

/** Returning from the loop closes the source, so that nothing is read beyond the last byte. */
async function* part(stream: Readable, { start, end }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const wanted = chunk.subarray(Math.max(start - at, 0), end + 1 - at);
    at += chunk.length;
    if (wanted.length > 0) yield wanted;
    if (at > end) return;
  }
}
