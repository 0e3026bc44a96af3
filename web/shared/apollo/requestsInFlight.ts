let count = 0;
const listeners = new Set<() => void>();

/** One more, or one less. */
export function changeRequests(by: 1 | -1): void {
  count += by;
  // A query may start while something is drawn, when nobody else may be told to draw.
  queueMicrotask(() => {
    for (const listener of [...listeners]) listener();
  });
}

/** How many requests are on their way. */
export const getRequestsInFlight = (): number => count;

/** Calls the listener at each change; gives the way to stop it. */
export function subscribeToRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Counts a request that does not go through Apollo: an upload, or the code of a page. */
export async function countRequest<T>(request: Promise<T>): Promise<T> {
  changeRequests(1);
  try {
    return await request;
  } finally {
    changeRequests(-1);
  }
}
