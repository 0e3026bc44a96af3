import DataLoader from 'dataloader';
import { clientError } from '../errors.ts';

/** One request may not take more of a service's capacity than this many calls at a time. */
const MAX_CONCURRENT = 8;
/** The number of items on a full page. */
const MAX_KEYS = 100;

/**
 * Loads values by key within one request: each key once, however many fields need it. The services have no batch reads,
 * so a page of a hundred items costs a hundred calls; an operation that needs more is rejected.
 */
export function createLoader<Value>(
  load: (key: string) => Promise<Value>,
  maxConcurrent = MAX_CONCURRENT,
): DataLoader<string, Value> {
  let keyCount = 0;
  return new DataLoader<string, Value>(async (keys) => {
    keyCount += keys.length;
    if (keyCount > MAX_KEYS) throw clientError('BAD_USER_INPUT', 'The operation asks for too many things one by one');
    const results = new Array<Value | Error>(keys.length);
    const remaining = keys.entries();
    const loadNext = async () => {
      for (const [index, key] of remaining)
        results[index] = await load(key).catch((error: unknown) =>
          error instanceof Error ? error : new Error(String(error)),
        );
    };
    await Promise.all(Array.from({ length: maxConcurrent }, loadNext));
    return results;
  });
}

/** Loads what the items of a page need in one call. `missing` stands for an item that the response leaves out. */
export const createPageLoader = <Item, Value>(
  load: (items: readonly Item[]) => Promise<Map<string, Value>>,
  idOf: (item: Item) => string,
  missing: Value,
): DataLoader<Item, Value, string> =>
  new DataLoader<Item, Value, string>(
    async (items) => {
      const values = await load(items);
      return items.map((item) => values.get(idOf(item)) ?? missing);
    },
    { maxBatchSize: MAX_KEYS, cacheKeyFn: idOf },
  );
