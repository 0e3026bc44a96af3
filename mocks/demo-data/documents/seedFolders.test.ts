import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptDocument } from '../../product-server/files/acceptDocument.ts';
import { staffOf } from '../companies.ts';
import { BASE_DAY } from '../deterministic.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../raw-material/rawMaterials.ts';
import { seedFolders } from './seedFolders.ts';

const { documents, missing, inactive, left } = seedFolders();

test('the demo data contain folders and documents in every state', () => {
  expect([missing.length, inactive.length, left.length].every((count) => count > 2)).toBe(true);
  const today = new Date(BASE_DAY).toISOString().slice(0, 10);
  const days = documents.flatMap(({ row }) => row.expiresOn ?? []);
  expect([
    days.some((day) => day < today),
    days.some((day) => day > today),
    documents.some(({ row }) => !row.expiresOn),
  ]).toEqual([true, true, true]);
  expect(new Set(documents.map(({ row }) => row.file)).size).toBe(documents.length);
});

test('the files of demo documents are valid and the same every time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  for (const mediaType of ['application/pdf', 'image/png']) {
    const one = documents.find(({ row }) => row.mediaType === mediaType);
    const bytes = (await one?.content()) ?? Buffer.alloc(0);
    expect(await one?.content()).toEqual(bytes);
    await writeFile(join(folder, 'document'), bytes);
    expect((await acceptDocument(join(folder, 'document'))).mediaType).toBe(mediaType);
  }
  await rm(folder, { recursive: true });
});

test('a demo document was added by somebody of the organisation of its raw material', () => {
  const creators = new Map(
    Array.from({ length: RAW_MATERIAL_COUNT }, (_, at) => rawMaterialAt(at)).map((one) => [
      one.id,
      one.creatorCompanyId,
    ]),
  );
  const foreign = documents.filter(({ row }) => row.addedBy !== staffOf(creators.get(row.materialId) ?? ''));
  expect(foreign).toEqual([]);
});
