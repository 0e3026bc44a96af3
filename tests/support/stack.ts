import type { Config } from '../../bff/config.ts';
import type { Fault } from '../../mocks/faultInjection.ts';
import type { Call } from '../../mocks/product-server/service/calls.ts';
import { bundled } from '../../mocks/testing/bundled.ts';
import { forkStack } from './testPool.mjs';

/** The addresses of the stand-ins of a running stack. */
export interface StackAddresses {
  product: string;
  ai: string;
  geo: string;
}

/** How a BFF differs from one that runs without settings. `config` is what no environment variable says. */
export interface BffSettings {
  env?: Record<string, string>;
  config?: Partial<Config>;
}

export interface BffAddresses {
  id: string;
  url: string;
  /** Of the port for operators, where the settings open it. */
  metricsUrl: string | null;
}

/** How a test controls a stand-in, which runs in another process. */
export interface StandInControl {
  url: string;
  /** Injects a fault, which stays until it is cleared or has affected as many requests as its `times` says. */
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** The requests that it has received since clearCalls. */
  calls(): Promise<Call[]>;
  clearCalls(): Promise<void>;
}

export interface StandInControls {
  product: StandInControl;
  ai: StandInControl;
  geo: StandInControl;
}

/** A BFF in the process of a stack. */
export interface StackBff {
  url: string;
  metricsUrl: string | null;
  /** Every log line so far. */
  log(): Promise<string[]>;
  close(): Promise<void>;
}

/** The stand-ins as they are at a first start, in another process, which starts BFFs before them. */
export interface Stack {
  standIns: StandInControls;
  startBff(settings: BffSettings): Promise<StackBff>;
  /** Lets the clock of all of them stand at a moment, in milliseconds since 1970, or run again with null. */
  setClock(moment: number | null): Promise<void>;
  close(): Promise<void>;
}

/** Settings of the stand-ins that hold from the start of their process on. */
const PROCESS_SETTINGS = ['DATA_DIR', 'DATABASE_URL', 'SEED_SCALE', 'SEED_INVENTORY'];

let isLeased = false;

/**
 * The stack that the worker of Jest keeps, reset with these environment variables of the stand-ins. A stack of its own
 * where one of them holds for the whole process, where the test file uses the kept one already, and outside Jest.
 */
export async function openStack(env: Record<string, string> = {}): Promise<Stack> {
  const pool = process.env.TEST_POOL;
  const program = bundled('tests/support/stackProcess.ts');
  if (!pool || isLeased || PROCESS_SETTINGS.some((name) => name in env)) {
    const own = await forkStack(program, env);
    return connect(own.url, own.close);
  }
  isLeased = true;
  const query = new URLSearchParams({ worker: process.env.JEST_WORKER_ID ?? '', program });
  const { url } = await request<{ url: string }>('GET', `${pool}/stack?${query}`);
  await request('DELETE', `${url}/bffs`);
  const { product } = await request<StackAddresses>('GET', url);
  await request('POST', `${product}/__control/reset`, env);
  return connect(url, () => {
    isLeased = false;
    return Promise.resolve();
  });
}

async function connect(url: string, close: () => Promise<void>): Promise<Stack> {
  const { product, ai, geo } = await request<StackAddresses>('GET', url);
  return {
    standIns: { product: control(product), ai: control(ai), geo: control(geo) },
    startBff: async (settings) => {
      const { id, ...addresses } = await request<BffAddresses>('POST', `${url}/bffs`, settings);
      return {
        ...addresses,
        log: () => request<string[]>('GET', `${url}/bffs/${id}/log`),
        close: () => request('DELETE', `${url}/bffs/${id}`),
      };
    },
    setClock: (moment) => request('PUT', `${url}/clock`, { moment }),
    close,
  };
}

function control(url: string): StandInControl {
  return {
    url,
    fault: (fault) => request('POST', `${url}/__control/faults`, fault),
    clearFaults: () => request('DELETE', `${url}/__control/faults`),
    calls: () => request<Call[]>('GET', `${url}/__control/calls`),
    clearCalls: () => request('DELETE', `${url}/__control/calls`),
  };
}

/** Not the `fetch` of the moment, which a test may have replaced. */
const { fetch } = globalThis;

async function request<Result = void>(method: string, url: string, body?: unknown): Promise<Result> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} returned ${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Result;
}
