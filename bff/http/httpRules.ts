import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { bearer } from '../context.ts';
import { clientError } from '../errors.ts';
import { isShallow } from './jsonDepth.ts';
import { sendError } from './errorHandler.ts';

const MAX_JSON_DEPTH = 200;
/** A label with an ingredient list of 100,000 characters, each of up to three bytes, and 30,000 characters of other texts. */
const MAX_JSON_BYTES = 512 * 1024;
/** Nobody who has not signed in has so much to say. */
const MAX_ANONYMOUS_BYTES = 100 * 1024;

/** What every answer says of how it may be used. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/** Headers of every answer, whatever becomes of the request. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply);
    done();
  });
}

function secure(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(securityHeaders).header('x-request-id', request.id);
  // Only over HTTPS, or at a trusted proxy's word that it was: over plain HTTP browsers ignore it.
  if (request.protocol === 'https')
    void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

/** Answers an address that is none. Fastify stops there before any hook. */
export function handleMalformedUrl(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  secure(request, reply);
  sendError(request, reply, clientError('BAD_USER_INPUT', 'Not an address'));
}

const preflight = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers':
    'content-type, authorization, x-ai-authorization, apollo-require-preflight, x-request-id, traceparent',
  'access-control-max-age': '600',
};

/** Lets the pages of listed origins call the API; any other origin gets no such header and is stopped by its browser. */
export function addCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { origin, 'access-control-request-method': asked } = request.headers;
    void reply.header('vary', 'Origin');
    if (!origin || !origins.includes(origin)) return done();
    void reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS' || !asked) return done();
    return reply.code(204).headers(preflight).send();
  });
}

/** Makes JSON the only body that the routes of this scope read, within limits on its time, size and depth. */
export function readOnlyJson(app: FastifyInstance, { requestTimeoutMs }: Config): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_JSON_BYTES },
    (request, body: Buffer, done) => {
      if (body.length > MAX_ANONYMOUS_BYTES && bearer(request.headers.authorization) === null) {
        return done(clientError('BAD_USER_INPUT', 'The body is too large', { status: 413 }));
      }
      if (!isUtf8(body) || !isShallow(body, MAX_JSON_DEPTH))
        return done(clientError('BAD_USER_INPUT', 'The body is not usable JSON'));
      return parse(request, body.toString(), done);
    },
  );
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-encoding': encoding, 'content-type': type } = request.headers;
    const charset = /;\s*charset\s*=\s*"?([\w-]+)/i.exec(type ?? '')?.[1] ?? 'utf-8';
    if (encoding !== undefined || !/^utf-?8$/i.test(charset)) {
      sendError(request, reply, clientError('BAD_USER_INPUT', 'Send the body as it is, in UTF-8'), 415);
      return;
    }
    done(null, payload);
  });
  hangUpOnSlowBodies(app, requestTimeoutMs);
}

const reading = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/** The server's own limit leaves time for uploads; JSON has less. */
function hangUpOnSlowBodies(app: FastifyInstance, ms: number): void {
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    reading.set(request, setTimeout(() => request.raw.socket.destroy(), ms).unref());
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    clearTimeout(reading.get(request));
    done();
  });
}

/** Answers POST-only paths to any other method. */
export function refuseOtherMethods(app: FastifyInstance, url: string): void {
  const methods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  app.route({ method: methods, url, handler: (request, reply: FastifyReply) => refuseMethod(request, reply) });
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('allow', 'POST');
  return sendError(request, reply, clientError('BAD_USER_INPUT', 'Use POST'), 405);
}
