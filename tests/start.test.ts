import { again } from './support/again.ts';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { until } from '../mocks/testing/until.ts';
import { emailOf, LOGIN, PASSWORD } from './support/bff.ts';

const run = promisify(execFile);
const top = resolve(__dirname, '..');
const manifest = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { version: string };
let folder: string;
const started: ChildProcess[] = [];
/** Existing demo data, for starts that fail anyway. */
const quick = { DATA_DIR: ':memory:' };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-start-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  // Child processes of a killed start may still write for a moment.
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

const FREE_PORTS = { PORT: '0', PRODUCT_PORT: '0', AI_PORT: '0', GEO_PORT: '0' };

/** Runs the script of `npm start` on free ports and a temporary data folder. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(top, '.tools/start.mjs')], {
    cwd: top,
    // The whole inventory, which seedIngredients.more.test.ts proves, would take most of the time.
    env: { ...process.env, ...FREE_PORTS, DATA_DIR: folder, SEED_INVENTORY: 'small', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  /** Resolves with the URL that the start prints; rejects with its output when it ends instead. */
  const address = () =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const url = /running at (http:\S+)/.exec(out)?.[1];
        if (url) resolve(url);
      };
      child.stdout.on('data', look);
      look();
      void ended.then(() => reject(new Error(out + err)));
    });
  return { child, ended, address, printed: () => ({ out, err }) };
}

/** Process ids of the parts of a start, by their files. */
async function partsOf({ pid }: ChildProcess): Promise<Map<string, number>> {
  const pids = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  const fileOf = async (part: string) =>
    (await readFile(`/proc/${part}/cmdline`, 'utf8')).split('\0').find((word) => word.endsWith('.mjs')) ?? '';
  return new Map(await Promise.all(pids.map(async (part) => [basename(await fileOf(part)), Number(part)] as const)));
}

/** Exports the raw materials, which proves that the worker thread finds its module in the build. */
async function exportRawMaterials(url: string): Promise<string> {
  const variables = { input: { email: emailOf('admin'), password: PASSWORD } };
  const signedIn = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: LOGIN, variables }),
  });
  const { data } = (await signedIn.json()) as { data: { login: { session: { token: string } } } };
  const file = await fetch(`${url}/exports/raw-materials?format=csv&language=en&search=glycerin`, {
    headers: { authorization: `Bearer ${data.login.session.token}` },
  });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}

