import type DataLoader from 'dataloader';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { operations as AiOperations } from '../schema/rest/ai-server.generated.ts';
import type { operations as GeoOperations } from '../schema/rest/geo-server.generated.ts';
import type { operations as ProductOperations } from '../schema/rest/product-server.generated.ts';
import { parseBearerToken } from './auth/bearer.ts';
import { ClientDisconnected } from './upstream/errors.ts';
import { clientError } from './errors.ts';
import { createLoader } from './upstream/loader.ts';
import { fetchKnowledge } from './modules/check/check.rest.ts';
import type { LoadedKnowledge } from './modules/check/check.knowledge.ts';
import { fetchCheckedList, type CheckedListModel } from './modules/checked-list/checked-list.rest.ts';
import { fetchLabel, type LabelDetail } from './modules/label/label.rest.ts';
import { checkStored } from './modules/label/label.service.ts';
import { createRawMaterialLoaders, type RawMaterialLoaders } from './modules/raw-material/raw-material.loaders.ts';
import { fetchViewer, type Viewer } from './modules/viewer/viewer.rest.ts';
import type { IngredientCheck } from './resolvers.generated.ts';
import type { Services } from './services.ts';
import { CancelSignal } from './upstream/cancelSignal.ts';
import { parseTrace } from './upstream/trace.ts';
import { bindClient, type Client } from './upstream/client.ts';

/** What a resolver works with. Made anew for every request; nothing in it outlives one, `services` aside. */
export interface Context {
  product: Client<ProductOperations>;
  ai: Client<AiOperations>;
  geo: Client<GeoOperations>;
  /** The bearer token of the request, not yet believed. */
  token: string | null;
  aiToken: string | null;
  /** Asks the product server whose token it is; for others waiting too, so it does not end with this request. */
  fetchCaller: () => Promise<Viewer>;
  /** What ingredient lists are judged by; loaded when nobody has needed it before, for others waiting too. */
  knowledge: () => Promise<LoadedKnowledge>;
  /** Whole labels by slug. */
  labels: DataLoader<string, LabelDetail>;
  /** What the rules say of whole labels, by slug; judged one after another. */
  labelChecks: DataLoader<string, IngredientCheck>;
  /** Kept checks with their texts, by id. */
  checkedLists: DataLoader<string, CheckedListModel>;
  rawMaterials: RawMaterialLoaders;
  /** Who the token belongs to. Set by the access check, before any field that is not public is resolved. */
  viewer: Viewer | null;
  ip: string;
  requestId: string;
  log: FastifyBaseLogger;
  services: Services;
}

/** Stops when the connection ends before the answer does. */
function whenGone({ raw }: FastifyReply): CancelSignal {
  const gone = new CancelSignal();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.cancel(new ClientDisconnected());
  });
  return gone;
}

export function createContext(services: Services, request: FastifyRequest, reply: FastifyReply): Context {
  const token = parseBearerToken(request.headers.authorization);
  const aiToken = parseBearerToken(request.headers['x-ai-authorization']);
  const ip = request.ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const gone = whenGone(reply);
  const scope = { requestId: request.id, trace: parseTrace(request.headers), log: request.log };
  // A token that the product server refuses is not trusted a moment longer.
  const onRejectedToken = token === null ? undefined : () => services.tokenCache.invalidate(token);
  // It notes from where somebody signs in.
  const asCaller = { ...scope, token, onRejectedToken, visitorIp: ip };
  // Without `gone`: what others wait for too does not end with this request.
  const productForAll = bindClient(services.product, asCaller);
  const product = bindClient(services.product, { ...asCaller, clientSignal: gone });
  const context: Context = {
    product,
    ai: bindClient(services.ai, { ...scope, token: aiToken, clientSignal: gone }),
    geo: bindClient(services.geo, { ...scope, token: null, clientSignal: gone }),
    token,
    aiToken,
    fetchCaller: () => fetchViewer(productForAll),
    knowledge: () =>
      services.knowledge.current({ fetch: (etag) => fetchKnowledge(productForAll, etag), log: request.log }),
    // Apollo hands resolvers a copy of the context, so who is calling is not noted in this one.
    labels: createLoader(async (slug) => fetchLabel(context.product, await identify(context), slug)),
    labelChecks: createLoader((slug) => checkStored(context, slug), 1),
    checkedLists: createLoader((id) => fetchCheckedList(context.product, id)),
    rawMaterials: createRawMaterialLoaders(product, () => identify(context)),
    viewer: null,
    ip,
    requestId: request.id,
    log: request.log,
    services,
  };
  return context;
}

/** Finds out who is calling and remembers it in the context. Throws UNAUTHENTICATED when the token opens nothing. */
export async function identify(context: Context): Promise<Viewer> {
  const { token, services, fetchCaller: askWho } = context;
  if (token === null) throw clientError('UNAUTHENTICATED', 'Sign in first');
  return (context.viewer = await services.tokenCache.verify(token, askWho));
}

/** The person behind the request, in a resolver that the access check has let through. */
export function viewerOf({ viewer }: Context): Viewer {
  if (!viewer) throw clientError('UNAUTHENTICATED', 'Sign in first');
  return viewer;
}
