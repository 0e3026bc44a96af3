import { resolve } from 'node:path';

const rootDir = import.meta.dirname;

/** For what never ends. A machine may be slow, or busy with other work for a minute: that is no failure. */
const GIVE_UP_MS = 180_000;

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

const shared = {
  rootDir,
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
  transform: { '^.+\\.tsx$': swc(true), '^.+\\.[cm]?[tj]s$': swc(false) },
  transformIgnorePatterns: [
    '/node_modules/(?!(@electric-sql|jose|entities|react-hook-form|@hookform|until-async|graphql-http)/)',
  ],
  testTimeout: GIVE_UP_MS,
};

const node = (displayName, ...testMatch) => ({
  ...shared,
  displayName,
  testEnvironment: '<rootDir>/tests/support/nodeItself.ts',
  runtime: resolve(rootDir, '.config/jest-runtime.mjs'),
  testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
});
const browser = (displayName, ...testMatch) => ({
  ...node(displayName, ...testMatch),
  runtime: undefined,
  testEnvironment: '<rootDir>/tests/support/jsdomWithFetch.ts',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFilesAfterEnv: ['<rootDir>/tests/support/webSetup.ts'],
  moduleNameMapper: { '\\.(css|svg|png|webp|woff2)$': '<rootDir>/tests/support/asset.ts' },
});

/** @type {import('jest').Config} */
export default {
  rootDir,
  testTimeout: GIVE_UP_MS,
  // Most tests wait for servers and browsers of their own: on two cores three files at a time leave no core idle.
  maxWorkers: 3,
  projects: [
    node('domain', 'domain/**/*.test.ts'),
    node('bff', 'bff/**/*.test.ts'),
    node('mocks', 'mocks/**/*.test.ts'),
    browser('web', 'web/**/*.test.{ts,tsx}'),
    node(
      'house',
      'tests/*.test.ts',
      'tests/contract/**/*.test.ts',
      'tests/hostile/**/*.test.ts',
      'tests/lists/**/*.test.ts',
    ),
    browser('slices', 'tests/slices/**/*.test.tsx'),
    node('e2e', 'tests/e2e/**/*.test.ts'),
  ],
};
