import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { acceptDocument } from './acceptDocument.ts';

const SIDE = 64;
/** A gradient of 4,096 colours: of 256 alone it cannot be drawn. */
const gradient = Buffer.from(
  Array.from({ length: SIDE * SIDE }, (_, at) => [4 * (at % SIDE), 4 * Math.floor(at / SIDE), 128]).flat(),
);
const raw = { width: SIDE, height: SIDE, channels: 3 } as const;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a PNG keeps every pixel', async () => {
  const path = join(folder, 'gradient');
  await sharp(gradient, { raw }).png().toFile(path);
  expect((await acceptDocument(path)).mediaType).toBe('image/png');
  expect((await sharp(path).raw().toBuffer()).equals(gradient)).toBe(true);
});

test.each(['jpeg', 'webp'] as const)('a picture of type %s keeps its type and looks the same', async (format) => {
  const path = join(folder, format);
  await sharp(gradient, { raw }).toFormat(format, { quality: 100 }).toFile(path);
  const before = await sharp(path).raw().toBuffer();
  expect((await acceptDocument(path)).mediaType).toBe(`image/${format}`);
  const after = await sharp(path).raw().toBuffer();
  const off = before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0) / before.length;
  expect(off).toBeLessThan(4);
});
