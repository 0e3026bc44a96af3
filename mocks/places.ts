import { fileURLToPath } from 'node:url';

// Only files directly in mocks/ may look at import.meta.url: they are bundled into dist/, which lies as deep.
const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the stand-ins find what is not code. */
export const places = {
  contracts: place('../schema/rest/'),
  migrations: place('../mocks/database/migrations/'),
  /** Everything that decides what a fresh database holds. */
  databaseSources: [
    '../mocks/database/',
    '../mocks/seed/',
    '../mocks/knowledge/',
    '../domain/annex/',
    '../domain/inci/',
    '../domain/raw-material/',
  ].map(place),
  packageFile: place('../package.json'),
  cache: place('../node_modules/.cache/dosije/'),
};
