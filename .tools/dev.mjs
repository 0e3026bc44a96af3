// @ts-check
// npm run dev: stand-ins and BFF restart when their files change, the web client reloads in place.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { buildBff } from './build.mjs';
import { codegen } from './codegen.mjs';
import { install } from './install.mjs';
import { projectPath } from './project.mjs';
import { binary, messageOf } from './run.mjs';

await install();
await codegen();
await buildBff();

/**
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 */
const startWatched = (file, env = {}) =>
  spawn(process.execPath, ['--import', 'tsx', '--watch', '--watch-preserve-output', file], {
    cwd: projectPath(),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
const children = [
  startWatched('mocks/main.ts'),
  startWatched('bff/main.ts', {
    GRAPHQL_INTROSPECTION: process.env.GRAPHQL_INTROSPECTION ?? 'true',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  }),
  spawn(binary('vite'), ['--config', 'web/vite.config.ts'], { cwd: projectPath(), stdio: 'inherit' }),
];

/** @type {NodeJS.Timeout | undefined} */
let pending;
/** @type {import('node:fs').WatchListener<string>} */
const regenerate = (_event, file) => {
  if (!/\.(graphql|yaml)$/.test(file ?? '')) return;
  clearTimeout(pending);
  // An editor that saves writes more than once.
  pending = setTimeout(() => void codegen().catch((error) => console.error(messageOf(error))), 200);
};
for (const folder of ['schema', 'web']) watch(projectPath(folder), { recursive: true }, regenerate);

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
