import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { bundled } from '../../mocks/testing/bundled.ts';

const main = bundled('bff/main.ts');

/** Where such a BFF finds the services. */
export const serviceUrls = ({ product, ai, geo }: Record<'product' | 'ai' | 'geo', { url: string }>) => ({
  PRODUCT_SERVER_URL: product.url,
  AI_SERVER_URL: ai.url,
  GEO_SERVER_URL: geo.url,
});

/** Where other processes have the processor, an answer takes longer than a service usually may. */
export const patientUpstream = { UPSTREAM_ATTEMPT_MS: '60000', UPSTREAM_TOTAL_MS: '60000' };

/** A BFF in a process of its own, with what it has written so far. */
export interface BffProcess {
  child: ChildProcess;
  out: () => string;
  err: () => string;
  ended: Promise<number | null>;
}

/** Starts a BFF with nothing but these environment variables, on a free port unless they name one. */
export function runBff(env: Record<string, string>): BffProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let out = '';
  let err = '';
  child.stdout!.on('data', (chunk) => (out += String(chunk)));
  child.stderr!.on('data', (chunk) => (err += String(chunk)));
  // Not 'close': it never comes once the parent has disconnected.
  const ended = Promise.all([once(child, 'exit'), once(child.stdout!, 'close'), once(child.stderr!, 'close')]).then(
    ([[code]]) => code as number | null,
  );
  return { child, out: () => out, err: () => err, ended };
}

/** The same, resolved when it listens. */
export async function startBffProcess(env: Record<string, string> = {}): Promise<BffProcess & { url: string }> {
  const one = runBff(env);
  const [message] = (await Promise.race([
    once(one.child, 'message'),
    one.ended.then(() => Promise.reject(new Error(`The BFF did not start: ${one.err()}`))),
  ])) as [{ url: string }];
  return { ...one, url: message.url };
}
