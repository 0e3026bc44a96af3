/** What every browser has and jsdom leaves out. undici is loaded only when a test uses it. */
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { MessagePort } from 'node:worker_threads';
import type * as Undici from 'undici';
import { installComputedStyle } from './computedStyle.ts';
import { httpFetch } from './httpFetch.ts';
import { installLabels } from './labelsOf.ts';

const streams = { ReadableStream, TransformStream, WritableStream };
// undici asks for MessagePort while it is loaded.
Object.assign(globalThis, { ...streams, TextDecoder, TextEncoder, MessagePort, fetch: httpFetch });

let undici: typeof Undici | undefined;
for (const name of ['Headers', 'Request', 'Response'] as const) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    // Kept, because what a page still asks when its test has ended can load nothing any more.
    get: () => (undici ??= jest.requireActual<typeof Undici>('undici'))[name],
    set: (value: unknown) => {
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
    },
  });
}

installComputedStyle();
installLabels();
