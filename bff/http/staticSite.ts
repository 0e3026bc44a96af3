import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { clientError } from '../errors.ts';
import { missingScreens } from '../upstream/knownCalls.ts';
import { readOperations } from '../upstream/openapi.ts';
import { sendError } from './errorHandler.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Scripts need this origin or the nonce of this response. Emotion inserts style elements at run time, hence
 * 'unsafe-inline'.
 */
const pagePolicy = (nonce: string): string =>
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

/** JSON for a script element: without the characters that could end the element or start a comment. */
const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * With trusted types the browser refuses to turn a string into markup or code. The one exception is the address of the
 * worker that reads PDFs, which the client creates under the policy `pdf-worker`. GraphiQL's editor does not run with
 * it.
 */
const trustedTypes = "; require-trusted-types-for 'script'; trusted-types pdf-worker";

/** A worker may load the decoders beside it. It gets its data by message and has no need to send requests. */
const workerPolicy =
  "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

type SendPage = (reply: FastifyReply) => FastifyReply;

/**
 * The sign-in page as markup. It is sent where the sign-in page stands; every other page would be longer for nothing.
 */
const signInMarkup = /<!--sign-in-->.*<!--\/sign-in-->/s;

/** Prepares a page of the web client, which is sent with a new nonce each time. */
function pageOf(html: string, settings: unknown, extraPolicy = ''): SendPage {
  const parts = html.replace('__SETTINGS__', () => toScriptJson(settings)).split('__NONCE__');
  return (reply) => {
    const nonce = randomBytes(16).toString('base64');
    reply
      .header('content-security-policy', pagePolicy(nonce) + extraPolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .compress(parts.join(nonce));
    return reply;
  };
}

/** Null when the client is not built. */
const readPage = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/**
 * Serves the files of the built web client, and its page for every path that is not a file: the client does the
 * routing.
 */
export async function serveWebClient(app: FastifyInstance, config: Config): Promise<void> {
  const { webRoot, graphqlIntrospection, productName, version, ownerName, ownerAddress, companyLogoUrl } = config;
  const missingPages = config.capabilities
    ? missingScreens(readOperations('product-server').values(), config.capabilities['product-server'])
    : [];
  const settings = { productName, version, ownerName, ownerAddress, companyLogoUrl, missingPages };
  const page = readPage(join(webRoot, 'index.html'));
  const graphiql = graphqlIntrospection ? readPage(join(webRoot, 'graphiql.html')) : null;
  const sendPage = page === null ? null : pageOf(page.replace(signInMarkup, ''), settings, trustedTypes);
  const sendGraphiql = graphiql === null ? null : pageOf(graphiql, settings);
  if (page !== null) {
    const sendSignIn = pageOf(page, settings, trustedTypes);
    await app.register((scope) => serveFiles(scope, webRoot));
    app.get('/', (_request, reply) => sendSignIn(reply));
  }
  if (sendGraphiql) app.get('/graphiql', (_request, reply) => sendGraphiql(reply));
  app.setNotFoundHandler((request, reply) => {
    const isNavigation = /^(?:GET|HEAD)$/.test(request.method) && request.headers.accept?.includes('text/html');
    if (sendPage && isNavigation) return sendPage(reply);
    return sendError(request, reply, clientError('NOT_FOUND', 'There is nothing here'));
  });
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  // In a hook and not in setHeaders below, whose headers lose against those that the reply has already.
  app.addHook('onRequest', (request, reply, done) => {
    // A shared cache must not give a compressed file to a client that cannot read it.
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    if (request.url.endsWith('.worker.min.mjs')) void reply.header('content-security-policy', workerPolicy);
    done();
  });
  await app.register(fastifyStatic, {
    root,
    index: false,
    redirect: false,
    preCompressed: true,
    decorateReply: false,
    // Pages need a nonce, so they are not served as files. Compressed siblings are served under the plain name only.
    // Source maps show the sources to operators, who read them in the folder.
    allowedPath: (path) => !/\.(html|br|gz|map)$/.test(path),
    cacheControl: false,
    setHeaders: (response, path) => {
      const hasHashedName = path.includes('/assets/');
      const value = hasHashedName ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600';
      void response.setHeader('cache-control', value);
    },
  });
}
