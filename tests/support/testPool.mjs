// @ts-check
// What test files share: a running stack for each worker of Jest, and one Chromium for all. Jest's own process keeps
// them, because nothing in a worker outlives a test file.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { projectPath } from '../../.tools/project.mjs';
import { launchOptions } from './launchChromium.mjs';

/** What the processes of a test stack are started with, unless a test says otherwise. */
const SETTINGS = {
  PRODUCT_PORT: '0',
  AI_PORT: '0',
  GEO_PORT: '0',
  DATA_DIR: ':memory:',
  STAND_IN_CONTROL: '1',
};

/**
 * @typedef {{ url: string, isRunning: () => boolean, close: () => Promise<void> }} RunningStack
 */

/**
 * Starts the bundle of stackProcess.ts. It ends with the process that started it.
 * @param {string} program
 * @param {Record<string, string>} [env]
 * @returns {Promise<RunningStack>}
 */
export async function forkStack(program, env = {}) {
  const child = fork(program, {
    cwd: projectPath(),
    env: { PATH: process.env.PATH, ...SETTINGS, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const collectOutput = (/** @type {unknown} */ chunk) => void (output = (output + String(chunk)).slice(-4000));
  child.stdout?.on('data', collectOutput);
  child.stderr?.on('data', collectOutput);
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error(`The test stack did not start:\n${output}`)));
  failed.catch(() => undefined);
  const [{ url }] = await Promise.race([once(child, 'message'), failed]);
  return {
    url,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** @type {Map<string, { version: number, stack: Promise<RunningStack> }>} */
const pool = new Map();
/** @type {import('node:http').Server | undefined} */
let server;

/**
 * The stack of a worker. A program that was built anew, or a stack that has ended, is started anew.
 * @param {string} worker
 * @param {string} program
 */
async function stackOf(worker, program) {
  const version = statSync(program).mtimeMs;
  const found = pool.get(worker);
  if (found?.version === version && (await found.stack.catch(() => null))?.isRunning()) return found.stack;
  await found?.stack.then(({ close }) => close()).catch(() => undefined);
  const stack = forkStack(program);
  pool.set(worker, { version, stack });
  return stack;
}

/** @type {Promise<import('playwright-core').BrowserServer> | undefined} */
let chromium;

/** The running Chromium; one that has crashed is started anew. */
async function runningChromium() {
  chromium ??= import('playwright-core').then(async (playwright) => {
    const launched = await playwright.chromium.launchServer(launchOptions({ forTests: true }));
    launched.on('close', () => (chromium = undefined));
    return launched;
  });
  return { url: (await chromium).wsEndpoint() };
}

/** Jest calls this before the tests: `TEST_POOL` is where a worker asks for its stack and for Chromium. */
export default async function startPool() {
  // A worker may load a file for longer than Node keeps an idle connection, and then it would use a closed one.
  server ??= createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const found =
      pathname === '/chromium'
        ? runningChromium()
        : stackOf(searchParams.get('worker') ?? '', searchParams.get('program') ?? '');
    found.then(
      ({ url }) => response.end(JSON.stringify({ url })),
      (error) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  if (!server.listening) await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.env.TEST_POOL = `http://127.0.0.1:${port}`;
}

/** Ends the stacks and Chromium. */
export async function endPool() {
  server?.close();
  server = undefined;
  await (await chromium?.catch(() => undefined))?.close();
  await Promise.all([...pool.values()].map(({ stack }) => stack.then(({ close }) => close()).catch(() => undefined)));
  pool.clear();
}
