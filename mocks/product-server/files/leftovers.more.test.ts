import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { labelAt } from '../../demo-data/labels.ts';
import { type StandIns, startStandIns } from '../../standIns.ts';
import { testConfig } from '../../testing/testConfig.ts';
import { FILE_FOLDERS } from './fileStore.ts';

let folder = '';
let running: StandIns;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  running = await startStandIns(testConfig({ dataDir: folder }));
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

test('the next start removes what a process that was killed had begun to write or to remove, and nothing else', async () => {
  const left = [
    'files/documents/0123456789abcdef01234567.4711.new',
    `files/deklaracijaImages/${'0'.repeat(32)}.webp.4711.new`,
    ...FILE_FOLDERS.map((pictures) => `files/${pictures}/${'0'.repeat(32)}.webp`),
    'mail/2026-11-15T15-00-00.000Z-00000000.part',
    'secret.new',
  ];
  const isCompared = (name: string) => !name.startsWith('database') && name !== 'lock';
  const files = async () => (await readdir(folder, { recursive: true })).filter(isCompared).sort();
  await mkdir(join(folder, 'mail'), { recursive: true });
  const before = await files();
  expect(before).toContain(`files/deklaracijaImages/${labelAt(0).photo ?? ''}`);
  await running.close();
  for (const path of left) await writeFile(join(folder, path), 'half');
  running = await startStandIns(testConfig({ dataDir: folder }));
  expect(await files()).toEqual(before);
});
