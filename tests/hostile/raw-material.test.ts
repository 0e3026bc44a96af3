import { startBff, type Person, type TestBff } from '../support/bff.ts';

interface Material {
  slug: string;
  version: number;
  values: { impurities: string | null; composition: { inciName: string; maxConcentration: string | null }[] };
}
type Payload = Record<string, { rawMaterial: Material }>;

const FIELDS = 'slug version values { impurities composition { inciName maxConcentration } }';
const inputOf = (name: string) => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}Input`;
const mutation = (name: string, fields = `rawMaterial { ${FIELDS} }`) =>
  `mutation Write($input: ${inputOf(name)}!) { ${name}(input: $input) { ${fields} } }`;
const READ = `query Read($slug: String!) { rawMaterial(slug: $slug) { ${FIELDS} } }`;
/** A missing slug, as long as that of the other company, so that the responses can be compared byte by byte. */
const MISSING = 'nema-takve-sirovine';

let bff: TestBff;
let created = 0;
beforeAll(async () => {
  bff = await startBff();
  await Promise.all(
    (['konsultant', 'konsultant2', 'klijent2', 'dcp'] as const).map((person) => bff.askAs(person, '{ viewer { id } }')),
  );
});
afterAll(() => bff.close());

const write = (name: string, input: unknown, person: Person = 'konsultant') =>
  bff.askAs<Payload>(person, mutation(name), { variables: { input } });
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ inciName: `INGREDIENT ${at}, NO. ${at}`, maxConcentration: '0,2 %' }));
async function create(person: Person = 'konsultant', more: object = {}): Promise<Material> {
  const { data, errors } = await write(
    'createRawMaterial',
    { tradeName: `Proba ${created++}`, values: { composition: rows(1) }, ...more },
    person,
  );
  expect(errors).toEqual([]);
  return data['createRawMaterial']!.rawMaterial;
}
const read = async (slug: string) =>
  (await bff.askAs<{ rawMaterial: Material }>('konsultant', READ, { variables: { slug } })).data.rawMaterial;

describe.each([
  ['slashes', 'a/../../api/v1/users/me'],
  ['an escaped slash', 'a%2F..%2Fb'],
  ['a percent sign', '100%'],
  ['quotes', `'"\`; drop table raw_materials; --`],
  ['a query', 'a?fields=password#x'],
  ['Cyrillic', 'сировина-ђ'],
  ['an emoji', '😀'],
  ['a word of the service', 'raws'],
  ['a name of an object', '__proto__'],
  ['markup', '<script>alert(1)</script>'],
])('a slug with %s', (_, slug) => {
  test('is sent as one path segment', async () => {
    const calls = await bff.callsDuring(async () => {
      expect((await bff.askAs('konsultant', READ, { variables: { slug } })).code).toBe('NOT_FOUND');
      expect(
        (
          await bff.askAs('konsultant', mutation('deleteRawMaterial', 'deletedRawMaterialSlug'), {
            variables: { input: { slug } },
          })
        ).code,
      ).toBe('NOT_FOUND');
    });
    expect(calls.map(({ path }) => path)).toEqual([
      `/sir-inci/${encodeURIComponent(slug)}`,
      `/sir-inci/${encodeURIComponent(slug)}`,
    ]);
  });
});

test.each([
  ['no characters', ''],
  ['blanks', '  '],
  ['2,000 characters', 'a'.repeat(2000)],
  ['the current folder', '.'],
  ['the parent folder', '..'],
  ['NUL', 'a\u0000'],
  ['a line break', 'a\r\nX-Evil: 1'],
  ['half a character', 'a\ud800'],
])('a slug of %s is rejected without a call to the service', async (_, slug) => {
  const calls = await bff.callsDuring(async () => {
    for (const name of ['deleteRawMaterial', 'unlinkRawMaterial']) {
      const { code, errors } = await bff.askAs('konsultant', mutation(name, '__typename'), {
        variables: { input: { slug } },
      });
      expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'input.slug']);
    }
    expect((await bff.askAs('konsultant', READ, { variables: { slug } })).code).toBe('BAD_USER_INPUT');
  });
  expect(calls).toEqual([]);
});

test('a composition has at most 500 rows', async () => {
  const { slug, values } = await create('konsultant', { values: { composition: rows(500) } });
  const sent = rows(500).map(({ inciName }) => ({ inciName, maxConcentration: '0.2' }));
  expect(values.composition).toEqual(sent);
  const calls = await bff.callsDuring(async () => {
    const { code, errors } = await write('updateRawMaterial', { slug, version: 1, values: { composition: rows(501) } });
    expect([code, errors[0]?.extensions.fields?.map(({ path }) => path)]).toEqual([
      'BAD_USER_INPUT',
      ['input.values.composition'],
    ]);
  });
  expect(calls).toEqual([]);
  expect((await read(slug)).values.composition).toEqual(sent);
});

