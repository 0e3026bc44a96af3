import type { Fault } from '../../../mocks/faultInjection.ts';
import type { Service, Target } from './stage.ts';

/** Something that fails between a page and the data behind it. */
export interface FaultKind {
  name: string;
  begin(target: Target): Promise<unknown>;
  end(target: Target): Promise<unknown>;
  /** Whether an action may succeed all the same. */
  isHarmless?: true;
  /** Whether only what changes something fails. */
  isOfWrites?: true;
}

/** What a service says to the person, as it stands in its answers of 400, 409 and 422. */
export const SERVICE_TEXT = 'Lavanda 4711';
const DETAILS = { status: 'fail', message: SERVICE_TEXT };

const injected = (name: string, fault: Fault, of: (target: Target) => Service, isHarmless?: true): FaultKind => ({
  name,
  begin: (target) => of(target).fault(fault),
  end: (target) => of(target).clearFaults(),
  ...(isHarmless && { isHarmless }),
});
const product = (name: string, fault: Fault, isHarmless?: true) =>
  injected(`service ${name}`, fault, ({ stage }) => stage.product, isHarmless);
/** The same for what changes something: what is read before it has its answer. */
const writes = (name: string, fault: Fault, isHarmless?: true): FaultKind => ({
  name: `service answers writes with ${name}`,
  begin: ({ stage }) =>
    Promise.all(['POST', 'PUT', 'PATCH'].map((method) => stage.product.fault({ ...fault, method }))),
  end: ({ stage }) => stage.product.clearFaults(),
  isOfWrites: true,
  ...(isHarmless && { isHarmless }),
});
const ai = (name: string, fault: Fault) => injected(`AI service ${name}`, fault, ({ stage }) => stage.ai, true);
const status = (code: number, headers?: Record<string, string>): Fault => ({
  kind: 'status',
  status: code,
  // Only those are meant for the person; the text of the others must not be shown.
  body: [400, 409, 422].includes(code) ? DETAILS : { status: 'error', message: 'TypeError: db.10.0.0.7 is undefined' },
  ...(headers && { headers }),
});

const GARBAGE = '<html><body><h1>Welcome to the network of the hotel</h1></body></html>';

/** Every fault of the table, in its order. */
export const faultKinds: readonly FaultKind[] = [
  {
    name: 'service refuses connections',
    begin: ({ stage }) => stage.product.refuse(),
    end: ({ stage }) => stage.product.accept(),
  },
  product('hangs', { kind: 'hang' }),
  product('hangs in the body', { kind: 'hangBody' }),
  product('is slow', { kind: 'slow', delayMs: 500 }, true),
  product('answers 500', status(500)),
  product('answers 502 in HTML', { kind: 'html' }),
  product('answers 503 with Retry-After', status(503, { 'retry-after': '30' })),
  product('answers 401', status(401)),
  product('answers 403', status(403)),
  product('answers 404', status(404)),
  product('answers 409', status(409)),
  product('answers 422', status(422)),
  product('answers 429', status(429, { 'retry-after': '30' })),
  product('sends a truncated body', { kind: 'truncate' }),
  product('sends another content type', { kind: 'html', status: 200 }),
  product('sends malformed JSON', { kind: 'notJson' }),
  product('sends another shape', { kind: 'wrongType' }),
  product('answers 200 without a body', { kind: 'empty' }, true),
  product('answers 204', { kind: 'status', status: 204 }, true),
  product('sends a huge body', { kind: 'huge' }),
  writes('500', status(500)),
  writes('204', { kind: 'status', status: 204 }, true),
  writes('409', status(409)),
  writes('422', status(422)),
  ai('hangs', { kind: 'hang' }),
  ai('answers 500', status(500)),
  {
    name: 'Redis is down',
    begin: ({ stage }) => stage.redis?.end() ?? Promise.resolve(),
    end: ({ stage }) => stage.redis?.start() ?? Promise.resolve(),
    isHarmless: true,
  },
  { name: 'BFF is down', begin: ({ stage }) => stage.bff.refuse(), end: ({ stage }) => stage.bff.accept() },
  {
    name: 'BFF answers garbage',
    begin: ({ context }) =>
      context.route('**', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: GARBAGE })),
    end: ({ context }) => context.unroute('**'),
  },
  {
    name: 'browser is offline',
    begin: ({ context }) => context.setOffline(true),
    end: ({ context }) => context.setOffline(false),
  },
];
