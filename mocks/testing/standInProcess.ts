import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { bundled } from './bundled.ts';

export interface StandInProcess {
  child: ChildProcess;
  product: { url: string };
  ai: { url: string };
  geo: { url: string };
  /** Everything that was written so far. */
  printed: () => string;
}

const environment = (env: Record<string, string>) => ({
  PATH: process.env.PATH,
  PRODUCT_PORT: '0',
  AI_PORT: '0',
  GEO_PORT: '0',
  // The whole inventory takes a slow machine half a minute.
  SEED_INVENTORY: 'small',
  LOG_LEVEL: 'silent',
  ...env,
});

const living = new Set<ChildProcess>();
let program: string | undefined;

/** Ends what a failed test left running. */
export function endLeftovers(): void {
  for (const child of living) child.kill('SIGKILL');
}

function spawn(env: Record<string, string>): { child: ChildProcess; printed: () => string } {
  program ??= bundled('mocks/main.ts');
  const child = fork(program, {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  living.add(child);
  child.once('exit', () => living.delete(child));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
  return { child, printed: () => printed };
}

/** Starts the stand-ins in a process without waiting; the caller ends it. */
export const launch = (env: Record<string, string>): ChildProcess => spawn(env).child;

/** Starts the stand-ins in a process and waits until they are ready. */
export async function startProcess(env: Record<string, string>): Promise<StandInProcess> {
  const { child, printed } = spawn(env);
  const failed = once(child, 'exit').then(() =>
    Promise.reject(new Error(`The stand-ins did not start:\n${printed()}`)),
  );
  const [ready] = (await Promise.race([once(child, 'message'), failed])) as [
    { ready: true; product: string; ai: string; geo: string },
  ];
  failed.catch(() => undefined);
  return { child, printed, product: { url: ready.product }, ai: { url: ready.ai }, geo: { url: ready.geo } };
}

/** Runs the stand-ins until the process ends, and returns its exit code and output. */
export async function runToEnd(env: Record<string, string>): Promise<{ code: number; printed: string }> {
  const { child, printed } = spawn(env);
  const [code] = (await once(child, 'close')) as [number];
  return { code, printed: printed() };
}

/** Sends a signal and waits for the end. */
export async function end(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<{ code: number | null; signal: string | null }> {
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  child.kill(signal);
  const [code, by] = await ended;
  return { code, signal: by };
}
