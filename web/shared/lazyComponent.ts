import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { countRequest } from './apollo/requestsInFlight.ts';

/** Specification, section 9: loading a part of the application fails after 120 seconds. */
const CHUNK_TIMEOUT_MS = 120_000;
/**
 * The timeout counts short ticks. A single timer would be overdue when a computer wakes up from sleep, and would fail a
 * part before its response could arrive; the crash page would then cover the page that says that the session has ended.
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

/** The modules that were preloaded and have arrived, by the function that loads them. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Loads a part of the application before it is shown. Where that fails, it is loaded again when it is shown, which
 * tells of it.
 */
export async function preload(load: () => Promise<unknown>): Promise<void> {
  try {
    arrived.set(load, await load());
  } catch {
    // See above.
  }
}

/** A part of the application that was preloaded and has arrived. */
export const arrivedPart = <T>(load: () => Promise<T>): T | undefined => arrived.get(load) as T | undefined;

/**
 * A promise that is kept already. React waits for a usual one even then: it shows the fallback, and the part 300 ms
 * later.
 */
const kept = <T>(value: T) => ({ then: (onKept: (value: T) => void) => onKept(value) }) as Promise<T>;

/**
 * A component whose code is loaded when it is first rendered, unless it was preloaded; `name` is its name among the
 * exports of the module.
 */
export const lazyComponent = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => {
    const module = arrivedPart(load);
    return module ? kept({ default: module[name] }) : loadChunk(load).then((loaded) => ({ default: loaded[name] }));
  });
