import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { clientError } from '../errors.ts';
import { sendError } from './errorHandler.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Scripts run from this origin or with the nonce of this very answer. Emotion writes style elements, hence its exception. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** JSON that may stand inside a script element: no character of it can end the element or start a comment. */
const forScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * No text becomes markup or code anywhere in our own client, but for one address: that of the worker which reads PDFs,
 * which the policy of this name gives and nothing else. GraphiQL's editor needs that text can.
 */
const noSinks = "; require-trusted-types-for 'script'; trusted-types pdf-worker";

/** What a worker may do: load the decoders that lie beside it. It is handed everything else, and may ask nobody. */
const workerPolicy =
  "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

type Page = (reply: FastifyReply) => FastifyReply;

/** A page of the web client whose nonce is new in every answer; null when the client is not built. */
function readPage(file: string, settings: unknown, more = ''): Page | null {
  if (!existsSync(file)) return null;
  const parts = readFileSync(file, 'utf8')
    .replace('__SETTINGS__', () => forScript(settings))
    .split('__NONCE__');
  return (reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', policy(nonce) + more)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(parts.join(nonce));
  };
}

/** Serves the built web client: its files as they are, and its page wherever a browser asks for a path we do not know. */
export async function serveWebClient(app: FastifyInstance, config: Config): Promise<void> {
  const { webRoot, graphqlIntrospection, productName, version, ownerName, ownerAddress, companyLogoUrl } = config;
  const settings = { productName, version, ownerName, ownerAddress, companyLogoUrl };
  const page = readPage(join(webRoot, 'index.html'), settings, noSinks);
  const graphiql = graphqlIntrospection ? readPage(join(webRoot, 'graphiql.html'), settings) : null;
  if (page) {
    // After the policy of every answer: what setHeaders below says, that one would overwrite.
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url.endsWith('.worker.min.mjs')) void reply.header('content-security-policy', workerPolicy);
      done();
    });
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      redirect: false,
      preCompressed: true,
      decorateReply: false,
      // Pages are only sent with a nonce; the compressed siblings only under their plain names.
      allowedPath: (path) => !/\.(html|br|gz)$/.test(path),
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        void reply.setHeader('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600');
      },
    });
    app.get('/', (_request, reply) => page(reply));
  }
  if (graphiql) app.get('/graphiql', (_request, reply) => graphiql(reply));
  app.setNotFoundHandler((request, reply) => {
    const browses = page && request.method === 'GET' && request.headers.accept?.includes('text/html');
    return browses ? page(reply) : notFound(request, reply);
  });
}

const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(request, reply, clientError('NOT_FOUND', 'There is nothing here'));
