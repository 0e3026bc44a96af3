import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAX_UNPACKED_BYTES } from '../../../domain/document/archiveKind.ts';
import { aPdf, aZip } from '../../testing/documentFiles.ts';
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

async function typeOf(content: Uint8Array): Promise<string> {
  const path = join(folder, 'document');
  await writeFile(path, content);
  return (await acceptDocument(path)).mediaType;
}

test('a PDF that is an archive as well is refused', async () => {
  expect(await typeOf(aPdf())).toBe('application/pdf');
  await expect(typeOf(Buffer.concat([aPdf(), await aZip({ 'a.txt': 'a' })]))).rejects.toMatchObject({ status: 422 });
});

test('an archive may unpack to 200 MB as it says itself, and to no byte more', async () => {
  const archive = Buffer.from(await aZip({ 'a.txt': 'a'.repeat(1000) }));
  // Where its directory states the size: APPNOTE.TXT, section 4.3.12.
  const at = archive.indexOf('PK\u0001\u0002', 0, 'latin1') + 24;
  archive.writeUInt32LE(MAX_UNPACKED_BYTES, at);
  expect(await typeOf(archive)).toBe('application/zip');
  archive.writeUInt32LE(MAX_UNPACKED_BYTES + 1, at);
  await expect(typeOf(archive)).rejects.toMatchObject({ status: 422 });
});
