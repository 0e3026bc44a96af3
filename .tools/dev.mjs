// npm run dev: stand-ins and BFF restart when their files change, the web client reloads in place.
import { codegen } from './codegen.mjs';
import { install } from './install.mjs';
import { watch } from 'node:fs';
import { spawn } from 'node:child_process';
import { root } from './lib.mjs';

await install(console.log);
await codegen();

const watched = (file, env) =>
  spawn(process.execPath, ['--import', 'tsx', '--watch', '--watch-preserve-output', file], {
    cwd: root(),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
const parts = [
  watched('mocks/main.ts', {}),
  watched('bff/main.ts', {
    GRAPHQL_INTROSPECTION: process.env.GRAPHQL_INTROSPECTION ?? 'true',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  }),
  spawn(root('node_modules/.bin/vite'), ['--config', 'web/vite.config.ts'], { cwd: root(), stdio: 'inherit' }),
];

let pending;
const regenerate = (_event, file) => {
  if (!/\.(graphql|yaml)$/.test(file ?? '')) return;
  clearTimeout(pending);
  pending = setTimeout(() => codegen().catch((error) => console.error(error.message)), 200);
};
for (const folder of ['schema', 'web']) watch(root(folder), { recursive: true }, regenerate);

const end = () => {
  for (const part of parts) part.kill('SIGTERM');
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
