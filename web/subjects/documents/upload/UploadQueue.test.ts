import { responseError } from '../../../shared/apollo/responseError.ts';
import { type Send, type Upload, UploadQueue } from './UploadQueue.ts';

interface Sending {
  name: string;
  steps: Parameters<Send<string>>[1];
  done: () => void;
  fail: (error: unknown) => void;
}

const pdf = (name: string) => new File(['%PDF-1.4'], name);
const tooMany = (seconds?: number) =>
  responseError(
    429,
    JSON.stringify({ errors: [{ message: 'x', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: seconds } }] }),
  );
/** Runs the promise callbacks that are pending. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

let sent: Sending[];
let queue: UploadQueue;
beforeEach(() => {
  sent = [];
  queue = new UploadQueue(
    ({ file }, steps) =>
      new Promise((resolve, reject) => {
        steps.signal.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
        sent.push({ name: file.name, steps, done: resolve, fail: reject });
      }),
    {
      check: ({ name }) => Promise.resolve(name.endsWith('.txt') ? 'type' : null),
      roomIn: (place) => (place === 'GMP' ? 2 : Infinity),
    },
  );
});
afterEach(() => {
  jest.useRealTimers();
});

const states = () => queue.uploads.get().map(({ state }) => state);
const upload = (at: number): Upload => queue.uploads.get()[at]!;
const names = () => sent.map(({ name }) => name);

test('files are uploaded in their order, two at a time', async () => {
  const snapshots: (readonly Upload[])[] = [];
  queue.uploads.subscribe(() => snapshots.push(queue.uploads.get()));
  await queue.add([pdf('a'), pdf('b'), pdf('c')], 'SDS');
  expect([names(), states()]).toEqual([
    ['a', 'b'],
    ['sending', 'sending', 'waiting'],
  ]);
  sent[1]!.steps.onProgress(0.4);
  expect(upload(1)).toMatchObject({ part: 0.4, place: 'SDS' });
  sent[1]!.steps.onSaving();
  expect(upload(1)).toMatchObject({ state: 'saving', part: 1 });
  sent[1]!.done();
  await settled();
  expect([names(), states()]).toEqual([
    ['a', 'b', 'c'],
    ['sending', 'done', 'sending'],
  ]);
  expect(new Set(snapshots).size).toBe(snapshots.length);
});

test('a failed upload does not stop the others', async () => {
  await queue.add([new File(['plain words'], 'notes.txt'), pdf('a'), pdf('b'), pdf('c')], 'TDS');
  expect([names(), upload(0).refusal]).toEqual([['a', 'b'], 'type']);
  const error = new TypeError('broken');
  sent[0]!.fail(error);
  sent[1]!.done();
  await settled();
  expect([states(), upload(1).error]).toEqual([['rejected', 'failed', 'done', 'sending'], error]);
});

test('a cancelled upload makes room for the next one and can be retried', async () => {
  await queue.add([pdf('a'), pdf('b'), pdf('c'), pdf('d')], 'SDS');
  queue.cancel(upload(2).id);
  queue.cancel(upload(0).id);
  await settled();
  expect([names(), states()]).toEqual([
    ['a', 'b', 'd'],
    ['cancelled', 'sending', 'cancelled', 'sending'],
  ]);
  queue.retry(upload(0).id);
  expect(states()[0]).toBe('waiting');
  sent[1]!.done();
  await settled();
  expect([names(), upload(0)]).toEqual([
    ['a', 'b', 'd', 'a'],
    expect.objectContaining({ state: 'sending', part: 0, error: null }),
  ]);
});

test('the queue is settled once every upload has ended', async () => {
  await queue.add([pdf('a'), pdf('b')], 'SDS');
  const all = queue.settled();
  sent[0]!.done();
  sent[1]!.fail(new TypeError('broken'));
  expect(await all).toBe(false);
  queue.clear();
  expect([queue.uploads.get(), await queue.settled()]).toEqual([[], true]);
  await queue.add([pdf('a')], 'SDS');
  queue.cancelAll();
  expect(await queue.settled()).toBe(true);
});

test.each([
  ['for the time that the server names', tooMany(5), 5_000],
  ['for two seconds when the server names no time', responseError(429, ''), 2_000],
])('an upload rejected as one too many waits %s, then is retried', async (_what, error, pause) => {
  await queue.add([pdf('a'), pdf('b'), pdf('c')], 'SDS');
  jest.useFakeTimers();
  sent[0]!.fail(error);
  sent[1]!.done();
  await settled();
  expect([names(), states(), upload(0).part]).toEqual([['a', 'b'], ['waiting', 'done', 'waiting'], 0]);
  jest.advanceTimersByTime(pause - 1);
  expect(names()).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect([names(), states()]).toEqual([
    ['a', 'b', 'a', 'c'],
    ['sending', 'done', 'sending'],
  ]);
});

test('an upload that has arrived is not sent a second time', async () => {
  await queue.add([pdf('a'), pdf('b')], 'SDS');
  jest.useFakeTimers();
  sent[0]!.fail(tooMany(5));
  sent[1]!.steps.onSaving();
  sent[1]!.fail(tooMany(5));
  await settled();
  queue.cancel(upload(0).id);
  expect(states()).toEqual(['cancelled', 'failed']);
  jest.runAllTimers();
  expect(names()).toEqual(['a', 'b']);
});

test('a file for which its place has no room is not sent, those in the queue counted', async () => {
  await queue.add([pdf('a')], 'GMP', '2028-02-29');
  await queue.add([pdf('b'), pdf('c')], 'GMP');
  expect(queue.uploads.get().map(({ refusal, expiresOn }) => [refusal, expiresOn])).toEqual([
    [null, '2028-02-29'],
    [null, null],
    ['full', null],
  ]);
});
