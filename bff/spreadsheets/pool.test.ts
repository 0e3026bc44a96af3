import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../mocks/testing/until.ts';
import { codeOf } from '../errors.ts';
import { SpreadsheetPool } from './pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'dosije-pool-'));
/** A worker that does what the path says, in place of reading a file. */
const worker = join(folder, 'worker.mjs');
writeFileSync(
  worker,
  `import { execFileSync } from 'node:child_process';
   import { existsSync, writeFileSync } from 'node:fs';

   export async function runSheetTask({ started, path }) {
     started.postMessage(null);
     const [action, file] = path.split(' ');
     // Much longer than any limit here, but not for ever, so that a thread that nobody ends fails the test.
     const end = Date.now() + 8000;
     if (action === 'spin') {
       for (let count = 0; Date.now() < end; count++) writeFileSync(file, String(count));
       writeFileSync(file, 'not ended');
     }
     // A thread cannot be ended before a call like this one returns.
     if (action === 'block') execFileSync('/bin/sh', ['-c', 'sleep 6; touch "$0"', file]);
     if (action === 'find') return { kind: 'contents', contents: existsSync(file) };
     if (action === 'wait') {
       writeFileSync(file + '.running', '');
       while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 10));
     }
     if (action === 'fill') {
       // Twice the limit, so that a thread without one comes to an end as well.
       const rows = [];
       for (let count = 0; count < 64; count++) rows.push(Array.from({ length: 1024 * 1024 }, (_, at) => at + 0.5));
       return { kind: 'contents', contents: rows.length };
     }
     if (action === 'throw') throw new Error('broken');
     if (action === 'exit') process.exit(1);
     return { kind: 'contents', contents: Object.keys(process.env) };
   }`,
);

/** Short for a test to wait for, but enough for a file that is read at once. */
const MAX_WORK_MS = 2_000;
const pools: SpreadsheetPool[] = [];
function createPool(file = worker, maxWorkMs = 60_000): SpreadsheetPool {
  const pool = new SpreadsheetPool(file, maxWorkMs);
  pools.push(pool);
  return pool;
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (pool: SpreadsheetPool, path = 'return') =>
  pool.read('rawMaterials', { path, type: 'text/csv' }, 'input.upload');
/** The code of the error and, where it concerns the file, the code of the field. */
const errorOf = async (reading: Promise<unknown>): Promise<unknown[]> => {
  const error: unknown = await reading.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error === null) return [];
  const { fields } = (error as { extensions: { fields?: { code: string }[] } }).extensions;
  return [codeOf(error), ...(fields ?? []).map(({ code }) => code)];
};
const running = (prefix: string) =>
  readdirSync(folder).filter((name) => name.startsWith(prefix) && name.endsWith('.running')).length;
const release = (prefix: string, count: number) => {
  for (let index = 0; index < count; index++) writeFileSync(join(folder, `${prefix}${index}`), '');
};
const readWaiting = (pool: SpreadsheetPool, prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => read(pool, `wait ${join(folder, `${prefix}${index}`)}`));

test('a thread gets no settings of the server', async () => {
  expect(await read(createPool())).toEqual([]);
});

test('a file that exceeds the time limit ends its thread, and the next file is read', async () => {
  const pool = createPool(worker, MAX_WORK_MS);
  const file = join(folder, 'slow');
  expect(await errorOf(read(pool, `spin ${file}`))).toEqual(['BAD_USER_INPUT', 'TOO_SLOW']);
  // The thread ends some time after the error.
  let count = '';
  await until('nothing is written', async () => {
    count = readFileSync(file, 'utf8');
    await delay(300);
    return readFileSync(file, 'utf8') === count;
  });
  expect(count).not.toBe('not ended');
  expect(await read(pool)).toEqual([]);
});

