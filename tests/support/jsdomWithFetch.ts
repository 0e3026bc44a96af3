import JsdomEnvironment from 'jest-environment-jsdom';
import { quickenStyles } from './quickStyles.ts';

interface Signal {
  aborted: boolean;
  reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options: { once: true }): void;
}

/** Node's fetch and Request take only signals of Node's own class, and jsdom has another: one follows the other. */
function withNodeSignal(init: RequestInit | undefined): RequestInit | undefined {
  const given: Signal | null | undefined = init?.signal;
  if (!given || given instanceof AbortSignal) return init;
  const own = new AbortController();
  const follow = () => own.abort(given.reason);
  if (given.aborted) follow();
  else given.addEventListener('abort', follow, { once: true });
  return { ...init, signal: own.signal };
}

const fetchFromPage: typeof fetch = (input, init) => fetch(input, withNodeSignal(init));

/** The data router makes a Request, with a signal, for every navigation. */
class RequestFromPage extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, withNodeSignal(init));
  }
}

/** jsdom with the platform functions that every browser has and jsdom leaves out. */
export default class JsdomWithFetch extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      fetch: fetchFromPage,
      Headers,
      Request: RequestFromPage,
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
