import { setTimeout as pause } from 'node:timers/promises';

/** Bytes in use once what nobody needs is gone; a single collection leaves some of it. Needs `node --expose-gc`. */
export async function held(): Promise<number> {
  for (let round = 0; round < 4; round++) {
    globalThis.gc?.();
    await pause(20);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
