import { createStore, useStore } from '../store/createStore.ts';

let count = 0;
const rendered = createStore(count);

export function changeRequests(by: 1 | -1): void {
  count += by;
  // A query may start during a render, when React forbids updating another component.
  queueMicrotask(() => rendered.set(count));
}

export const getRequestsInFlight = (): number => count;

export const useRequestsInFlight = (): number => useStore(rendered);

export const subscribeToRequests = rendered.subscribe;

/** Counts a request that does not go through Apollo: an upload, or the code of a page. */
export async function countRequest<T>(request: Promise<T>): Promise<T> {
  changeRequests(1);
  try {
    return await request;
  } finally {
    changeRequests(-1);
  }
}
