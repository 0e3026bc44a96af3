import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOnce } from './seedSnapshot.ts';

let parent = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'dosije-test-'));
});
afterEach(() => rm(parent, { recursive: true }));
const content = () => readFile(join(parent, 'kit', 'file'), 'utf8');

test('of several processes that create a snapshot at once one wins', async () => {
  await Promise.all(
    [1, 2, 3, 4].map((maker) => makeOnce(join(parent, 'kit'), (making) => writeFile(join(making, 'file'), `${maker}`))),
  );
  expect(await readdir(parent)).toEqual(['kit']);
  expect(await content()).toMatch(/^[1-4]$/);
});

test('an existing snapshot is used again', async () => {
  for (const text of ['first', 'second'])
    await makeOnce(join(parent, 'kit'), (making) => writeFile(join(making, 'file'), text));
  expect(await content()).toBe('first');
});

test('a failure leaves nothing', async () => {
  await expect(makeOnce(join(parent, 'kit'), () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await readdir(parent)).toEqual([]);
});
