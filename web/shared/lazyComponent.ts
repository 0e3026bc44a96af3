import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { countRequest } from './apollo/requestsInFlight.ts';

/** Specification, section 9: loading a part of the application fails after 120 seconds. */
const CHUNK_TIMEOUT_MS = 120_000;
/**
 * The timeout counts short ticks. A single timer would be overdue when a computer wakes up from sleep, and would fail a part
 * before its response could arrive; the crash page would then cover the page that says that the session has ended.
 */
const TICK_MS = 5_000;

/** A part of the application could not be loaded: the connection was lost, or a newer version has replaced it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Loads a part of the application on demand. Throws ChunkLoadError when that fails. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    let remainingMs = CHUNK_TIMEOUT_MS;
    timer = setInterval(() => {
      remainingMs -= TICK_MS;
      if (remainingMs <= 0) reject(new Error('Loading has timed out'));
    }, TICK_MS);
  });
  try {
    return await Promise.race([countRequest(load()), timeout]);
  } catch (cause) {
    throw new ChunkLoadError('A part of the application could not be loaded', { cause });
  } finally {
    clearInterval(timer);
  }
}

/** A component whose code is loaded when it is first rendered; `name` is its name among the exports of the module. */
export const lazyComponent = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await loadChunk(load))[name] }));
