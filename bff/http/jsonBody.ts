import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseBearerToken } from '../auth/bearer.ts';
import type { Config } from '../config.ts';
import { clientError } from '../errors.ts';
import { sendError } from './errorHandler.ts';
import { isShallow } from './jsonDepth.ts';

const MAX_JSON_DEPTH = 200;
/**
 * A label with an ingredient list of 100,000 characters, each of up to three bytes, and 30,000 characters of other
 * texts.
 */
export const MAX_JSON_BYTES = 512 * 1024;
/** Limit for anonymous requests. */
const MAX_ANONYMOUS_BYTES = 100 * 1024;

/** Makes JSON the only body that the routes of this scope accept, with limits on its time, size and depth. */
export function acceptOnlyJson(app: FastifyInstance, { requestTimeoutMs }: Config): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_JSON_BYTES },
    (request, body: Buffer, done) => {
      if (body.length > MAX_ANONYMOUS_BYTES && parseBearerToken(request.headers.authorization) === null) {
        return done(clientError('BAD_USER_INPUT', 'The body is too large', { status: 413 }));
      }
      if (!isUtf8(body) || !isShallow(body, MAX_JSON_DEPTH))
        return done(clientError('BAD_USER_INPUT', 'The body is not usable JSON'));
      return parseJson(request, body.toString(), done);
    },
  );
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-encoding': encoding, 'content-type': type } = request.headers;
    const charset = /;\s*charset\s*=\s*"?([\w-]+)/i.exec(type ?? '')?.[1] ?? 'utf-8';
    if (encoding !== undefined || !/^utf-?8$/i.test(charset)) {
      sendError(request, reply, clientError('BAD_USER_INPUT', 'Send the body uncompressed, in UTF-8'), 415);
      return;
    }
    done(null, payload);
  });
  closeSlowBodies(app, requestTimeoutMs);
}

const bodyTimers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/** The request timeout of the server has to leave time for uploads of files. JSON gets less. */
function closeSlowBodies(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    bodyTimers.set(request, setTimeout(() => request.raw.socket.destroy(), timeoutMs).unref());
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    clearTimeout(bodyTimers.get(request));
    done();
  });
}
