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
  startWatched('mocks/main.ts', { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }),
  startWatched('bff/main.ts', {
    GRAPHQL_INTROSPECTION: process.env.GRAPHQL_INTROSPECTION ?? 'true',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  }),
  spawn(binary('vite'), ['--config', 'web/vite.config.ts'], { cwd: projectPath(), stdio: 'inherit' }),
];

/**
 * Does the work shortly after a file has changed: an editor that saves writes more than once.
 * @param {string[]} folders
 * @param {RegExp} pattern
 * @param {() => Promise<void>} work
 */
function onChange(folders, pattern, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let pending;
  for (const folder of folders) {
    watch(projectPath(folder), { recursive: true }, (_event, file) => {
      if (!pattern.test(file ?? '')) return;
      clearTimeout(pending);
      pending = setTimeout(() => void work().catch((error) => console.error(messageOf(error))), 200);
    });
  }
}
onChange(['schema', 'web'], /\.(graphql|yaml)$/, codegen);
// The threads that read spreadsheets run from the build; each new one loads the latest.
onChange(['bff/spreadsheets', 'domain'], /\.ts$/, buildBff);

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
