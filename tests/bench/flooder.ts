import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { json } from './measure.ts';

/** What a process that floods is told to send until it is told to stop. */
export interface Flood {
  origin: string;
  /** The address of this computer that it sends from. */
  localAddress: string;
  bodies: string[];
  /** Left out, every request has a token of its own that nobody has issued. */
  token?: string;
  connections: number;
  /** Left out, each connection sends as soon as its last request is answered. */
  perSecond?: number;
}

/** How many requests had which status; 0 for those without an answer. */
export type Outcomes = Record<number, number>;

/** Sends until the signal is aborted. */
async function flood({ origin, localAddress, bodies, token, connections, perSecond }: Flood, signal: AbortSignal) {
  setMaxListeners(0, signal);
  const pool = new Pool(origin, { connections, pipelining: 1, localAddress });
  const outcomes: Outcomes = {};
  let sent = 0;
  const send = async () => {
    const at = sent++;
    const authorization = `Bearer ${token ?? `made-up.${process.pid}.${at}`}`;
    const body = bodies[at % bodies.length] ?? '';
    const status = await pool
      .request({ method: 'POST', path: '/graphql', headers: { ...json, authorization }, body, signal })
      .then(
        async (response) => {
          await response.body.dump({ limit: 100e6 });
          return response.statusCode;
        },
        () => 0,
      );
    if (!signal.aborted) outcomes[status] = (outcomes[status] ?? 0) + 1;
  };
  if (perSecond === undefined) {
    const loop = async () => {
      while (!signal.aborted) await send();
    };
    await Promise.all(Array.from({ length: connections }, loop));
  } else {
    const started = performance.now();
    const pending = new Set<Promise<void>>();
    while (!signal.aborted) {
      const due = ((performance.now() - started) / 1000) * perSecond;
      // What a machine cannot send in time is not sent later.
      while (sent < due && pending.size < connections * 4) {
        const one: Promise<void> = send().finally(() => pending.delete(one));
        pending.add(one);
      }
      await pause(2);
    }
    await Promise.all(pending);
  }
  await pool.destroy();
  return outcomes;
}

let stop: AbortController | null = null;
process.on('message', (message: Flood | 'stop') => {
  if (message === 'stop') return stop?.abort();
  stop = new AbortController();
  void flood(message, stop.signal).then((outcomes) => process.send?.(outcomes));
});
process.once('disconnect', () => process.exit(0));
