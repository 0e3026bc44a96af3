import { fileURLToPath } from 'node:url';

/**
 * The only file of the stand-ins that uses `import.meta.url`. It works in the source and in the bundle, because
 * `mocks/` and `dist/` both lie directly below the top of the project.
 */
const fromTop = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The paths of files that are not code. */
export const paths = {
  contracts: fromTop('schema/rest/'),
  migrations: fromTop('mocks/database/migrations/'),
  /** Everything that decides what a new database contains. */
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
