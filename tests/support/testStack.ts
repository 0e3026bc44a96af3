import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Fault } from '../../mocks/faultInjection.ts';
import type { Call } from '../../mocks/service/calls.ts';
import { bundled } from '../../mocks/testing/bundled.ts';

/** The addresses of the parts of a running stack. */
export interface StackAddresses {
  bff: string;
  product: string;
  ai: string;
  geo: string;
}

/** How a test controls a stand-in that runs in another process. */
export interface StandInControl {
  url: string;
  /** Injects a fault, which stays until it is cleared or has affected as many requests as its `times` says. */
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** The requests that it has received since clearCalls. */
  calls(): Promise<Call[]>;
  clearCalls(): Promise<void>;
}

/** The stand-ins and the BFF, running on free ports over a database in memory. */
export interface TestStack {
  bffUrl: string;
  product: StandInControl;
  ai: StandInControl;
  geo: StandInControl;
  close(): Promise<void>;
}

/**
 * Starts the stand-ins and the BFF in one child process, so that a test in jsdom uses the real servers.
 * `env` adds environment variables of either; the web client is served only where WEB_ROOT names a built one.
 */
export async function startTestStack({ env = {} }: { env?: Record<string, string> } = {}): Promise<TestStack> {
  const settings = {
    PRODUCT_PORT: '0',
    AI_PORT: '0',
    GEO_PORT: '0',
    PORT: '0',
    DATA_DIR: ':memory:',
    STAND_IN_CONTROL: '1',
    LOG_LEVEL: 'error',
    // Long enough that calls do not time out, and no idle connection is closed, on a slow machine.
    KEEP_ALIVE_MS: '30000',
    UPSTREAM_ATTEMPT_MS: '60000',
    UPSTREAM_TOTAL_MS: '60000',
    ...env,
  };
  const child = fork(bundled('tests/support/stackProcess.ts'), {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const collectOutput = (chunk: unknown) => void (output = (output + String(chunk)).slice(-4000));
  child.stdout?.on('data', collectOutput);
  child.stderr?.on('data', collectOutput);

  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error(`The test stack did not start:\n${output}`)));
  const [addresses] = (await Promise.race([once(child, 'message'), failed])) as [StackAddresses];
  return {
    bffUrl: addresses.bff,
    product: control(addresses.product),
    ai: control(addresses.ai),
    geo: control(addresses.geo),
    close: async () => {
      child.disconnect();
      await ended;
    },
  };
}

function control(url: string): StandInControl {
  const request = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/__control/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    url,
    fault: async (fault) => {
      await request('POST', 'faults', fault);
    },
    clearFaults: async () => {
      await request('DELETE', 'faults');
    },
    calls: async () => (await (await request('GET', 'calls')).json()) as Call[],
    clearCalls: async () => {
      await request('DELETE', 'calls');
    },
  };
}
