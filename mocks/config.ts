import { z } from 'zod';
import { checkAddress } from '../domain/mail/checkAddress.ts';
import { LOG_LEVELS } from './log.ts';

/** An unusable setting. The message names the environment variable. */
export class ConfigError extends Error {}

const IN_MEMORY = ':memory:';

const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard);

const environment = z.object({
  PRODUCT_PORT: port(4001).describe('Port of the product server; 0 takes a free one.'),
  AI_PORT: port(4002).describe('Port of the AI server; 0 takes a free one.'),
  GEO_PORT: port(4003).describe('Port of the geolocation service; 0 takes a free one.'),
  STAND_IN_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe(
      'Address that the services listen on. They trust whoever reaches them with the address of the visitor, so another one has to be of a network that the BFFs alone share, such as that of containers.',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe(
      `Folder of the embedded database, the files and the key that signs tokens. One process uses it at a time. What was saved survives a process that is killed; a machine that crashes or loses power may lose the last changes or the database, because the embedded one does not wait for the disk: for real data set \`DATABASE_URL\` and keep backups. \`${IN_MEMORY}\` keeps everything in memory until the process ends.`,
    ),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL database in place of the embedded one, such as `postgres://user:password@host:5432/name`.'),
  SEED_SCALE: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(1)
    .describe('Multiplies the demo labels and raw materials of a new database.'),
  SEED_INVENTORY: z
    .enum(['whole', 'small'])
    .default('whole')
    .describe(
      'Ingredients of a new database: all of the Commission’s inventory, or the 1,200 that products use most, which takes less time to start.',
    ),
  TOKEN_HOURS: z.coerce
    .number()
    .positive()
    .max(24 * 365)
    .default(9)
    .describe('Hours after which a login ends; a fraction is allowed.'),
  GEO_HOME_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('RS')
    .describe('Country of local network addresses, as an ISO 3166-1 code of two letters.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server, such as `smtp://user:password@host:587`. Without one, messages are written as `.eml` files into the folder `mail` of `DATA_DIR`.',
    ),
  MAIL_FROM: z
    .string()
    .refine((address) => checkAddress(address) === null, 'Must be one e-mail address.')
    .default('dosije@dosije.example')
    .describe('Address that messages come from. A mail server usually takes those of its own domain alone.'),
  WEB_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !url.endsWith('/'), 'Must not end with a slash.')
    .default('http://localhost:4000')
    .describe('Address of the product in the browser, for links in e-mail.'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default('info')
    .describe(
      'Lowest level of the JSON log lines on standard output: start, address, requests and failures. `npm start` sets `warn`.',
    ),
  STAND_IN_CONTROL: z
    .enum(['0', '1'])
    .default('0')
    .describe('`1` lets a test inject faults and read the requests over HTTP, below `/__control`.'),
});

const settingsSchema = environment.transform((env) => ({
  productPort: env.PRODUCT_PORT,
  aiPort: env.AI_PORT,
  geoPort: env.GEO_PORT,
  host: env.STAND_IN_HOST,
  /** Null keeps everything in memory. */
  dataDir: env.DATA_DIR === IN_MEMORY ? null : env.DATA_DIR,
  databaseUrl: env.DATABASE_URL,
  seedScale: env.SEED_SCALE,
  seedInventory: env.SEED_INVENTORY,
  tokenHours: env.TOKEN_HOURS,
  homeCountry: env.GEO_HOME_COUNTRY,
  smtpUrl: env.SMTP_URL,
  mailFrom: env.MAIL_FROM,
  webUrl: env.WEB_URL,
  logLevel: env.LOG_LEVEL,
  control: env.STAND_IN_CONTROL === '1',
}));

export type StandInConfig = z.output<typeof settingsSchema>;

/**
 * Reads the settings from environment variables, of which an empty one counts as unset. Throws a ConfigError that names
 * every bad one.
 */
export function readConfig(env: Record<string, string | undefined>): StandInConfig {
  const result = settingsSchema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}

/** The configuration with what environment variables set otherwise than the default. Throws as `readConfig` does. */
export function changeSettings(config: StandInConfig, env: Record<string, string>): StandInConfig {
  const standard: Record<string, unknown> = readConfig({});
  const set = Object.entries(readConfig(env)).filter(([name, value]) => value !== standard[name]);
  return { ...config, ...Object.fromEntries(set) };
}

/** An environment variable as the documentation lists it. */
export interface Setting {
  name: string;
  /** As somebody would write it; empty when there is none. */
  default: string;
  description: string;
}

/** Every environment variable of the stand-ins, in the order of the schema above. */
export function listSettings(): Setting[] {
  const { properties = {} } = z.toJSONSchema(environment, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => {
    const { default: standard = '', description = '' } = property as {
      default?: string | number;
      description?: string;
    };
    return { name, default: String(standard), description };
  });
}
