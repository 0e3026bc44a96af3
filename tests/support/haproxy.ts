import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../mocks/testing/freePort.ts';
import { until } from '../../mocks/testing/until.ts';
import { serviceUrls } from './bffProcess.ts';

const PROGRAM = '/usr/sbin/haproxy';
const CONFIGURATION = fileURLToPath(new URL('../../.deploy/haproxy.cfg', import.meta.url));

/** Whether Debian's HAProxy is installed; tests that need it are skipped without. */
export const hasHaproxy = existsSync(PROGRAM);

/** The settings of one of the BFFs behind it, which share Redis and the folder of uploads. */
export const memberSettings = (
  services: Record<'product' | 'ai' | 'geo', { url: string }>,
  { port, redisUrl, uploads }: { port: number; redisUrl: string; uploads: string },
) => ({
  HOST: '127.0.0.1',
  PORT: String(port),
  ...serviceUrls(services),
  TRUSTED_PROXIES: '127.0.0.1',
  REDIS_URL: redisUrl,
  UPLOAD_DIR: uploads,
  KEEP_ALIVE_MS: '75000',
});

export interface Balancer {
  url: string;
  pid: number;
  /** Waits until HAProxy sends requests to a server that was started again, which is after its next check. */
  untilUp(server: 'a' | 'b'): Promise<void>;
  stop(): Promise<void>;
}

/** HAProxy with the configuration that operators get, before servers at `host:port`. */
export async function startHaproxy(a: string, b: string): Promise<Balancer> {
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}`;
  const child: ChildProcess = spawn(PROGRAM, ['-db', '-f', CONFIGURATION], {
    env: { LISTEN: address, BFF_A: a, BFF_B: b },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => (said += String(chunk)));
  await until('the balancer takes requests', async () => {
    if (child.exitCode !== null) throw new Error(`HAProxy has ended: ${said}`);
    return fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return {
    url,
    pid: child.pid ?? 0,
    async untilUp(server) {
      const last = () => [...said.matchAll(new RegExp(`Server bffs/${server} is (UP|DOWN)`, 'g'))].at(-1)?.[1];
      await until(`the balancer counts on ${server}`, () => last() !== 'DOWN');
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
