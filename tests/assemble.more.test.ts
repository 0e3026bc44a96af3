import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { emailOf, LOGIN, PASSWORD } from './support/bff.ts';

const run = promisify(execFile);
const top = resolve(__dirname, '..');
const servers = ['bff', 'product-server'] as const;
type Server = (typeof servers)[number];
/** Of the web client, which is built. */
const CLIENT = /^(react|react-dom|react-router-dom|@mui\/.*|@emotion\/.*|@apollo\/client|i18next|react-i18next)$/;
/** Databases, mail and passwords, which belong to the product server. */
const STORE = /^(@electric-sql\/pglite|pg|drizzle-orm|@node-rs\/argon2|nodemailer|smtp-server|proper-lockfile)$/;

let folder: string;
const started: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-assembled-'));
  await run(process.execPath, ['.tools/build.mjs'], { cwd: top });
  for (const server of servers)
    await run(process.execPath, ['.tools/assemble.mjs', join(folder, server), server], { cwd: top });
  // The demo data that were made here already, because making them takes half a minute.
  const cache = 'node_modules/.cache/dosije';
  const filter = (path: string) => path.endsWith(cache) || path.includes('/stand-ins-');
  await cp(join(top, cache), join(folder, 'product-server', cache), { recursive: true, filter });
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

async function packagesOf(server: Server): Promise<string[]> {
  const all = (await readdir(join(folder, server, 'node_modules'))).filter((name) => name !== '.cache');
  const scoped = async (name: string) =>
    (await readdir(join(folder, server, 'node_modules', name))).map((one) => `${name}/${one}`);
  return (await Promise.all(all.map((name) => (name.startsWith('@') ? scoped(name) : Promise.resolve([name]))))).flat();
}

/** Starts a server in its folder, and resolves to its addresses. */
async function start<Addresses>(server: Server, env: Record<string, string>): Promise<Addresses> {
  const child = spawn(process.execPath, [`dist/${server}.mjs`], {
    cwd: join(folder, server),
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  started.push(child);
  const [message] = (await once(child, 'message')) as [Addresses];
  return message;
}

test('each server carries what its bundle imports alone', async () => {
  const [bff, product] = [await packagesOf('bff'), await packagesOf('product-server')];
  expect(bff.filter((name) => CLIENT.test(name) || STORE.test(name))).toEqual([]);
  expect(product.filter((name) => CLIENT.test(name))).toEqual([]);
  expect(product).toEqual(expect.arrayContaining(['pg', '@node-rs/argon2', 'nodemailer']));
  expect(bff).toEqual(expect.arrayContaining(['fastify', 'graphql', 'sharp']));
});

test('both run where there is nothing else', async () => {
  const ports = { PRODUCT_PORT: '0', AI_PORT: '0', GEO_PORT: '0', DATA_DIR: join(folder, 'data') };
  const { product, ai, geo } = await start<Record<'product' | 'ai' | 'geo', string>>('product-server', ports);
  const services = { PRODUCT_SERVER_URL: product, AI_SERVER_URL: ai, GEO_SERVER_URL: geo };
  const { url } = await start<{ url: string }>('bff', services);
  expect((await fetch(`${url}/`, { headers: { accept: 'text/html' } })).status).toBe(200);
  const variables = { input: { email: emailOf('konsultant'), password: PASSWORD } };
  const ask = async <Data>(query: string, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    return ((await response.json()) as { data: Data }).data;
  };
  const { token } = (await ask<{ login: { session: { token: string } } }>(LOGIN)).login.session;
  // A thread, a native package and the fonts of reports.
  const { pifs } = await ask<{ pifs: { items: { slug: string }[] } }>(
    '{ pifs(pageSize: 1) { items { slug } } }',
    token,
  );
  const report = await fetch(`${url}/exports/pif/${pifs.items[0]?.slug}?parts=description&language=sr`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([report.status, report.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});
