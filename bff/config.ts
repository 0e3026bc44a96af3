import { z } from 'zod';
import { paths } from './paths.ts';
import {
  absolutePath,
  capabilitiesFile,
  flag,
  httpUrl,
  isNetwork,
  isOrigin,
  list,
  numberText,
  ownPath,
  pairError,
  redisUrl,
  text,
  wholeNumber,
} from './settingTypes.ts';
import { readBuild } from './build.ts';
import { toTracingConfig, tracingEnvironment } from './tracing/tracingSettings.ts';

/** An unusable setting. The message names the environment variable but never its value, which may hold a password. */
export class ConfigError extends Error {}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const environment = z.object({
  PORT: wholeNumber(4000, { min: 0, max: 65_535 }).describe('Port that the product listens on; 0 takes a free one.'),
  HOST: text.prefault('localhost').describe('Host name or address that the product listens on.'),
  WORKERS: wholeNumber(1, { max: 64 }).describe(
    'Processes on that port, at most one per processor; more than one need `REDIS_URL`.',
  ),
  METRICS_PORT: numberText({ min: 0, max: 65_535 })
    .optional()
    .describe('Port of `/metrics` in the format of Prometheus; 0 takes a free one. Left out, there are no metrics.'),
  METRICS_HOST: text
    .prefault('127.0.0.1')
    .describe(
      'Address that `/metrics` is served on. Whoever reaches it can read it, so it should be none of the internet.',
    ),
  ...tracingEnvironment,
  PRODUCT_SERVER_URL: httpUrl.prefault('http://localhost:4001').describe('Address of the product server.'),
  AI_SERVER_URL: httpUrl.prefault('http://localhost:4002').describe('Address of the AI server.'),
  GEO_SERVER_URL: httpUrl
    .prefault('http://localhost:4003')
    .describe('Address of the service that finds the country of a network address.'),
  FILE_STORE_URL: httpUrl
    .optional()
    .describe('Address of the store of pictures. Left out, it is `/files` of the product server.'),
  SERVER_CAPABILITIES: capabilitiesFile
    .optional()
    .describe(
      'File that `npm run check:server` writes: calls that the services do not know are not sent, and screens without their list leave the menu.',
    ),
  GRAPHQL_INTROSPECTION: flag.describe(
    'Opens the schema to everybody: introspection, suggestions in errors and GraphiQL at `/graphiql`. `npm start` turns it on when it starts the stand-ins.',
  ),
  TRUSTED_DOCUMENTS_ONLY: flag.describe(
    'Executes nothing but the documents of the built web client. Other programs and GraphiQL are then refused with FORBIDDEN.',
  ),
  CORS_ORIGINS: list(isOrigin, 'must be origins such as https://example.org, separated by commas').describe(
    'Other origins whose pages may call the API, separated by commas.',
  ),
  TRUSTED_PROXIES: list(isNetwork, 'must be IP addresses or networks such as 10.0.0.0/8, separated by commas').describe(
    'Addresses or networks of proxies whose X-Forwarded-For is trusted, separated by commas. Without it everybody behind a proxy counts as one address; the log says so once.',
  ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'must be a level such as info' })
    .prefault('info')
    .describe('Lowest level of the JSON log lines on standard output. `npm start` sets `warn`.'),
  LOG_HASH_KEY: text
    .min(16, 'must be at least 16 characters')
    .optional()
    .describe(
      'Key of the hashes that stand in the log for the account and the address of a failed sign-in. Left out, each process takes a random one, so that hashes of two processes cannot be compared.',
    ),
  WEB_ROOT: text
    .optional()
    .describe('Absolute path of the built web client. Left out, it is `dist/web` of the project.'),
  UPSTREAM_ATTEMPT_MS: wholeNumber(5_000, { max: 10 * MINUTE }).describe(
    'Time limit of one attempt to call a service, in milliseconds.',
  ),
  UPSTREAM_TOTAL_MS: wholeNumber(10_000, { max: 10 * MINUTE }).describe(
    'Time limit of a call with its retries, in milliseconds.',
  ),
  GEOLOCATION_MS: wholeNumber(5_000, { max: MINUTE }).describe(
    'Time limit for finding the country of a visitor, in milliseconds.',
  ),
  BREAKER_OPEN_MS: wholeNumber(5_000, { max: MINUTE }).describe(
    'Time without calls to a service after repeated failures, in milliseconds.',
  ),
  KNOWLEDGE_TRUSTED_MS: wholeNumber(MINUTE, { min: 0, max: 24 * HOUR }).describe(
    'Time after which the product server is asked whether the ingredient knowledge has changed, in milliseconds. Changes made through this server count at once.',
  ),
  TOKEN_TRUSTED_MS: wholeNumber(2_000, { max: HOUR }).describe(
    'Time after which the product server is asked again whose token it is, in milliseconds. What happens through this server counts at once.',
  ),
  HEADERS_TIMEOUT_MS: wholeNumber(5_000, { max: MINUTE }).describe(
    'Time that a client has for the headers of a request, in milliseconds.',
  ),
  REQUEST_TIMEOUT_MS: wholeNumber(15_000, { max: 10 * MINUTE }).describe(
    'Time that a client has for the body of a GraphQL request, in milliseconds.',
  ),
  UPLOAD_TIMEOUT_MS: wholeNumber(120_000, { max: HOUR }).describe(
    'Time that a client has for any request, uploads included, in milliseconds.',
  ),
  KEEP_ALIVE_MS: wholeNumber(5_000, { max: 10 * MINUTE }).describe(
    'Time after which an idle connection is closed, in milliseconds. Behind nginx or a load balancer that keeps connections it has to be longer than theirs, which is often 60 to 75 seconds: otherwise a request may meet a connection that is just being closed, and they answer 502. 80000 suits most; `.deploy/` sets 75000.',
  ),
  DRAIN_MS: wholeNumber(0, { min: 0, max: MINUTE }).describe(
    'Time after SIGTERM during which requests are still served while `/readyz` answers 503, so that a balancer turns to others first, in milliseconds.',
  ),
  MAX_CONNECTIONS: wholeNumber(1_000, { max: 100_000 }).describe('Open connections at the same time.'),
  REDIS_URL: redisUrl.describe(
    'Redis in which several processes share failed logins, ended sessions, limits and references of uploads; wants `UPLOAD_DIR`. Left out, each process has its own.',
  ),
  UPLOAD_DIR: absolutePath.describe(
    'Folder of uploads that wait for their mutation; processes that share Redis share it. Left out, it is a temporary one of the process.',
  ),
  LOGIN_FAILURES_PER_ACCOUNT: wholeNumber(5, { max: 1_000 }).describe(
    'Failed logins after which an account is locked.',
  ),
  LOGIN_FAILURES_PER_ADDRESS: wholeNumber(20, { max: 10_000 }).describe(
    'Failed logins after which a network address is locked.',
  ),
  LOGIN_WINDOW_MS: wholeNumber(15 * MINUTE, { max: 24 * HOUR }).describe(
    'Time without a failed login after which earlier ones are forgotten, and the longest lock, in milliseconds.',
  ),
  LOGIN_LOCK_MS: wholeNumber(MINUTE, { max: 24 * HOUR }).describe(
    'Duration of the first lock, in milliseconds. Each further failure doubles it.',
  ),
  FAILED_LOGIN_MS: wholeNumber(500, { max: MINUTE }).describe(
    'A failed login is answered at the next multiple of this time, in milliseconds, so that its cause cannot be measured.',
  ),
  PRODUCT_NAME: text.prefault('Dosije').describe('Name of the product in the header and the About dialog.'),
  OWNER_NAME: text.prefault('Dosije d.o.o.').describe('Name of the owner in the About dialog.'),
  OWNER_ADDRESS: text
    .prefault('Knez Mihailova 1, 11000 Beograd, Srbija')
    .describe('Address of the owner in the About dialog.'),
  COMPANY_LOGO_URL: ownPath.prefault('').describe('Path of a logo on this origin.'),
});

