const rootDir = import.meta.dirname;

/** Sets how long a test may take, by how busy the machine is, and which tests `npm run test:more` runs. */
const SETUP = '<rootDir>/tests/support/setup.ts';

const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx, dynamicImport: true },
      ...(jsx ? { transform: { react: { runtime: 'automatic' } } } : {}),
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Packages that exist as ES modules only and are translated like our own code. */
const esModules = ['@electric-sql', 'jose', 'entities', 'react-hook-form', '@hookform', 'until-async', 'graphql-http'];

/** `npm test` leaves out what needs daemons or is repetition; `npm run test:more` names the files that it runs. */
const otherTests = process.env.TEST_MORE ? [] : ['\\.more\\.test\\.tsx?$'];

const shared = {
  rootDir,
  testPathIgnorePatterns: ['/node_modules/', ...otherTests],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
  transform: { '^.+\\.tsx$': swc(true), '^.+\\.[cm]?[tj]s$': swc(false) },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  setupFilesAfterEnv: [SETUP],
};

const node = (displayName, ...testMatch) => ({
  ...shared,
  displayName,
  testEnvironment: 'node',
  testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
});
const browser = (displayName, ...testMatch) => ({
  ...node(displayName, ...testMatch),
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFiles: ['<rootDir>/tests/support/productionReact.ts', '<rootDir>/tests/support/browserGlobals.ts'],
  setupFilesAfterEnv: [SETUP, '<rootDir>/tests/support/webSetup.ts'],
  moduleNameMapper: { '\\.(css|svg|png|webp|woff2)$': '<rootDir>/tests/support/asset.ts' },
});

/** @type {import('jest').Config} */
export default {
  rootDir,
  // Many tests wait for servers and browsers: on two cores three files at a time leave no core idle; two left a fifth
  // of the time.
  maxWorkers: 3,
  // Every file loads its packages anew, and not all of that memory comes back.
  workerIdleMemoryLimit: '1GB',
  globalSetup: '<rootDir>/tests/support/testPool.mjs',
  globalTeardown: '<rootDir>/tests/support/endTestPool.mjs',
  testSequencer: '<rootDir>/.tools/testOrder.mjs',
  reporters: ['<rootDir>/.tools/testReporter.mjs'],
  projects: [
    node('domain', 'domain/**/*.test.ts'),
    node('bff', 'bff/**/*.test.ts'),
    node('mocks', 'mocks/**/*.test.ts'),
    browser('web', 'web/**/*.test.{ts,tsx}'),
    node(
      'project',
      'tests/*.test.ts',
      'tests/contract/**/*.test.ts',
      'tests/hostile/**/*.test.ts',
      'tests/lists/**/*.test.ts',
    ),
    browser('slices', 'tests/slices/**/*.test.tsx'),
    node('e2e', 'tests/e2e/**/*.test.ts'),
  ],
};
