import { TokenCache } from './auth/tokenCache.ts';
import { PendingLogouts } from './auth/pendingLogouts.ts';
import { createKeyedHash } from './auth/keyedHash.ts';
import type { Config } from './config.ts';
import type { SharedState } from './state/sharedState.ts';
import { InspectionLimiter } from './auth/inspectionLimiter.ts';
import { LoginLimiter } from './auth/loginLimiter.ts';
import { FormulaSummaries } from './knowledge/formulaSummaries.ts';
import { IngredientKnowledge } from './knowledge/ingredientKnowledge.ts';
import { Metrics, type UpstreamCall } from './metrics/metrics.ts';
import { VisitorCountries } from './auth/visitorCountries.ts';
import { ReportPress } from './report/reportPress.ts';
import { SpreadsheetPool } from './spreadsheets/pool.ts';
import { ConcurrencyLimit } from './files/concurrencyLimit.ts';
import { createDocumentSource, type DocumentSource } from './files/documentClient.ts';
import { FileStore } from './files/fileStore.ts';
import { Uploads } from './files/uploadStore.ts';
import type { Tracing } from './tracing/tracing.ts';
import { Bulkhead } from './upstream/bulkhead.ts';
import { createUpstream } from './upstream/client.ts';
import type { AiUpstream, GeoUpstream, ProductUpstream } from './upstream/clients.ts';

/** Our figure: what a person types is checked at every pause, and an earlier check may still run. */
const MAX_COMPUTATIONS = 6;
/** Our figure: a page of the web client asks for two at a time. */
const FLOOD_OF_COMPUTATIONS = 4;

/** What lives as long as the server: the services behind the BFF, and what is kept in memory between requests. */
export interface Services {
  product: ProductUpstream;
  ai: AiUpstream;
  geo: GeoUpstream;
  /** What several processes of the BFF share. */
  state: SharedState;
  tokenCache: TokenCache;
  logins: LoginLimiter;
  aiLogins: LoginLimiter;
  passwordChanges: LoginLimiter;
  pendingLogouts: PendingLogouts;
  /** Stands in the log for what must not be read there. */
  hashForLog: (text: string) => string;
  inspections: InspectionLimiter;
  knowledge: IngredientKnowledge;
  formulaSummaries: FormulaSummaries;
  uploads: Uploads;
  fileStore: FileStore;
  /** Documents that a signature takes with it. */
  documents: DocumentSource;
  /** Changes of raw materials whose effect is being computed, by person. */
  impacts: ConcurrencyLimit;
  sheets: SpreadsheetPool;
  reports: ReportPress;
  countries: VisitorCountries;
  /** Checks, comparisons and previews under way, by person. */
  computations: ConcurrencyLimit;
  /** Their turns: somebody who has many under way beside others gets them one by one. */
  computationTurns: Bulkhead;
  /** A failed sign-in is answered at the next multiple of this time, so that its duration does not reveal its cause. */
  failedLoginMs: number;
  metrics: Metrics;
  /** Null when nothing is traced. */
  tracing: Tracing | null;
  /** Of the product, whose rules a signed report names. */
  version: string;
  close(): Promise<void>;
}

export function createServices(config: Config, state: SharedState, tracing: Tracing | null): Services {
  const { upstreamAttemptMs: attemptMs, upstreamTotalMs: totalMs, breakerOpenMs: openMs } = config;
  const metrics = new Metrics(config);
  const common = {
    attemptMs,
    totalMs,
    breaker: { openMs },
    startSpan: tracing ? (call: string) => tracing.start('call', call) : undefined,
    onCallEnd: (call: UpstreamCall) => metrics.countUpstreamCall(call),
  };
  const product: ProductUpstream = createUpstream({
    ...common,
    document: 'product-server',
    url: config.productServerUrl,
    on401: 'UNAUTHENTICATED',
    calls: config.capabilities?.['product-server'],
  });
  // A 401 of these two is about their own tokens, so it must not end the session at the product server.
  const ai: AiUpstream = createUpstream({
    ...common,
    document: 'ai-server',
    url: config.aiServerUrl,
    on401: 'FORBIDDEN',
    calls: config.capabilities?.['ai-server'],
  });
  const geo: GeoUpstream = createUpstream({
    ...common,
    document: 'geo-server',
    url: config.geoServerUrl,
    on401: 'FORBIDDEN',
    totalMs: Math.min(config.geolocationMs, totalMs),
  });
  const pendingLogouts = new PendingLogouts(openMs);
  const uploads = new Uploads(state, config.uploadDir);
  const fileStore = new FileStore(config);
  const documents = createDocumentSource(product, config);
  const sheets = new SpreadsheetPool();
  const reports = new ReportPress();
  return {
    product,
    ai,
    geo,
    state,
    tokenCache: new TokenCache(config.tokenTrustedMs, state),
    logins: new LoginLimiter(config.loginLimits, state, 'logins'),
    aiLogins: new LoginLimiter(config.loginLimits, state, 'ai-logins'),
    passwordChanges: new LoginLimiter(config.loginLimits, state, 'password-changes'),
    pendingLogouts,
    hashForLog: createKeyedHash(config.logHashKey),
    inspections: new InspectionLimiter(state),
    knowledge: new IngredientKnowledge(config.knowledgeTrustedMs),
    formulaSummaries: new FormulaSummaries(),
    uploads,
    fileStore,
    documents,
    impacts: new ConcurrencyLimit(2, 'Two changes of the caller are being computed'),
    sheets,
    reports,
    countries: new VisitorCountries(),
    computations: new ConcurrencyLimit(MAX_COMPUTATIONS, 'Too many computations of the caller at once'),
    computationTurns: new Bulkhead({
      maxConcurrent: Infinity,
      maxQueued: Infinity,
      maxOfOwner: MAX_COMPUTATIONS,
      flood: FLOOD_OF_COMPUTATIONS,
    }),
    failedLoginMs: config.failedLoginMs,
    metrics,
    tracing,
    version: config.version,
    close: async () => {
      reports.close();
      pendingLogouts.close();
      await Promise.all([product.close(), ai.close(), geo.close(), uploads.close(), fileStore.close(), sheets.close()]);
      await documents.close();
      await state.close();
      await tracing?.close();
    },
  };
}
