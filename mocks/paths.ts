import { fileURLToPath } from 'node:url';

/**
 * The only file of the stand-ins that uses `import.meta.url`. It works in the source and in the bundle, because
 * `mocks/` and `dist/` both lie directly below the top of the project.
 */
const fromTop = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The rules that labels are judged by. */
const RULES = ['annex', 'allergen', 'inci', 'label', 'product', 'quantity'].map((folder) =>
  fromTop(`domain/${folder}/`),
);

/** The paths of files that are not code. */
export const paths = {
  contracts: fromTop('schema/rest/'),
  migrations: fromTop('mocks/product-server/database/migrations/'),
  upgrade: fromTop('mocks/product-server/database/upgrade.sql'),
  seedState: fromTop('mocks/product-server/service/seedState.sql'),
  /** Everything that decides what a new database contains. */
  databaseSources: [
    'mocks/product-server/database/',
    'mocks/demo-data/',
    'mocks/product-server/knowledge/',
    'domain/raw-material/',
  ]
    .map(fromTop)
    .concat(RULES),
  /** The facts of the Commission's inventory. */
  inventory: fromTop('mocks/demo-data/knowledge/inventory/inventory.txt'),
  rules: RULES,
  /**
   * The module of the thread that judges labels: built beside the bundle, or the source where the stand-ins run from
   * source.
   */
  checkThread: import.meta.url.endsWith('.mjs')
    ? fromTop('dist/labelChecker.mjs')
    : fromTop('mocks/product-server/recheck/checkThread.ts'),
  packageFile: fromTop('package.json'),
  cache: fromTop('node_modules/.cache/dosije/'),
};