test('a file waits until a thread that exceeded the time limit has ended', async () => {
  const pool = createPool(worker, MAX_WORK_MS);
  const file = join(folder, 'blocked');
  const blocked = [1, 2].map(() => errorOf(read(pool, `block ${file}`)));
  const found = read(pool, `find ${file}`);
  expect(await Promise.all(blocked)).toEqual([
    ['BAD_USER_INPUT', 'TOO_SLOW'],
    ['BAD_USER_INPUT', 'TOO_SLOW'],
  ]);
  expect(await found).toBe(true);
});

test('the time limit does not include the start of the thread', async () => {
  const slow = join(folder, 'slowStart.mjs');
  writeFileSync(
    slow,
    `const end = Date.now() + 4000; while (Date.now() < end); export { runSheetTask } from './worker.mjs';`,
  );
  expect(await read(createPool(slow, MAX_WORK_MS))).toEqual([]);
});

test('a file that exceeds the memory limit ends its thread, and the next file is read', async () => {
  const pool = createPool();
  expect(await errorOf(read(pool, 'fill'))).toEqual(['BAD_USER_INPUT', 'TOO_LARGE']);
  expect(await read(pool)).toEqual([]);
});

test.each(['throw', 'exit'])('a thread that breaks down (%s) makes the file unreadable', async (action) => {
  const pool = createPool();
  expect(await errorOf(read(pool, action))).toEqual(['BAD_USER_INPUT', 'BROKEN']);
  expect(await read(pool)).toEqual([]);
});

test('a thread that failed before it had a file leaves neither this one nor the next unread', async () => {
  const once = join(folder, 'once.mjs');
  const flag = JSON.stringify(join(folder, 'started'));
  writeFileSync(
    once,
    `import { existsSync, writeFileSync } from 'node:fs';
     export { runSheetTask } from './worker.mjs';
     if (!existsSync(${flag})) { writeFileSync(${flag}, ''); throw new Error('broken'); }`,
  );
  const pool = createPool(once);
  expect([await read(pool), await read(pool)]).toEqual([[], []]);
});

test('a worker that cannot be loaded makes the file unreadable', async () => {
  const broken = join(folder, 'broken.mjs');
  writeFileSync(broken, 'throw new Error("broken");');
  expect(await errorOf(read(createPool(broken)))).toEqual(['BAD_USER_INPUT', 'BROKEN']);
});

test('two files are read at once and the others wait', async () => {
  const pool = createPool();
  const reading = readWaiting(pool, 'two', 3);
  await until('two files are being read', () => running('two') === 2);
  await delay(300);
  expect(running('two')).toBe(2);
  release('two', 3);
  expect(await Promise.all(reading)).toEqual([[], [], []]);
});

test('ten files may wait and one more is refused', async () => {
  const pool = createPool();
  const reading = readWaiting(pool, 'many', 12);
  const oneMore = errorOf(read(pool));
  release('many', 12);
  expect(await oneMore).toEqual(['OVERLOADED']);
  expect(await Promise.all(reading)).toHaveLength(12);
  expect(await read(pool)).toEqual([]);
});

test('closing ends the threads and fails what runs or waits', async () => {
  const pool = createPool();
  const files = ['a', 'b'].map((name) => join(folder, name));
  const reading = [...files.map((file) => read(pool, `spin ${file}`)), read(pool)].map(errorOf);
  await until('both files are being read', () => files.every((file) => existsSync(file)));
  await pool.close();
  expect(await Promise.all(reading)).toEqual([['OVERLOADED'], ['OVERLOADED'], ['OVERLOADED']]);
  const counts = files.map((file) => readFileSync(file, 'utf8'));
  await delay(100);
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(counts);
  expect(await errorOf(read(pool))).toEqual(['OVERLOADED']);
});

test('a worker that was not built is named, with the command that builds it', async () => {
  await expect(read(createPool('/nowhere/worker.mjs'))).rejects.toThrow(
    '/nowhere/worker.mjs is missing: run "npm run build" first',
  );
});
