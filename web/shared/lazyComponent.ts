import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { countRequest } from './apollo/requestsInFlight.ts';

/** Specification, section 9: a part of the application that has not come after this long does not come. */
const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the application could not be loaded: the connection broke off, or a newer version has replaced it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Loads a part of the application that is not drawn at once. Throws ChunkLoadError when it does not come. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not arrive in time')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([countRequest(load()), late]);
  } catch (cause) {
    throw new ChunkLoadError('A part of the application could not be loaded', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** A component whose code is loaded when it is first drawn: `name` is what its module exports it as. */
export const lazyComponent = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await loadChunk(load))[name] }));