/** Settings that need another one. */
const consistent = environment
  .refine(({ WORKERS, REDIS_URL }) => WORKERS === 1 || REDIS_URL !== undefined, {
    path: ['WORKERS'],
    error: 'needs REDIS_URL when it is more than 1',
  })
  .refine(({ REDIS_URL, UPLOAD_DIR }) => REDIS_URL === undefined || UPLOAD_DIR !== undefined, {
    path: ['UPLOAD_DIR'],
    error: 'must be set with REDIS_URL, to a folder that all processes share',
  });

const settingsSchema = consistent.transform((env) => ({
  port: env.PORT,
  host: env.HOST,
  workers: env.WORKERS,
  metricsPort: env.METRICS_PORT ?? null,
  metricsHost: env.METRICS_HOST,
  tracing: toTracingConfig(env),
  productServerUrl: env.PRODUCT_SERVER_URL,
  aiServerUrl: env.AI_SERVER_URL,
  geoServerUrl: env.GEO_SERVER_URL,
  fileStoreUrl: env.FILE_STORE_URL ?? `${env.PRODUCT_SERVER_URL}/files`,
  capabilities: env.SERVER_CAPABILITIES ?? null,
  graphqlIntrospection: env.GRAPHQL_INTROSPECTION,
  trustedDocumentsOnly: env.TRUSTED_DOCUMENTS_ONLY,
  trustedDocumentsFile: paths.trustedDocuments,
  corsOrigins: env.CORS_ORIGINS,
  trustedProxies: env.TRUSTED_PROXIES,
  logLevel: env.LOG_LEVEL,
  logHashKey: env.LOG_HASH_KEY ?? null,
  webRoot: env.WEB_ROOT ?? paths.webRoot,
  upstreamAttemptMs: env.UPSTREAM_ATTEMPT_MS,
  upstreamTotalMs: env.UPSTREAM_TOTAL_MS,
  geolocationMs: env.GEOLOCATION_MS,
  breakerOpenMs: env.BREAKER_OPEN_MS,
  knowledgeTrustedMs: env.KNOWLEDGE_TRUSTED_MS,
  tokenTrustedMs: env.TOKEN_TRUSTED_MS,
  headersTimeoutMs: env.HEADERS_TIMEOUT_MS,
  requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
  uploadTimeoutMs: env.UPLOAD_TIMEOUT_MS,
  keepAliveMs: env.KEEP_ALIVE_MS,
  drainMs: env.DRAIN_MS,
  maxConnections: env.MAX_CONNECTIONS,
  redisUrl: env.REDIS_URL ?? null,
  uploadDir: env.UPLOAD_DIR ?? null,
  loginLimits: {
    perAccount: env.LOGIN_FAILURES_PER_ACCOUNT,
    perAddress: env.LOGIN_FAILURES_PER_ADDRESS,
    windowMs: env.LOGIN_WINDOW_MS,
    firstLockMs: env.LOGIN_LOCK_MS,
  },
  failedLoginMs: env.FAILED_LOGIN_MS,
  productName: env.PRODUCT_NAME,
  ...readBuild(),
  ownerName: env.OWNER_NAME,
  ownerAddress: env.OWNER_ADDRESS,
  companyLogoUrl: env.COMPANY_LOGO_URL,
}));

export type Config = z.output<typeof settingsSchema>;

/** Reads the settings from the environment, where empty counts as unset. Throws a ConfigError for the first bad one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = settingsSchema.safeParse(given);
  if (result.success) {
    // The default of one address beside a given one would mix demo data with real ones.
    const error = pairError(given, ['PRODUCT_SERVER_URL', 'AI_SERVER_URL']);
    if (error !== null) throw new ConfigError(error);
    return result.data;
  }
  const [issue] = result.error.issues;
  throw new ConfigError(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/** An environment variable as the documentation lists it. */
export interface Setting {
  name: string;
  /** As written in the environment. Empty when there is none; the description says what happens then. */
  default: string;
  description: string;
}

/** Every environment variable of the BFF, in the order of the schema above. */
export function listSettings(): Setting[] {
  const { properties = {} } = z.toJSONSchema(environment, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => {
    const { default: standard = '', description = '' } = property as { default?: string; description?: string };
    return { name, default: standard, description };
  });
}
