import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Action } from '../../domain/account/rights.ts';
import { requireRight } from '../auth/viewerRights.ts';
import { createContext, identify, type RequestContext } from '../context.ts';
import { clientError, codeOf } from '../errors.ts';
import { sendFile } from '../http/byteRange.ts';
import { closeSlowConnections } from '../http/slowClients.ts';
import type { Services } from '../services.ts';
import { isPathSegment } from '../upstream/buildPath.ts';
import { ConcurrencyLimit } from '../files/concurrencyLimit.ts';
import { attachment } from '../files/downloadNames.ts';

/** Enough for one document on screen and a few downloads; each download occupies a connection to the service. */
export const MAX_PER_PERSON = 6;
/** Documents are uploaded by users, so the browser must not run scripts in them (CSP Level 3, `sandbox`). */
const SANDBOX_POLICY = "default-src 'none'; sandbox";

export interface Download {
  /** File name for the client. */
  name: string;
  type: string;
  stream: Readable;
  /** Size in bytes; null when it is not known beforehand. */
  size: number | null;
  /** Identifies the documents in the log. */
  logFields: Record<string, string | number>;
}

/** Sends a download of somebody who may have it. */
export type SendDownload = ReturnType<typeof createDownloads>;

/** A download that was let through: whose it is for the limit, what the log says, and how it is made. */
interface Admitted {
  owner: string;
  logFields: Record<string, string | number>;
  prepare: (signal: AbortSignal) => Promise<Download>;
}

/**
 * Sends the download that `admit` lets through. When the connection closes, the download is cancelled and its outcome
 * logged.
 */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  downloads: ConcurrencyLimit,
  admit: () => Admitted | Promise<Admitted>,
): Promise<FastifyReply> {
  const { raw } = reply;
  const disconnect = new AbortController();
  // Registered before the first await: a client that disconnects during it would otherwise never release its slot.
  raw.once('close', () => disconnect.abort());
  const onClose = (listener: () => void) =>
    disconnect.signal.aborted ? listener() : disconnect.signal.addEventListener('abort', listener, { once: true });
  const { owner, logFields: ownerFields, prepare } = await admit();
  const releaseSlot = downloads.acquire(owner);
  const logFields = { ...ownerFields, outcome: 'OK' };
  onClose(() => {
    releaseSlot();
    request.log.info({ ...logFields, ...(!raw.writableFinished && { outcome: 'BROKEN_OFF' }) }, 'download');
  });
  try {
    const { name, type, stream, size, logFields: documentFields } = await prepare(disconnect.signal);
    Object.assign(logFields, documentFields);
    const { socket } = request.raw;
    onClose(
      closeSlowConnections(socket, {
        bytesMoved: () => socket.bytesWritten,
        isWaitingForClient: () => raw.writableLength > 0,
      }),
    );
    void reply
      .headers({
        'content-disposition': attachment(name),
        'content-security-policy': SANDBOX_POLICY,
        'cache-control': 'no-store',
      })
      .type(type);
    return await (size === null ? reply.send(stream) : sendFile(request, reply, { stream, size }));
  } catch (error) {
    logFields.outcome = codeOf(error);
    throw error;
  }
}

/** Returns the function that sends the downloads of all routes, because a person's limit counts all of them. */
export function createDownloads(services: Services) {
  const downloads = new ConcurrencyLimit(MAX_PER_PERSON, 'Too many downloads at once');

  /** Sends the download that `prepare` returns to somebody whose role has the right to it. */
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    { slug, action }: { slug: string; action: Action },
    prepare: (context: RequestContext, signal: AbortSignal) => Promise<Download>,
  ): Promise<FastifyReply> =>
    sendDownload(request, reply, downloads, async () => {
      const context = createContext(services, request, reply);
      const viewer = await identify(context);
      requireRight(viewer, action);
      if (!isPathSegment(slug)) throw clientError('NOT_FOUND', 'No such document');
      return {
        owner: viewer.id,
        logFields: { viewer: viewer.id },
        prepare: (signal) => prepare(context, signal),
      };
    });
}
