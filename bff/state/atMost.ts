/**
 * Options of a cache of at most this many entries, least recently used first out. With its option `max`, lru-cache
 * reserves the memory of all of them when it is made.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
