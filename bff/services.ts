import { LRUCache } from 'lru-cache';
import type { operations as AiOperations } from '../schema/rest/ai-server.generated.ts';
import type { operations as GeoOperations } from '../schema/rest/geo-server.generated.ts';
import type { operations as ProductOperations } from '../schema/rest/product-server.generated.ts';
import { TokenCache } from './auth/tokenCache.ts';
import type { Config } from './config.ts';
import { LoginLimiter } from './auth/loginLimiter.ts';
import { IngredientKnowledge } from './modules/check/check.knowledge.ts';
import type { Country } from './resolvers.generated.ts';
import { SpreadsheetPool } from './spreadsheets/pool.ts';
import { Uploads } from './files/uploadStore.ts';
import { createUpstream, type Upstream } from './upstream/client.ts';

const MAX_COUNTRIES = 10_000;
/** Network addresses rarely move to another country. */
const COUNTRY_MS = 24 * 60 * 60 * 1000;

/** What lives as long as the server: the services behind it and what it remembers between requests. */
export interface Services {
  product: Upstream<ProductOperations>;
  ai: Upstream<AiOperations>;
  geo: Upstream<GeoOperations>;
  tokenCache: TokenCache;
  logins: LoginLimiter;
  aiLogins: LoginLimiter;
  passwordChanges: LoginLimiter;
  knowledge: IngredientKnowledge;
  uploads: Uploads;
  sheets: SpreadsheetPool;
  countries: LRUCache<string, Country>;
  /** A failed sign-in answers at the next multiple of this time, so that its cause cannot be told from its duration. */
  failedLoginMs: number;
  close(): Promise<void>;
}

export function createServices(config: Config): Services {
  const { upstreamAttemptMs: attemptMs, upstreamTotalMs: totalMs, breakerOpenMs: openMs } = config;
  const common = { attemptMs, totalMs, breaker: { openMs } };
  const product = createUpstream<ProductOperations>({
    ...common,
    document: 'product-server',
    url: config.productServerUrl,
    on401: 'UNAUTHENTICATED',
  });
  // Their 401 is about their own tokens: it must not end the session at the product server.
  const ai = createUpstream<AiOperations>({
    ...common,
    document: 'ai-server',
    url: config.aiServerUrl,
    on401: 'FORBIDDEN',
  });
  const geo = createUpstream<GeoOperations>({
    ...common,
    document: 'geo-server',
    url: config.geoServerUrl,
    on401: 'FORBIDDEN',
    totalMs: Math.min(config.geolocationMs, totalMs),
  });
  const uploads = new Uploads();
  const sheets = new SpreadsheetPool();
  return {
    product,
    ai,
    geo,
    tokenCache: new TokenCache(),
    logins: new LoginLimiter(config.loginLimits),
    aiLogins: new LoginLimiter(config.loginLimits),
    passwordChanges: new LoginLimiter(config.loginLimits),
    knowledge: new IngredientKnowledge(config.knowledgeTrustedMs),
    uploads,
    sheets,
    countries: new LRUCache({ max: MAX_COUNTRIES, ttl: COUNTRY_MS }),
    failedLoginMs: config.failedLoginMs,
    close: async () => {
      await Promise.all([product.close(), ai.close(), geo.close(), uploads.close(), sheets.close()]);
    },
  };
}
