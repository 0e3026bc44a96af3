import { fileURLToPath } from 'node:url';

/**
 * The only file of the stand-ins that looks at its own address. It works from its source and from the bundle alike, because
 * `mocks/` and `dist/` both lie directly below the top of the project.
 */
const fromTop = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where the stand-ins find what is not code. */
export const paths = {
  contracts: fromTop('schema/rest/'),
  migrations: fromTop('mocks/database/migrations/'),
  /** Everything that decides what a fresh database holds. */
  databaseSources: [
    'mocks/database/',
    'mocks/seed/',
    'mocks/knowledge/',
    'domain/annex/',
    'domain/inci/',
    'domain/raw-material/',
  ].map(fromTop),
  packageFile: fromTop('package.json'),
  cache: fromTop('node_modules/.cache/dosije/'),
};
