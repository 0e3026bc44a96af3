import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../domain/language.ts';
import { parseAcceptLanguage } from './acceptLanguage.ts';
import { parseBearerToken } from './auth/bearer.ts';
import { fetchViewer, type Viewer } from './auth/viewer.rest.ts';
import { clientError } from './errors.ts';
import { createTurnTaker } from './computationTurn.ts';
import { readCreateKey } from './upstream/createKey.ts';
import type { Services } from './services.ts';
import { CancelSignal } from './upstream/cancelSignal.ts';
import { bindClient, type CallScope } from './upstream/client.ts';
import type { AiClient, GeoClient, ProductClient } from './upstream/clients.ts';
import { ClientDisconnected } from './upstream/errors.ts';
import { parseTrace } from './upstream/trace.ts';

/** One request, as every route sees it. Nothing in it outlives the request except `services`. */
export interface RequestContext {
  product: ProductClient;
  ai: AiClient;
  geo: GeoClient;
  /**
   * The product server for what other requests wait for too, such as a value that is about to be cached: these calls go
   * on when the client of this request disconnects.
   */
  productForShared: ProductClient;
  /** The bearer token of the request, not verified yet. */
  token: string | null;
  aiToken: string | null;
  /** Whose token it is. Set by the access check, before any field that is not public is resolved. */
  viewer: Viewer | null;
  /** Waits for the turn of what the request computes; `owner` is the id of the person. */
  takeTurn: (owner: string) => Promise<void>;
  ip: string;
  requestId: string;
  /** The caller's, for sentences that a person reads. */
  language: Language;
  log: FastifyBaseLogger;
  services: Services;
}

/**
 * What is read once per request, by subject. Every module that has loaders adds its entry by declaration merging in its
 * `<subject>.loaders.ts`; `modules/loaders.ts` creates them all.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- The modules add the members.
export interface Loaders {}

/** What a resolver works with. */
export interface Context extends RequestContext {
  loaders: Loaders;
}

/** Is cancelled when the connection closes before the response is sent. */
function disconnectSignal({ raw }: FastifyReply): CancelSignal {
  const signal = new CancelSignal();
  raw.once('close', () => {
    if (!raw.writableFinished) signal.cancel(new ClientDisconnected());
  });
  return signal;
}

export function createContext(services: Services, request: FastifyRequest, reply: FastifyReply): RequestContext {
  const token = parseBearerToken(request.headers.authorization);
  const aiToken = parseBearerToken(request.headers['x-ai-authorization']);
  const ip = request.ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const clientSignal = disconnectSignal(reply);
  const { id: requestId, log } = request;
  const trace = parseTrace(request.headers);
  const createKey = readCreateKey(request.headers['idempotency-key']);
  // Written out, because V8 allocates what a spread copies among the old objects.
  const asOther = (itsToken: string | null): CallScope => ({
    requestId,
    trace,
    log,
    token: itsToken,
    trustedTokens: undefined,
    createKey: null,
    visitorIp: undefined,
    clientSignal,
  });
  const asViewer = (signal: CancelSignal | undefined): CallScope => ({
    requestId,
    trace,
    log,
    token,
    trustedTokens: services.tokenCache,
    createKey,
    // The product server records from which address a person signs in.
    visitorIp: ip,
    clientSignal: signal,
  });
  return {
    product: bindClient(services.product, asViewer(clientSignal)),
    ai: bindClient(services.ai, asOther(aiToken)),
    geo: bindClient(services.geo, asOther(null)),
    productForShared: bindClient(services.product, asViewer(undefined)),
    token,
    aiToken,
    viewer: null,
    takeTurn: createTurnTaker(services, reply, clientSignal),
    ip,
    requestId,
    language: parseAcceptLanguage(request.headers['accept-language']),
    log,
    services,
  };
}

/**
 * Finds out whose token it is and stores the person in the context. Throws UNAUTHENTICATED when the token is not valid.
 */
export async function identify(context: RequestContext): Promise<Viewer> {
  const { token, ip, services, productForShared } = context;
  if (token === null) throw clientError('UNAUTHENTICATED', 'Sign in first');
  const viewer = await services.tokenCache.verify(token, ip, () => fetchViewer(productForShared));
  return (context.viewer = viewer);
}

/** Whose turns the computations of a request take: the person's, or those of the address while nobody is known. */
export const requesterOf = ({ viewer, ip }: RequestContext): string => viewer?.id ?? ip;

/** The person behind the request, for resolvers behind the access check. */
export function viewerOf({ viewer }: RequestContext): Viewer {
  if (!viewer) throw clientError('UNAUTHENTICATED', 'Sign in first');
  return viewer;
}
