import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { errorBody } from './product-server/service/httpError.ts';

const kinds = [
  'status',
  'slow',
  'hang',
  'hangBody',
  'slowBody',
  'reset',
  'truncate',
  'html',
  'notJson',
  'wrongType',
  'empty',
  'huge',
  'deep',
  'null',
  'badGzip',
  'redirect',
] as const;

export const faultSchema = z.strictObject({
  method: z
    .string()
    .transform((method) => method.toUpperCase())
    .optional(),
  /** Exact path, or a prefix ending in *. */
  path: z.string().optional(),
  kind: z.enum(kinds),
  status: z.int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  delayMs: z.number().min(0).optional(),
  location: z.string().optional(),
  /** How many requests it affects; left out, every request until the faults are cleared. */
  times: z.int().min(1).optional(),
});

/** A kind of failure and the requests that it affects. */
export type Fault = z.input<typeof faultSchema>;

const HUGE_BYTES = 64 * 1024 * 1024;
const DEEP_LEVELS = 100_000;

/** The faults that are injected into the responses of a service. */
export class Faults {
  private faults: Fault[] = [];

  add(fault: Fault): void {
    this.faults.push(faultSchema.parse(fault));
  }

  clear(): void {
    this.faults = [];
  }

  /** The first fault that affects a request, if any. Counts it against `times`. */
  takeMatching(method: string, path: string): Fault | undefined {
    const fault = this.faults.find((one) => (one.method ?? method) === method && matches(one.path, path));
    if (fault?.times !== undefined && --fault.times === 0) this.faults = this.faults.filter((one) => one !== fault);
    return fault;
  }
}

function matches(pattern: string | undefined, path: string): boolean {
  if (pattern === undefined) return true;
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** Sends a faulty response. Returns its status, or null when the request is to be handled as usual. */
export async function inject(fault: Fault, reply: FastifyReply): Promise<number | null> {
  if (fault.kind === 'slow') {
    await wait(fault.delayMs ?? 1000, undefined, { ref: false });
    return null;
  }
  reply.hijack();
  const { raw } = reply;
  const status = fault.status ?? defaultStatus[fault.kind] ?? 200;
  const head = (type: string, more: Record<string, string | number> = {}) =>
    raw.writeHead(status, { 'content-type': type, ...more, ...fault.headers });
  const json = (text: string) => void head('application/json', { 'content-length': Buffer.byteLength(text) }).end(text);

  switch (fault.kind) {
    case 'hang':
      return 0;
    case 'reset':
      raw.socket?.resetAndDestroy();
      return 0;
    case 'status':
      // A 204 must not have a content length.
      if (status === 204) head('application/json').end();
      else json(JSON.stringify(fault.body ?? errorBody(status, `This is fault ${status}.`)));
      break;
    case 'html':
      head('text/html').end('<!doctype html><title>Gateway</title><h1>Something is in the way</h1><p>at 10.0.0.7</p>');
      break;
    case 'notJson':
      json('{"status":"success","data":{');
      break;
    case 'wrongType':
      json(JSON.stringify(fault.body ?? wrongTypes));
      break;
    case 'null':
      json('null');
      break;
    case 'deep':
      json('['.repeat(DEEP_LEVELS) + ']'.repeat(DEEP_LEVELS));
      break;
    case 'empty':
      json('');
      break;
    case 'badGzip':
      head('application/json', { 'content-encoding': 'gzip' }).end('this was never compressed');
      break;
    case 'redirect':
      head('text/plain', { location: fault.location ?? '/elsewhere' }).end();
      break;
    case 'truncate':
      head('application/json', { 'content-length': 10_000 }).write('{"status":"success",', () => raw.socket?.destroy());
      break;
    case 'hangBody':
      head('application/json').write('{"status":"success",');
      break;
    case 'slowBody':
      sendSlowly(head('application/json'), fault.delayMs ?? 200);
      break;
    case 'huge':
      void sendHuge(head('application/json'));
      break;
  }
  return status;
}

const defaultStatus: Partial<Record<Fault['kind'], number>> = { status: 500, html: 502, redirect: 302 };

/** Every field of the services' responses with a value of the wrong type. */
const wrongTypes = {
  status: 1,
  token: 1,
  access_token: [],
  user: 'x',
  data: ['x'],
  sveDeklaracije: { a: 1 },
  brojDeklaracija: 'many',
  stats: 'x',
  statusi: 7,
  country_code: 7,
  country_name: [],
};

/** Sends one space after another, which is valid JSON so far, until the client disconnects. */
function sendSlowly(raw: ServerResponse, everyMs: number): void {
  const timer = setInterval(() => raw.write(' '), everyMs);
  raw.once('close', () => clearInterval(timer));
}

/** Sends 64 MiB of valid JSON, no faster than the client reads. */
async function sendHuge(raw: ServerResponse): Promise<void> {
  const chunk = 'a'.repeat(64 * 1024);
  const closed = new Promise<void>((resolve) => raw.once('close', resolve));
  raw.write('{"status":"success","data":"');
  for (let sent = 0; sent < HUGE_BYTES && !raw.destroyed; sent += chunk.length) {
    if (!raw.write(chunk)) await Promise.race([new Promise<void>((resolve) => raw.once('drain', resolve)), closed]);
  }
  if (!raw.destroyed) raw.end('"}');
}
