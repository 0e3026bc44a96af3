import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '../../mocks/testing/freePort.ts';
import { until } from '../../mocks/testing/until.ts';

const PROGRAM = '/usr/sbin/haproxy';
const CONFIGURATION = resolve(__dirname, '../../.deploy/haproxy.cfg');

/** Whether Debian's HAProxy is installed; tests that need it are skipped without. */
export const hasHaproxy = existsSync(PROGRAM);

/** HAProxy with the configuration that operators get, before servers at `host:port`. */
export async function startHaproxy(a: string, b: string): Promise<{ url: string; stop(): Promise<void> }> {
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
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
