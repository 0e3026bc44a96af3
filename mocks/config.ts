import { z } from 'zod';

/** What the stand-in services run on. A `dataDir` of null keeps everything in memory and forgets it at the end. */
export interface StandInConfig {
  productPort: number;
  aiPort: number;
  geoPort: number;
  dataDir: string | null;
  databaseUrl?: string;
  seedScale: number;
  tokenHours: number;
  homeCountry: string;
  control: boolean;
}

/** Value of DATA_DIR that stands for memory. */
const IN_MEMORY = ':memory:';

const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard);

const environment = z.object({
  PRODUCT_PORT: port(4001),
  AI_PORT: port(4002),
  GEO_PORT: port(4003),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEED_SCALE: z.coerce.number().int().min(1).max(1000).default(1),
  TOKEN_HOURS: z.coerce
    .number()
    .positive()
    .max(24 * 365)
    .default(9),
  GEO_HOME_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('RS'),
  STAND_IN_CONTROL: z.enum(['0', '1']).default('0'),
});

/** A setting that cannot be used; its message names the environment variable. */
export class ConfigError extends Error {}

/** Reads the settings from environment variables; an empty one counts as not set. */
export function readConfig(env: Record<string, string | undefined>): StandInConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = environment.safeParse(given);
  if (!success)
    throw new ConfigError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  return {
    productPort: data.PRODUCT_PORT,
    aiPort: data.AI_PORT,
    geoPort: data.GEO_PORT,
    dataDir: data.DATA_DIR === IN_MEMORY ? null : data.DATA_DIR,
    ...(data.DATABASE_URL ? { databaseUrl: data.DATABASE_URL } : {}),
    seedScale: data.SEED_SCALE,
    tokenHours: data.TOKEN_HOURS,
    homeCountry: data.GEO_HOME_COUNTRY,
    control: data.STAND_IN_CONTROL === '1',
  };
}
