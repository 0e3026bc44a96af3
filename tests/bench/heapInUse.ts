import { setTimeout as pause } from 'node:timers/promises';

/** Heap bytes in use after garbage collection; one collection alone leaves garbage behind. Needs `node --expose-gc`. */
export async function held(): Promise<number> {
  for (let round = 0; round < 4; round++) {
    globalThis.gc?.();
    await pause(20);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
