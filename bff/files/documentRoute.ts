import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireRight } from '../auth/viewerRights.ts';
import { createContext, identify, type RequestContext } from '../context.ts';
import { attachment, safeDocumentName } from './downloadNames.ts';
import { createDocumentSource } from './documentClient.ts';
import { zipOf } from './documentZip.ts';
import type { Config } from '../config.ts';
import { closeSlowConnections } from '../http/slowClients.ts';
import { codeOf, clientError } from '../errors.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';
import { fetchFolders, folderKinds } from '../modules/document-folder/document-folder.rest.ts';
import { extensionsOf, httpTypeOf } from '../modules/document-folder/document-folder.types.ts';
import { isPathSegment } from '../upstream/buildPath.ts';
import type { Document, DocumentFolderKind } from '../resolvers.generated.ts';
import type { Services } from '../services.ts';

/** A page shows one, and a few may be on their way to the disk; each holds a connection to the service. */
const MAX_PER_PERSON = 6;
/** Whatever a document holds, no browser runs it: specification of the response header in CSP Level 3, `sandbox`. */
const sandboxed = "default-src 'none'; sandbox";

interface DocumentRoute {
  Params: { slug: string; id: string };
}
interface ZipRoute {
  Params: { slug: string };
  Querystring: { folder?: unknown };
}

/** What goes out. */
interface Download {
  /** Under which it is saved. */
  name: string;
  type: string;
  stream: Readable;
  /** Bytes, where they are known beforehand. */
  size: number | null;
  /** Which documents it is, for the log. */
  what: Record<string, string | number>;
}

/** A document as it goes out: under which name and as what. */
const nameOf = ({ name, mediaType }: Document): string => safeDocumentName(name, extensionsOf[mediaType]);

/**
 * `GET /documents/:slug/:id`, one document of a raw material, and `GET /documents/:slug/all.zip`, all of them or with `?folder=` those of one folder.
 * The token travels in the header, so an address alone opens nothing. What somebody may see is for the service to say.
 */
export function serveDocuments(app: FastifyInstance, services: Services, config: Config): void {
  const source = createDocumentSource(services.product, config);
  const downloads = new ConcurrencyLimit(MAX_PER_PERSON, 'Too many downloads at once');
  app.addHook('onClose', () => source.close());

  /** Answers with what `prepare` makes, and ends it with the connection, whichever of the two is first. What became of it is logged then. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    slug: string,
    prepare: (context: RequestContext, signal: AbortSignal) => Promise<Download>,
  ): Promise<FastifyReply> {
    const { raw } = reply;
    const gone = new AbortController();
    // Before anything is waited for: whoever leaves meanwhile would keep a place for ever.
    raw.once('close', () => gone.abort());
    const whenGone = (act: () => void) =>
      gone.signal.aborted ? act() : gone.signal.addEventListener('abort', act, { once: true });
    const context = createContext(services, request, reply);
    const viewer = await identify(context);
    requireRight(viewer, 'document.read');
    if (!isPathSegment(slug)) throw clientError('NOT_FOUND', 'No such document');
    const leave = downloads.acquire(viewer.id);
    const line = { viewer: viewer.id, outcome: 'OK' };
    whenGone(() => {
      leave();
      request.log.info({ ...line, ...(!raw.writableFinished && { outcome: 'BROKEN_OFF' }) }, 'download');
    });
    try {
      const { name, type, stream, size, what } = await prepare(context, gone.signal);
      Object.assign(line, what);
      const { socket } = request.raw;
      whenGone(
        closeSlowConnections(socket, {
          bytesMoved: () => socket.bytesWritten,
          isWaitingForClient: () => raw.writableLength > 0,
        }),
      );
      if (size !== null) void reply.header('content-length', size);
      return await reply
        .headers({
          'content-disposition': attachment(name),
          'content-security-policy': sandboxed,
          'cache-control': 'no-store',
        })
        .type(type)
        .send(stream);
    } catch (error) {
      line.outcome = codeOf(error);
      throw error;
    }
  }

  app.get<DocumentRoute>('/documents/:slug/:id', (request, reply) => {
    const { slug, id } = request.params;
    return send(request, reply, slug, async ({ product }, signal) => {
      const document = (await allOf(product, slug)).find(({ document: one }) => one.id === id)?.document;
      if (!document) throw clientError('NOT_FOUND', 'No such document');
      const type = httpTypeOf[document.mediaType];
      const content = await source.open(request, { slug, id, type }, signal);
      return { ...content, name: nameOf(document), type, what: { document: id } };
    });
  });

  app.get<ZipRoute>('/documents/:slug/all.zip', (request, reply) => {
    const { slug } = request.params;
    const folder = kindOf(request.query.folder);
    return send(request, reply, slug, async ({ product }, signal) => {
      const wanted = (await allOf(product, slug)).filter(({ kind }) => folder === null || kind === folder);
      if (wanted.length === 0) throw clientError('NOT_FOUND', 'There are no documents');
      const files = wanted.map(({ kind, document }) => ({
        folder: kind,
        name: nameOf(document),
        addedAt: document.addedAt,
        id: document.id,
        type: httpTypeOf[document.mediaType],
      }));
      const stream = await zipOf(
        files,
        async ({ id, type }) => (await source.open(request, { slug, id, type }, signal)).stream,
      );
      const name = safeDocumentName([slug, folder].filter(Boolean).join(' '), ['zip']);
      return {
        stream,
        size: null,
        name,
        type: 'application/zip',
        what: { folder: folder ?? 'ALL', documents: files.length },
      };
    });
  });
}

async function allOf(
  product: RequestContext['product'],
  slug: string,
): Promise<{ kind: DocumentFolderKind; document: Document }[]> {
  return (await fetchFolders(product, slug)).flatMap(({ kind, documents }) =>
    (documents ?? []).map((document) => ({ kind, document })),
  );
}

function kindOf(folder: unknown): DocumentFolderKind | null {
  if (folder === undefined) return null;
  const kind = Object.values(folderKinds).find((one) => one === folder);
  if (!kind) throw clientError('BAD_USER_INPUT', 'No such folder');
  return kind;
}
