import { useSyncExternalStore } from 'react';

/** A value outside React that components and other code can follow. */
export interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  /** Calls the listener after every change. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value of a store; the component renders again when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
