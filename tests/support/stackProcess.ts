/**
 * The stand-ins and any number of BFFs in one process, which tests control over HTTP (stack.ts): its modules are loaded
 * and its database is opened once for many test files.
 */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { readConfig as readBffConfig, type Config } from '../../bff/config.ts';
import { createServer, type Bff } from '../../bff/server.ts';
import { readConfig as readStandInConfig } from '../../mocks/config.ts';
import { startStandIns } from '../../mocks/standIns.ts';
import type { BffAddresses, BffSettings, StackAddresses } from './stack.ts';

/** A BFF whose requests hang is left behind: they end with the connections of its clients. */
const MAX_CLOSING_MS = 2_000;

// The whole inventory would cost every process two seconds more and a hundred megabytes.
const standIns = await startStandIns(
  readStandInConfig({ SEED_INVENTORY: 'small', LOG_LEVEL: 'silent', ...process.env }),
);
const { product, ai, geo } = standIns;
const addresses: StackAddresses = { product: product.url, ai: ai.url, geo: geo.url };
const bffs = new Map<string, Bff>();
/** Also those of BFFs that have been closed. */
const logs = new Map<string, string[]>();
let started = 0;

async function startBff({ env = {}, config = {} }: BffSettings): Promise<BffAddresses> {
  const urls = { PRODUCT_SERVER_URL: product.url, AI_SERVER_URL: ai.url, GEO_SERVER_URL: geo.url };
  const log: string[] = [];
  const complete: Config = { ...readBffConfig({ ...urls, PORT: '0', ...env }), ...config };
  const bff = await createServer(complete, { write: (line) => void log.push(line) });
  const id = String(++started);
  bffs.set(id, bff);
  logs.set(id, log);
  return { id, url: await bff.listen(), metricsUrl: bff.metricsUrl() };
}

async function closeBff(id: string): Promise<void> {
  const found = bffs.get(id);
  bffs.delete(id);
  if (found) await Promise.race([found.close(), wait(MAX_CLOSING_MS, undefined, { ref: false })]);
}

const RealDate = Date;

/**
 * Lets the clock of this process stand at a moment, in milliseconds since 1970, or run again with null. Timers run on.
 */
function setClock(moment: number | null): void {
  class StandingDate extends RealDate {
    constructor(...parts: [] | [value: number | string | Date]) {
      super(...((parts.length === 0 ? [moment ?? 0] : parts) as [number]));
    }
    static override now = () => moment ?? 0;
  }
  globalThis.Date = moment === null ? RealDate : (StandingDate as DateConstructor);
}

// A worker may be without need of it for minutes, and must not meet a connection that was closed meanwhile.
const control = Fastify({ forceCloseConnections: true, keepAliveTimeout: 3_600_000, bodyLimit: 1024 * 1024 });
control.get('/', () => addresses);
control.post('/bffs', (request) => startBff(request.body as BffSettings));
control.get<{ Params: { id: string } }>('/bffs/:id/log', ({ params }) => logs.get(params.id) ?? []);
control.delete<{ Params: { id: string } }>('/bffs/:id', ({ params }) => closeBff(params.id).then(() => ({})));
control.put('/clock', ({ body }) => {
  setClock((body as { moment: number | null }).moment);
  return Promise.resolve({});
});
control.delete('/bffs', async () => {
  setClock(null);
  await Promise.all([...bffs.keys()].map(closeBff));
  logs.clear();
  return {};
});
await control.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url: `http://127.0.0.1:${(control.server.address() as AddressInfo).port}` });

// Whoever started it has ended or wants it to end.
process.once('disconnect', () => {
  void Promise.all([...bffs.keys()].map(closeBff))
    .then(() => standIns.close())
    .then(() => process.exit(0));
});
