// @ts-check

/**
 * How Node runs the servers; the image and the units name the same flags. With room for the objects of all requests under way, few of them are kept
 * past their end. Pretenuring is off because V8 may decide while the load begins to allocate some objects of every request among the old ones, where
 * each keeps the rest of its request until the next full collection.
 */
export const NODE_FLAGS = ['--max-semi-space-size=32', '--no-allocation-site-pretenuring'];
