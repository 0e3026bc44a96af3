import JsdomEnvironment from 'jest-environment-jsdom';
import { quickenStyles } from './quickStyles.ts';

interface Signal {
  aborted: boolean;
  reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options: { once: true }): void;
}

/** Node's fetch takes only signals of its own kind, and jsdom has its own: one follows the other. */
const fetchFromPage: typeof fetch = (input, init) => {
  const given: Signal | null | undefined = init?.signal;
  if (!given || given instanceof AbortSignal) return fetch(input, init);
  const own = new AbortController();
  const follow = () => own.abort(given.reason);
  if (given.aborted) follow();
  else given.addEventListener('abort', follow, { once: true });
  return fetch(input, { ...init, signal: own.signal });
};

/** jsdom with the platform functions that every browser has and jsdom leaves out. */
export default class JsdomWithFetch extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      fetch: fetchFromPage,
      Headers,
      Request,
      Response,
      FormData,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      BroadcastChannel,
      structuredClone,
    });
    quickenStyles(this.global);
  }
}
