import DataLoader from 'dataloader';
import { clientError } from '../errors.ts';

/** How many reads of one request are under way at a time: the services have others to serve. */
const AT_ONCE = 8;
/** As many as a full page has items. */
const MOST = 100;

/**
 * Reads things by their key for one request: each once, however many fields ask for it, and a few at a time. The services
 * know no reads of several, so a page of a hundred costs a hundred calls; more than that is refused.
 */
export function createLoader<Value>(
  read: (key: string) => Promise<Value>,
  atOnce = AT_ONCE,
): DataLoader<string, Value> {
  let asked = 0;
  return new DataLoader<string, Value>(async (keys) => {
    asked += keys.length;
    if (asked > MOST) throw clientError('BAD_USER_INPUT', 'The operation asks for too many things one by one');
    const results = new Array<Value | Error>(keys.length);
    const waiting = keys.entries();
    const work = async () => {
      for (const [index, key] of waiting)
        results[index] = await read(key).catch((error: unknown) =>
          error instanceof Error ? error : new Error(String(error)),
        );
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return results;
  });
}

/** Reads things by their key for one request, all that the fields of one page ask for in one call. What the answer leaves out is `none`. */
export const createPageLoader = <Key, Value>(
  read: (keys: readonly Key[]) => Promise<Map<string, Value>>,
  nameOf: (key: Key) => string,
  none: Value,
): DataLoader<Key, Value, string> =>
  new DataLoader<Key, Value, string>(
    async (keys) => {
      const found = await read(keys);
      return keys.map((key) => found.get(nameOf(key)) ?? none);
    },
    { maxBatchSize: MOST, cacheKeyFn: nameOf },
  );
