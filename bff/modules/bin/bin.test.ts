import { again } from '../../../tests/support/again.ts';
import { send, signIn } from '../../../mocks/testing/client.ts';
import { aPdf } from '../../../mocks/testing/documentFiles.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const BIN = `query ($rawMaterialId: ID) { deletedItems(rawMaterialId: $rawMaterialId) { totalCount items {
  id kind name rawMaterialName deletedAt deletedBy restorableUntil } } }`;
const RESTORE =
  'mutation ($input: RestoreDeletedItemInput!) { restoreDeletedItem(input: $input) { restoredItemId rawMaterialSlug } }';
const MATERIAL = `query ($slug: String!) { rawMaterial(slug: $slug) { id version tradeName isInCatalogue
  overrides { isActive fields } folders { kind isActive documents { id name } } usage { formulaCount catalogueCount } } }`;
const HISTORY = 'query ($slug: String!) { history(subject: RAW_MATERIAL, slug: $slug) { items { kind note } } }';

interface Item {
  id: string;
  kind: string;
  name: string;
  rawMaterialName: string;
  deletedAt: string;
  deletedBy: string | null;
  restorableUntil: string;
}
interface Material {
  id: string;
  version: number;
  tradeName: string;
  folders: { kind: string; documents: { id: string; name: string }[] }[];
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const write = async <Data>(person: Person, field: string, type: string, input: object, fields: string) =>
  bff.askAs<Record<string, Data>>(person, `mutation ($input: ${type}!) { ${field}(input: $input) { ${fields} } }`, {
    variables: { input },
  });
async function create(tradeName: string): Promise<string> {
  const values = { composition: [{ inciName: 'GLYCERIN', maxConcentration: '99.5' }] };
  const input = { tradeName, type: 'PLAIN', values };
  const { data } = await write<{ rawMaterial: { slug: string } }>(
    'konsultant',
    'createRawMaterial',
    'CreateRawMaterialInput',
    input,
    'rawMaterial { slug }',
  );
  return data['createRawMaterial']?.rawMaterial.slug ?? '';
}
async function addDocument(slug: string, name: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([aPdf()]), name);
  const headers = { authorization: `Bearer ${await bff.tokenOf('konsultant')}`, 'apollo-require-preflight': 'true' };
  const sent = await fetch(`${bff.url}/uploads?kind=document`, { method: 'POST', headers, body });
  const { reference } = (await sent.json()) as { reference: string };
  const input = { slug, folder: 'SDS', upload: reference, name, expiresOn: '2031-05-04' };
  const { data } = await write<{ document: { id: string } }>(
    'konsultant',
    'addDocument',
    'AddDocumentInput',
    input,
    'document { id }',
  );
  return data['addDocument']?.document.id ?? '';
}
const deleteDocument = (slug: string, id: string) =>
  write('konsultant', 'deleteDocument', 'DeleteDocumentInput', { slug, id }, 'deletedDocumentId');
const deleteMaterial = (slug: string) =>
  write('konsultant', 'deleteRawMaterial', 'DeleteRawMaterialInput', { slug }, 'deletedRawMaterialSlug');
const read = async (slug: string) =>
  (await bff.askAs<{ rawMaterial: Material } | null>('konsultant', MATERIAL, { variables: { slug } })).data
    ?.rawMaterial;
const bin = async (person: Person, rawMaterialId?: string): Promise<Item[]> =>
  (await bff.askAs<{ deletedItems: { items: Item[] } }>(person, BIN, { variables: { rawMaterialId } })).data
    .deletedItems.items;
const restore = (person: Person, id: string) =>
  bff.askAs<{ restoreDeletedItem: { rawMaterialSlug: string } }>(person, RESTORE, { variables: { input: { id } } });
const content = async (slug: string, id: string) => {
  const response = await fetch(`${bff.url}/documents/${slug}/${id}`, {
    headers: { authorization: `Bearer ${await bff.tokenOf('konsultant')}` },
  });
  return [response.status, (await response.arrayBuffer()).byteLength];
};

test('a deleted document is put back into its folder with its content and expiry', async () => {
  const slug = await create('Glicerin u korpi');
  const id = await addDocument(slug, 'List.pdf');
  const before = await read(slug);
  await deleteDocument(slug, id);
  const [item] = await bin('org', before?.id);
  expect(item).toMatchObject({
    kind: 'DOCUMENT',
    name: 'List.pdf',
    rawMaterialName: 'Glicerin u korpi',
    deletedBy: 'Ivana Đorđević',
  });
  const days = (Date.parse(item?.restorableUntil ?? '') - Date.parse(item?.deletedAt ?? '')) / 86_400_000;
  expect(days).toBe(30);
  expect((await restore('org', item?.id ?? '')).data.restoreDeletedItem.rawMaterialSlug).toBe(slug);
  expect(await read(slug)).toEqual(before);
  expect(await content(slug, id)).toEqual([200, aPdf().length]);
  expect(await bin('org', before?.id)).toEqual([]);
});

test('a deleted raw material is put back with catalogue, own values, documents and history', async () => {
  const slug = await create('Vraćeni glicerin');
  const id = await addDocument(slug, 'List.pdf');
  await write(
    'konsultant',
    'setRawMaterialOverrides',
    'SetRawMaterialOverridesInput',
    { slug, isActive: true, impurities: 'Pb < 1' },
    'rawMaterial { id }',
  );
  const before = await read(slug);
  await deleteMaterial(slug);
  expect(await read(slug)).toBeUndefined();
  // Its address may be taken meanwhile.
  expect(await create('Vraćeni glicerin')).toBe(slug);
  const [item] = await bin('konsultant', before?.id);
  const restored = (await restore('konsultant', item?.id ?? '')).data.restoreDeletedItem.rawMaterialSlug;
  expect(restored).not.toBe(slug);
  expect(await read(restored)).toEqual({ ...before, version: (before?.version ?? 0) + 1 });
  expect(await content(restored, id)).toEqual([200, aPdf().length]);
  const { data } = await bff.askAs<{ history: { items: { kind: string }[] } }>('org', HISTORY, {
    variables: { slug: restored },
  });
  expect(data.history.items.map(({ kind }) => kind)).toEqual(['RESTORED', 'DELETED', 'CHANGED', 'FILE', 'CREATED']);
});

describe('merging a duplicate', () => {
  const merge = (person: Person, slug: string, duplicateSlug: string) =>
    write(person, 'mergeRawMaterials', 'MergeRawMaterialsInput', { slug, duplicateSlug }, 'mergedRawMaterialSlug');
  const createFormula = async (lines: object[]) => {
    const { viewer } = (
      await bff.askAs<{ viewer: { company: { id: string } } }>('konsultant', '{ viewer { company { id } } }')
    ).data;
    const input = { formula: { name: 'Spojena formula', companyId: viewer.company.id, lines } };
    const created = await write<{ formula: { slug: string } }>(
      'konsultant',
      'createFormula',
      'CreateFormulaInput',
      input,
      'formula { slug }',
    );
    return created.data['createFormula']?.formula.slug ?? '';
  };
  interface Formula {
    revision: number;
    lines: { rawMaterialSlug: string; percent: string }[];
  }
  const linesOf = async (slug: string) =>
    (
      await bff.askAs<{ formula: Formula }>(
        'konsultant',
        'query ($slug: String!) { formula(slug: $slug) { revision lines { rawMaterialSlug percent } } }',
        { variables: { slug } },
      )
    ).data.formula;

  test('moves its formulas, catalogues, documents and own values, and leaves it in the bin', async () => {
    const [kept, duplicate] = [await create('Zadržani glicerin'), await create('Dvostruki glicerin')];
    const document = await addDocument(duplicate, 'List.pdf');
    await write(
      'konsultant',
      'setRawMaterialOverrides',
      'SetRawMaterialOverridesInput',
      { slug: duplicate, isActive: true, impurities: 'Pb < 1' },
      'rawMaterial { id }',
    );
    const { companies } = (await bff.askAs<{ companies: { id: string }[] }>('konsultant', '{ companies { id } }')).data;
    for (const { id: companyId } of companies)
      await write(
        'konsultant',
        'linkRawMaterial',
        'LinkRawMaterialInput',
        { slug: duplicate, companyId },
        '__typename',
      );
    const formula = await createFormula([
      { rawMaterialSlug: kept, percent: '40' },
      { rawMaterialSlug: duplicate, percent: '60' },
    ]);
    const before = await linesOf(formula);
    const gone = (await read(duplicate))?.id;
    expect((await merge('konsultant', kept, duplicate)).errors).toEqual([]);
    expect(await linesOf(formula)).toEqual({
      ...before,
      lines: before.lines.map((line) => ({ ...line, rawMaterialSlug: kept })),
    });
    expect(await read(duplicate)).toBeUndefined();
    expect(await read(kept)).toMatchObject({
      overrides: { isActive: true, fields: ['IMPURITIES'] },
      usage: { formulaCount: 1, catalogueCount: companies.length - 1 },
    });
    expect(await content(kept, document)).toEqual([200, aPdf().length]);
    const { data } = await bff.askAs<{ history: { items: object[] } }>('org', HISTORY, { variables: { slug: kept } });
    expect(data.history.items[0]).toEqual({ kind: 'MERGED', note: 'Dvostruki glicerin' });
    // Restored, it is a raw material of its own again, without what moved.
    const [item] = await bin('konsultant', gone);
    await restore('konsultant', item?.id ?? '');
    expect(await read(duplicate)).toMatchObject({ overrides: { fields: [] }, usage: { formulaCount: 0 } });
    expect(await content(kept, document)).toEqual([200, aPdf().length]);
  });

  test('is refused for a raw material of another organisation and for itself', async () => {
    const [kept, duplicate] = [await create('Naš glicerin'), await create('Naš drugi glicerin')];
    expect((await merge('konsultant2', kept, duplicate)).code).toBe('NOT_FOUND');
    expect((await merge('konsultant', kept, kept)).errors[0]?.extensions.fields).toMatchObject([
      { path: 'input.duplicateSlug' },
    ]);
    expect((await read(duplicate))?.tradeName).toBe('Naš drugi glicerin');
  });
});

again('a document of a deleted raw material waits for the raw material', async () => {
  const slug = await create('Glicerin bez lista');
  const document = await addDocument(slug, 'List.pdf');
  const { id } = (await read(slug)) ?? { id: '' };
  await deleteDocument(slug, document);
  await deleteMaterial(slug);
  const items = await bin('konsultant', id);
  expect(items.map(({ kind }) => kind)).toEqual(['RAW_MATERIAL', 'DOCUMENT']);
  expect((await restore('konsultant', items[1]?.id ?? '')).code).toBe('CONFLICT');
  await restore('konsultant', items[0]?.id ?? '');
  expect((await restore('konsultant', items[1]?.id ?? '')).errors).toEqual([]);
});

test('another organisation neither sees nor restores what was deleted, through the endpoint or the service', async () => {
  const slug = await create('Tuđi glicerin');
  const { id } = (await read(slug)) ?? { id: '' };
  await deleteMaterial(slug);
  const item = (await bin('konsultant', id))[0]?.id ?? '';
  const token = await bff.tokenOf('konsultant2');
  const direct = await send(bff.standIns.product.url, 'POST', `/api/v1/korpa/${item}/vrati`, { token });
  expect([await bin('konsultant2', id), (await restore('konsultant2', item)).code, direct.status]).toEqual([
    [],
    'NOT_FOUND',
    404,
  ]);
  expect((await bff.askAs('dcp', BIN)).code).toBe('FORBIDDEN');
});

test('what was deleted more than 30 days ago is neither listed nor put back', async () => {
  const slug = await create('Stari glicerin');
  const { id } = (await read(slug)) ?? { id: '' };
  await deleteMaterial(slug);
  const item = (await bin('konsultant', id))[0]?.id ?? '';
  await bff.stack.setClock(Date.now() + 30 * 86_400_000 + 60_000);
  // A session from before has ended.
  const token = await signIn(bff.standIns, 'konsultant');
  const ask = async (method: string, path: string) => send(bff.standIns.product.url, method, path, { token });
  try {
    const listed = (await ask('GET', `/api/v1/korpa?sirovina=${id}`)).body as { results: number };
    expect([listed.results, (await ask('POST', `/api/v1/korpa/${item}/vrati`)).status]).toEqual([0, 404]);
  } finally {
    await bff.stack.setClock(null);
  }
  expect((await restore('konsultant', item)).errors).toEqual([]);
});