test('invalid concentrations are rejected with their row', async () => {
  const invalid = [
    '-1',
    '100.01',
    '1e3',
    'abc',
    '1.2.3',
    '٣',
    'NaN',
    '0x1f',
    '5-1',
    '<',
    '1 000',
    '9'.repeat(21),
    "1' or '1'='1",
    '1\u0000',
  ];
  const calls = await bff.callsDuring(async () => {
    for (const maxConcentration of invalid) {
      const composition = [...rows(2), { inciName: 'AQUA', maxConcentration }];
      const { code, errors } = await write('createRawMaterial', { tradeName: 'X', values: { composition } });
      expect([maxConcentration, code, errors[0]?.extensions.fields?.map(({ path }) => path)]).toEqual([
        maxConcentration,
        'BAD_USER_INPUT',
        ['input.values.composition.2.maxConcentration'],
      ]);
    }
  });
  expect(calls).toEqual([]);
});

test('fields that are not part of the input are rejected', async () => {
  const { slug } = await create();
  const extras = [
    'isCreator',
    '_id',
    'id',
    'firma',
    'companyId',
    'verzija',
    'isGlobal',
    'globalna',
    '__proto__',
    '$where',
  ];
  const calls = await bff.callsDuring(async () => {
    for (const extra of extras) {
      const more = JSON.parse(`{"${extra}": "x"}`) as object;
      for (const input of [
        { slug, version: 1, values: {}, ...more },
        { slug, version: 1, values: more },
      ]) {
        const body = JSON.stringify({ query: mutation('updateRawMaterial'), variables: { input } });
        const response = await fetch(`${bff.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${await bff.tokenOf('konsultant')}` },
          body,
        });
        expect([extra, await response.text()]).toEqual([extra, expect.stringContaining('BAD_USER_INPUT') as string]);
      }
    }
  });
  expect(calls).toEqual([]);
});

test('one of four simultaneous saves succeeds and the others are conflicts', async () => {
  const { slug } = await create();
  const texts = ['ana', 'bora', 'ceca', 'daca'];
  const responses = await Promise.all(
    texts.map((impurities) => write('updateRawMaterial', { slug, version: 1, values: { impurities } })),
  );
  expect(responses.map(({ code }) => code ?? 'OK').sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'OK']);
  const winner = texts[responses.findIndex(({ code }) => code === undefined)];
  expect(await read(slug)).toMatchObject({ version: 2, values: { impurities: winner } });
});

const missingId = 'f'.repeat(24);
const writes: [string, object][] = [
  ['updateRawMaterial', { version: 1, values: { impurities: 'x' } }],
  ['updateRawMaterial', { version: 1, values: {}, tradeName: 'Moje' }],
  ['changeRawMaterialType', { type: 'PARFUM' }],
  ['deleteRawMaterial', {}],
  ['linkRawMaterial', {}],
  ['unlinkRawMaterial', {}],
  ['setRawMaterialOverrides', { isActive: true }],
  ['resetRawMaterialOverrides', { fields: ['NANO'] }],
  ['clearRawMaterialOverrides', {}],
  ['setDocumentFolderActive', { kind: 'SDS', isActive: false }],
  ['updateDocument', { id: missingId, folder: 'TDS' }],
  ['deleteDocument', { id: missingId }],
];

describe('a raw material of another company responds as if it were missing', () => {
  let foreignMaterial: Material;
  beforeAll(async () => {
    foreignMaterial = await create('konsultant2');
  });
  const askWithFixedId = (query: string, variables: object, person: Person) =>
    bff.askAs(person, query, { variables: { ...variables }, headers: { 'x-request-id': 'same-request' } });

  test.each(writes)('%s %j', async (name, more) => {
    const of = (slug: string) =>
      askWithFixedId(mutation(name, '__typename'), { input: { slug, ...more } }, 'konsultant');
    const [foreign, missing] = [await of(foreignMaterial.slug), await of(MISSING)];
    expect([foreign.code, foreign.text]).toEqual(['NOT_FOUND', missing.text]);
  });

  test.each<[Person, string]>(
    (['konsultant', 'org', 'dcp', 'klijent', 'klijent2'] as const)
      .map((person): [Person, string] => [person, 'rawMaterial'])
      .concat((['konsultant', 'dcp'] as const).map((person): [Person, string] => [person, 'rawMaterialFolders'])),
  )('%s reads %s', async (person, field) => {
    // A client sees only the catalogue of its own company, even within the same organisation.
    const { slug } = person === 'klijent2' ? await create('org2') : foreignMaterial;
    const of = (one: string) =>
      askWithFixedId(`query Read($slug: String!) { ${field}(slug: $slug) { id } }`, { slug: one }, person);
    const [foreign, missing] = [await of(slug), await of(MISSING)];
    expect([foreign.code, foreign.text]).toEqual(['NOT_FOUND', missing.text]);
  });

  test('it is unchanged after all attempts', async () => {
    const search = `query List($search: String!) { rawMaterials(filter: {search: $search}) { items { slug } } }`;
    const { text } = await askWithFixedId(search, { search: 'trade:proba' }, 'konsultant');
    expect(text).not.toContain(JSON.stringify(foreignMaterial.slug));
    const { data } = await askWithFixedId(READ, { slug: foreignMaterial.slug }, 'konsultant2');
    expect(data).toEqual({ rawMaterial: foreignMaterial });
  });
});