test('the product can be stopped with Ctrl-C and started again on the same data', async () => {
  const first = start({});
  const url = await first.address();
  const health = await fetch(`${url}/healthz`);
  expect(health.status).toBe(200);
  const { commit } = JSON.parse(await readFile(join(top, 'dist/build.json'), 'utf8')) as { commit: string | null };
  expect(await health.json()).toEqual({ status: 'ok', version: manifest.version, ...(commit !== null && { commit }) });
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<div id="root">');
  expect(first.printed().out).toContain('konsultant@dosije.example');
  expect(await exportRawMaterials(url)).toMatch(/^\ufeffTrade name,Manufacturer,/);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(first.printed().err).toBe('');

  // An empty variable counts as unset.
  const second = start({ PRODUCT_SERVER_URL: '', AI_SERVER_URL: '' });
  expect((await fetch(`${await second.address()}/readyz`)).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

describe('a build', () => {
  /** What the build of a copy of this folder says of itself. */
  async function buildInfo(env: NodeJS.ProcessEnv = {}): Promise<unknown> {
    await mkdir(join(folder, '.tools'), { recursive: true });
    for (const file of ['buildInfo.mjs', 'project.mjs'])
      await cp(join(top, '.tools', file), join(folder, '.tools', file));
    await run(process.execPath, [join(folder, '.tools/buildInfo.mjs')], { env: { PATH: process.env.PATH, ...env } });
    return JSON.parse(await readFile(join(folder, 'dist/build.json'), 'utf8'));
  }
  const git = async (...args: string[]) =>
    (await run('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], { cwd: folder })).stdout.trim();

  test('without a repository names no commit, unless COMMIT does', async () => {
    expect(await buildInfo()).toEqual({ commit: null });
    expect(await buildInfo({ COMMIT: '0123456789ab' })).toEqual({ commit: '0123456789ab' });
  });

  test('in a repository names its commit, and says when files were changed since', async () => {
    await git('init', '--quiet');
    await writeFile(join(folder, 'file'), 'a');
    await git('add', 'file');
    await git('commit', '--quiet', '--message=First');
    const commit = await git('rev-parse', '--short=12', 'HEAD');
    expect(await buildInfo()).toEqual({ commit });
    await writeFile(join(folder, 'file'), 'changed');
    expect(await buildInfo()).toEqual({ commit: `${commit}-dirty` });
  });
});

again.each([
  ['bff.mjs', 'SIGKILL', 'SIGKILL'],
  ['product-server.mjs', 'SIGTERM', 'exit code 0'],
] as const)('%s that ends by %s is named, and everything ends with exit code 1', async (part, signal, how) => {
  const { child, ended, address, printed } = start(quick);
  await address();
  const pid = (await partsOf(child)).get(part);
  if (pid === undefined) throw new Error(`${part} does not run`);
  process.kill(pid, signal);
  expect(await ended).toBe(1);
  expect(printed().err).toBe(`dist/${part} has ended (${how}); everything is stopped.\n`);
});

again('everything ends when npm is killed', async () => {
  const npm = spawn('npm', ['start'], {
    cwd: top,
    env: { ...process.env, ...FREE_PORTS, ...quick },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  npm.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  // The parts hold the other end of its output until they have ended.
  const closed = once(npm.stdout, 'close');
  await until('the product runs', () => out.includes('running at'), 120_000);
  npm.kill('SIGKILL');
  await closed;
  const url = /running at (http:\S+)/.exec(out)?.[1] ?? '';
  expect(
    await fetch(url).then(
      () => 'answers',
      () => 'gone',
    ),
  ).toBe('gone');
});

again('a second start on the same data folder fails with one sentence', async () => {
  const first = start({});
  await first.address();
  const second = start({});
  expect(await second.ended).toBe(1);
  const lines = second.printed().err.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(folder);
});

again.each([
  ['PORT', 'many'],
  ['PRODUCT_PORT', '70000'],
  ['DATABASE_URL', 'not an address'],
  ['AI_SERVER_URL', 'ftp://nowhere'],
])('an invalid %s (%j) is named in one line with exit code 1', async (name, value) => {
  // Both addresses of services or none are given.
  const pair: Record<string, string> = name === 'AI_SERVER_URL' ? { PRODUCT_SERVER_URL: 'http://127.0.0.1:1' } : {};
  const { ended, printed } = start({ ...quick, ...pair, [name]: value });
  expect(await ended).toBe(1);
  const lines = printed().err.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(name);
});

again.each([
  ['PRODUCT_SERVER_URL', 'AI_SERVER_URL'],
  ['AI_SERVER_URL', 'PRODUCT_SERVER_URL'],
])('%s without %s ends the start with one line that names both', async (given, missing) => {
  const { ended, printed } = start({ ...quick, [given]: 'http://127.0.0.1:1' });
  expect(await ended).toBe(1);
  expect(printed().out).toBe('');
  expect(printed().err).toBe(`${given} is set without ${missing}; set both, or neither to start with the stand-ins.\n`);
});

/** The exit code of a start whose port another program holds, and what it prints about it. */
async function startOnBusy(name: string): Promise<{ code: number | null; port: string; lines: string[] }> {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { ended, printed } = start({ ...quick, [name]: String(port) });
  const code = await ended;
  other.close();
  return { code, port: String(port), lines: printed().err.trim().split('\n') };
}

test('a busy PRODUCT_PORT ends the start with one line that names it', async () => {
  const { code, port, lines } = await startOnBusy('PRODUCT_PORT');
  expect([code, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toMatch(new RegExp(`PRODUCT_PORT.*${port}|${port}.*PRODUCT_PORT`));
});

again('a busy PORT ends the start with one line that names it', async () => {
  const { code, port, lines } = await startOnBusy('PORT');
  expect([code, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toMatch(new RegExp(`\\bPORT.*${port}|${port}.*\\bPORT`));
});
