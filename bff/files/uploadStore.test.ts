import { existsSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Uploads } from './uploadStore.ts';

const folders = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('dosije-uploads-'));

test('ten people who send 20 MiB each cost no memory: what is not on disk yet is a fraction of it', async () => {
  const before = new Set(folders());
  const uploads = new Uploads();
  const own = join(tmpdir(), folders().find((name) => !before.has(name)) ?? '');
  const piece = Buffer.alloc(64 * 1024, '% filling\n');
  const onDisk = () => readdirSync(own).reduce((sum, name) => sum + statSync(join(own, name)).size, 0);
  const [made, held] = [{ bytes: 0 }, { most: 0 }];
  function* large() {
    const start = '%PDF-1.4\n';
    yield Buffer.from(start);
    for (let number = 0; number < 319; number++) {
      made.bytes += piece.length;
      held.most = Math.max(held.most, made.bytes - onDisk());
      yield piece;
    }
    yield Buffer.from(
      `xref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n${start.length + 319 * piece.length}\n%%EOF\n`,
    );
  }
  await Promise.all(
    Array.from({ length: 10 }, (_, person) =>
      uploads.keep(`person ${person}`, 'document', Readable.from(large(), { objectMode: false }), () => false),
    ),
  );
  expect([readdirSync(own).length, held.most < 10 * 1024 * 1024]).toEqual([10, true]);
  await uploads.close();
  expect(existsSync(own)).toBe(false);
}, 60_000);

describe('an upload that nobody takes', () => {
  const TEN_MINUTES_MS = 10 * 60 * 1000;
  const png = [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];
  let uploads: Uploads;
  let reference: string;
  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    uploads = new Uploads();
    reference = await uploads.keep('ana', 'picture', Readable.from(png, { objectMode: false }), () => false);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await uploads.close();
  });

  test('is kept for ten minutes', async () => {
    jest.advanceTimersByTime(TEN_MINUTES_MS - 1);
    expect((await uploads.take(reference, 'ana'))?.size).toBe(png[0]?.length);
  });

  test('is deleted after ten minutes', async () => {
    jest.advanceTimersByTime(TEN_MINUTES_MS);
    expect(await uploads.take(reference, 'ana')).toBeNull();
  });
});
