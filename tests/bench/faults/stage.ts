import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { Fault } from '../../../mocks/faultInjection.ts';
import { end, startProcess } from '../../../mocks/testing/standInProcess.ts';
import { startBffProcess } from '../../support/bffProcess.ts';
import { hasRedis, RedisServer } from '../../support/redisServer.ts';
import { type Forwarder, startForwarder } from './forwarder.ts';

/** What can be made to fail while a page is open in the browser. */
export interface Stage {
  /** Where the browser finds the product. */
  url: string;
  product: Service;
  ai: Service;
  bff: Forwarder;
  /** Null where Redis is not installed. */
  redis: RedisServer | null;
  close(): Promise<void>;
}

export interface Service extends Forwarder {
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
}

/** What a fault needs to begin and to end. */
export interface Target {
  stage: Stage;
  context: BrowserContext;
}

async function controlled(url: string): Promise<Service> {
  const send = async (method: string, body?: object) => {
    const init = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`${url}/__control/faults`, { method, ...init });
    if (!response.ok) throw new Error(`${method} of a fault returned ${response.status}: ${await response.text()}`);
  };
  return {
    ...(await startForwarder(url)),
    fault: (fault) => send('POST', fault),
    clearFaults: () => send('DELETE'),
  };
}

/**
 * Starts the stand-ins, Redis and the BFF, each behind something that can refuse connections. Services have little
 * time, so that a run ends.
 */
export async function openStage(): Promise<Stage> {
  const standIns = await startProcess({ DATA_DIR: ':memory:', STAND_IN_CONTROL: '1' });
  const product = await controlled(standIns.product.url);
  const ai = await controlled(standIns.ai.url);
  const uploads = await mkdtemp(join(tmpdir(), 'dosije-faults-'));
  const redis = hasRedis ? new RedisServer() : null;
  await redis?.start();
  const bff = await startBffProcess({
    HOST: '127.0.0.1',
    PRODUCT_SERVER_URL: product.url,
    AI_SERVER_URL: ai.url,
    GEO_SERVER_URL: standIns.geo.url,
    UPSTREAM_ATTEMPT_MS: '2000',
    UPSTREAM_TOTAL_MS: '3000',
    // A circuit that one fault has opened must not answer for the next one.
    BREAKER_OPEN_MS: '1',
    LOGIN_FAILURES_PER_ACCOUNT: '1000',
    LOGIN_FAILURES_PER_ADDRESS: '1000',
    LOG_LEVEL: 'error',
    ...(redis && { REDIS_URL: redis.url, UPLOAD_DIR: uploads }),
  });
  const forwarder = await startForwarder(bff.url);
  return {
    url: forwarder.url,
    product,
    ai,
    bff: forwarder,
    redis,
    async close() {
      await end(bff.child, 'SIGTERM');
      await end(standIns.child, 'SIGTERM');
      await redis?.end();
      await rm(uploads, { recursive: true, force: true });
      for (const one of [forwarder, product, ai]) await one.refuse();
    },
  };
}
