import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { paths } from './paths.ts';
import type { LoginLimits } from './auth/loginLimiter.ts';

export interface Config {
  port: number;
  host: string;
  productServerUrl: string;
  aiServerUrl: string;
  geoServerUrl: string;
  /** The store that holds users/, deklaracijaImages/ and firme/. */
  fileStoreUrl: string;
  /** Opens the schema to everyone: introspection, name suggestions and GraphiQL. */
  graphqlIntrospection: boolean;
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** Proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** The built web client. */
  webRoot: string;
  upstreamAttemptMs: number;
  upstreamTotalMs: number;
  geolocationMs: number;
  breakerOpenMs: number;
  /** The service is asked this much later whether the ingredient knowledge has changed; our own changes are seen at once. */
  knowledgeTrustedMs: number;
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  uploadTimeoutMs: number;
  keepAliveMs: number;
  maxConnections: number;
  loginLimits: LoginLimits;
  failedLoginMs: number;
  productName: string;
  version: string;
  ownerName: string;
  ownerAddress: string;
  companyLogoUrl: string;
}

/** A setting that stops the start. Its message names the variable and what it should be, never its value. */
export class ConfigError extends Error {}

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((value) => !/[?#]|\/\/[^/]*@/.test(value), 'must have no user name, query or fragment')
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));

const count = (fallback: number, max: number, min = 1) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`)
    .prefault(String(fallback));

const list = (isItem: (item: string) => boolean, message: string) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine((items) => items.every(isItem), message)
    .prefault('');

const text = (fallback: string) => z.string().max(300, 'must be at most 300 characters').prefault(fallback);

/** An origin to the letter. Neither `*` nor `null` is one. */
const isOrigin = (item: string): boolean =>
  URL.canParse(item) && /^https?:$/.test(new URL(item).protocol) && new URL(item).origin === item;

function isNetwork(item: string): boolean {
  const [address = '', bits] = item.split('/');
  const size = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1;
  return size > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size));
}

const MINUTE = 60_000;

const environment = z.object({
  PORT: count(4000, 65_535, 0),
  HOST: text('localhost'),
  PRODUCT_SERVER_URL: address.prefault('http://localhost:4001'),
  AI_SERVER_URL: address.prefault('http://localhost:4002'),
  GEO_SERVER_URL: address.prefault('http://localhost:4003'),
  FILE_STORE_URL: address.optional(),
  GRAPHQL_INTROSPECTION: z.enum(['0', '1', 'true', 'false'], { error: 'must be true or false' }).prefault('false'),
  CORS_ORIGINS: list(isOrigin, 'must be origins such as https://example.org, separated by commas'),
  TRUSTED_PROXIES: list(isNetwork, 'must be IP addresses or networks such as 10.0.0.0/8, separated by commas'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'must be a level such as info' })
    .prefault('info'),
  WEB_ROOT: text(paths.webRoot),
  UPSTREAM_ATTEMPT_MS: count(5_000, 10 * MINUTE),
  UPSTREAM_TOTAL_MS: count(10_000, 10 * MINUTE),
  GEOLOCATION_MS: count(5_000, MINUTE),
  BREAKER_OPEN_MS: count(5_000, MINUTE),
  KNOWLEDGE_TRUSTED_MS: count(MINUTE, 24 * 60 * MINUTE, 0),
  HEADERS_TIMEOUT_MS: count(10_000, MINUTE),
  REQUEST_TIMEOUT_MS: count(15_000, 10 * MINUTE),
  UPLOAD_TIMEOUT_MS: count(120_000, 60 * MINUTE),
  KEEP_ALIVE_MS: count(5_000, 10 * MINUTE),
  MAX_CONNECTIONS: count(1_000, 100_000),
  LOGIN_FAILURES_PER_ACCOUNT: count(5, 1_000),
  LOGIN_FAILURES_PER_ADDRESS: count(20, 10_000),
  LOGIN_WINDOW_MS: count(15 * MINUTE, 24 * 60 * MINUTE),
  LOGIN_LOCK_MS: count(MINUTE, 24 * 60 * MINUTE),
  FAILED_LOGIN_MS: count(500, MINUTE),
  PRODUCT_NAME: text('Dosije'),
  OWNER_NAME: text('Dosije d.o.o.'),
  OWNER_ADDRESS: text('Knez Mihailova 1, 11000 Beograd, Srbija'),
  COMPANY_LOGO_URL: z
    .string()
    .regex(/^(\/(?!\/)[\w./-]*)?$/, 'must be a path on this origin')
    .prefault(''),
});

function version(): string {
  const { version: own } = JSON.parse(readFileSync(paths.packageFile, 'utf8')) as {
    version: string;
  };
  return own;
}

/** The settings, from environment variables; an empty one counts as unset. Throws a ConfigError that names the first bad one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ConfigError(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  const value = result.data;
  return {
    port: value.PORT,
    host: value.HOST,
    productServerUrl: value.PRODUCT_SERVER_URL,
    aiServerUrl: value.AI_SERVER_URL,
    geoServerUrl: value.GEO_SERVER_URL,
    fileStoreUrl: value.FILE_STORE_URL ?? `${value.PRODUCT_SERVER_URL}/files`,
    graphqlIntrospection: ['1', 'true'].includes(value.GRAPHQL_INTROSPECTION),
    corsOrigins: value.CORS_ORIGINS,
    trustedProxies: value.TRUSTED_PROXIES,
    logLevel: value.LOG_LEVEL,
    webRoot: value.WEB_ROOT,
    upstreamAttemptMs: value.UPSTREAM_ATTEMPT_MS,
    upstreamTotalMs: value.UPSTREAM_TOTAL_MS,
    geolocationMs: value.GEOLOCATION_MS,
    breakerOpenMs: value.BREAKER_OPEN_MS,
    knowledgeTrustedMs: value.KNOWLEDGE_TRUSTED_MS,
    headersTimeoutMs: value.HEADERS_TIMEOUT_MS,
    requestTimeoutMs: value.REQUEST_TIMEOUT_MS,
    uploadTimeoutMs: value.UPLOAD_TIMEOUT_MS,
    keepAliveMs: value.KEEP_ALIVE_MS,
    maxConnections: value.MAX_CONNECTIONS,
    loginLimits: {
      perAccount: value.LOGIN_FAILURES_PER_ACCOUNT,
      perAddress: value.LOGIN_FAILURES_PER_ADDRESS,
      windowMs: value.LOGIN_WINDOW_MS,
      firstLockMs: value.LOGIN_LOCK_MS,
    },
    failedLoginMs: value.FAILED_LOGIN_MS,
    productName: value.PRODUCT_NAME,
    version: version(),
    ownerName: value.OWNER_NAME,
    ownerAddress: value.OWNER_ADDRESS,
    companyLogoUrl: value.COMPANY_LOGO_URL,
  };
}
