import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ProcessState } from '../state/processState.ts';
import { Uploads } from './uploadStore.ts';

const folders = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('dosije-uploads-'));

test('ten uploads of 20 MiB at once are written to disk as they arrive', async () => {
  const before = new Set(folders());
  const uploads = new Uploads(new ProcessState(), null);
  const folder = join(tmpdir(), folders().find((name) => !before.has(name)) ?? '');
  const chunk = Buffer.alloc(64 * 1024, '% filling\n');
  const bytesOnDisk = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  let bytesSent = 0;
  let maxBytesInMemory = 0;
  function* large() {
    const start = '%PDF-1.4\n';
    yield Buffer.from(start);
    for (let number = 0; number < 319; number++) {
      bytesSent += chunk.length;
      maxBytesInMemory = Math.max(maxBytesInMemory, bytesSent - bytesOnDisk());
      yield chunk;
    }
    yield Buffer.from(
      `xref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n${start.length + 319 * chunk.length}\n%%EOF\n`,
    );
  }
  await Promise.all(
    Array.from({ length: 10 }, (_, person) =>
      uploads.store(`person ${person}`, 'document', Readable.from(large(), { objectMode: false }), () =>
        Promise.resolve(),
      ),
    ),
  );
  expect(readdirSync(folder)).toHaveLength(10);
  expect(maxBytesInMemory).toBeLessThan(10 * 1024 * 1024);
  await uploads.close();
  expect(existsSync(folder)).toBe(false);
});

describe('an unused upload', () => {
  const TEN_MINUTES_MS = 10 * 60 * 1000;
  const png = [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];
  let uploads: Uploads;
  let reference: string;
  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    uploads = new Uploads(new ProcessState(), null);
    reference = await uploads.store('ana', 'picture', Readable.from(png, { objectMode: false }), () =>
      Promise.resolve(),
    );
  });
  afterEach(async () => {
    jest.useRealTimers();
    await uploads.close();
  });

  test('is kept for ten minutes', async () => {
    jest.advanceTimersByTime(TEN_MINUTES_MS - 1);
    expect((await uploads.takePicture(reference, 'ana'))?.size).toBe(png[0]?.length);
  });

  test('is deleted after ten minutes', async () => {
    jest.advanceTimersByTime(TEN_MINUTES_MS);
    expect(await uploads.takePicture(reference, 'ana')).toBeNull();
  });
});

describe('a record that somebody forged in the shared store', () => {
  let folder: string;
  let victim: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forged-'));
    victim = join(folder, 'victim.txt');
    writeFileSync(victim, 'stays');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const good = { owner: 'ana', kind: 'document', type: 'application/pdf', hasActiveContent: false };
  const named = 'A'.repeat(24);
  test.each([
    ['names a file elsewhere', named, (file: string) => JSON.stringify({ ...good, file })],
    ['has a path for a reference', '../victim.txt', () => JSON.stringify(good)],
    ['is of a kind that there is not', named, () => JSON.stringify({ ...good, kind: 'anything' })],
    ['has no owner', named, () => JSON.stringify({ ...good, owner: undefined })],
    ['is no record', named, () => '[]'],
    ['is no JSON', named, () => '{"owner":'],
  ])('that %s opens and deletes nothing', async (_what, reference, record) => {
    const state = new ProcessState();
    const uploads = new Uploads(state, join(folder, 'uploads'));
    await state.records.set(`upload:${reference}`, record(victim), 60_000);
    const read: string[] = [];
    const use = ({ path }: { path: string }) => Promise.resolve(read.push(path));
    await uploads.lookInto('document', reference, 'ana', use).catch(() => null);
    await uploads.withFile('document', reference, 'ana', use).catch(() => null);
    expect(read.filter((path) => !path.startsWith(join(folder, 'uploads')))).toEqual([]);
    expect(existsSync(victim)).toBe(true);
    await uploads.close();
  });
});
