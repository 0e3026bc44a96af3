import { again } from '../../../tests/support/again.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const IMPORT = `id fileName company { name } isApplied isTakenBack canBeTakenBackUntil actionCounts { action count } columns unknownColumns counts { kind count } totalCount page pageSize
  rows { line kind action actions tradeName manufacturer componentCount fields { field before after } problems { line column code value isError } }`;
const START = `mutation ($input: StartRawMaterialImportInput!) { startRawMaterialImport(input: $input) { rawMaterialImport { ${IMPORT} } } }`;
const ONE = `query ($id: ID!, $kind: RawMaterialImportKind, $page: Int! = 1, $pageSize: Int! = 20) {
  rawMaterialImport(id: $id, kind: $kind, page: $page, pageSize: $pageSize) { ${IMPORT} } }`;
const APPLY = `mutation ($input: ApplyRawMaterialImportInput!) { applyRawMaterialImport(input: $input) { rawMaterialImport { ${IMPORT} } } }`;
const CHOOSE = `mutation ($input: SetRawMaterialImportActionInput!) { setRawMaterialImportAction(input: $input) { rawMaterialImport { ${IMPORT} } } }`;
const TAKE_BACK = `mutation ($input: TakeBackRawMaterialImportInput!) { takeBackRawMaterialImport(input: $input) { rawMaterialImport { ${IMPORT} } } }`;
const LIST = `query ($filter: RawMaterialFilter) { rawMaterials(filter: $filter, pageSize: 100) { totalCount items {
  id slug version tradeName manufacturer code hasValidDocuments viewerCanEdit viewerCanEditIdentity isInCatalogue isGlobal folders { kind state }
  globalValues { composition { inciName maxConcentration } microbiology cmrStatus cmrQuantity isNano type statusDescription }
} } }`;
const ENTRIES = '{ rawMaterialImports { id isApplied isTakenBack } }';
const OVERRIDE =
  'mutation ($input: SetRawMaterialOverridesInput!) { setRawMaterialOverrides(input: $input) { rawMaterial { id } } }';
const UPDATE = 'mutation ($input: UpdateRawMaterialInput!) { updateRawMaterial(input: $input) { rawMaterial { id } } }';
interface Row {
  line: number;
  kind: string;
  action: string;
  actions: string[];
  tradeName: string;
  fields: { field: string; before: string | null; after: string | null }[];
  problems: { code: string; column: string; isError: boolean }[];
}
interface Import {
  id: string;
  isApplied: boolean;
  isTakenBack: boolean;
  actionCounts: { action: string; count: number }[];
  counts: { kind: string; count: number }[];
  rows: Row[];
  totalCount: number;
}
interface Material {
  slug: string;
  version: number;
  tradeName: string;
  manufacturer: string | null;
  viewerCanEdit: boolean;
  viewerCanEditIdentity: boolean;
  isInCatalogue: boolean;
  isGlobal: boolean;
  folders: unknown[];
  globalValues: { type: string; cmrStatus: string; composition: unknown[] };
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

async function upload(person: Person, content: BlobPart): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([content]), 'sirovine');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=sheet`, { method: 'POST', headers, body });
  return ((await response.json()) as { reference: string }).reference;
}
const start = async (person: Person, content: BlobPart, fileName = 'sirovine.csv') =>
  bff.askAs<{ startRawMaterialImport: { rawMaterialImport: Import } }>(person, START, {
    variables: { input: { upload: await upload(person, content), fileName } },
  });
const started = async (person: Person, content: BlobPart) =>
  (await start(person, content)).data.startRawMaterialImport.rawMaterialImport;
const apply = (person: Person, id: string) =>
  bff.askAs<{ applyRawMaterialImport: { rawMaterialImport: Import } }>(person, APPLY, { variables: { input: { id } } });
const list = async (person: Person, search: string) =>
  (await bff.askAs<{ rawMaterials: { items: Material[] } }>(person, LIST, { variables: { filter: { search } } })).data
    .rawMaterials.items;
const download = async (person: Person, query: string) =>
  fetch(`${bff.url}/exports/raw-materials?${query}`, {
    headers: { authorization: `Bearer ${await bff.tokenOf(person)}` },
  });
const choose = (person: Person, input: object) =>
  bff.askAs<{ setRawMaterialImportAction: { rawMaterialImport: Import } }>(person, CHOOSE, { variables: { input } });
const takeBack = (person: Person, id: string) =>
  bff.askAs<{ takeBackRawMaterialImport: { rawMaterialImport: Import } }>(person, TAKE_BACK, {
    variables: { input: { id } },
  });
const countOf = ({ counts }: Import) => Object.fromEntries(counts.map(({ kind, count }) => [kind, count]));

const good =
  'Trgovački naziv;Proizvođač;Šifra;Vrsta;INCI;Maks. %;CMR;Nano;Cena\n"Zmajeva krv &amp; med";ACME;" AC &amp; 7 ";Parfem;"Aqua; 1,2-Hexanediol; Alcohol (Denat, Bio)";"90,5; ; <0,1";Ima;Ne;12\n;;;;Glycerin;5;;;\nPrazna;ACME;;;;;;;\n';

test('a sheet is imported into the catalogue', async () => {
  await bff.askAs('konsultant', '{ checkInciNames(names: []) { name } }');
  const calls = await bff.callsDuring(async () => {
    const prepared = await started('konsultant', good);
    expect(prepared).toMatchObject({
      fileName: 'sirovine.csv',
      company: { name: 'Lavanda Natura d.o.o.' },
      isApplied: false,
      totalCount: 2,
      page: 1,
      pageSize: 20,
      columns: ['TRADE_NAME', 'MANUFACTURER', 'CODE', 'TYPE', 'INCI_NAMES', 'MAX_CONCENTRATIONS', 'CMR_STATUS', 'NANO'],
      unknownColumns: [],
    });
    expect(prepared.rows).toEqual([
      {
        line: 2,
        kind: 'NEW',
        action: 'CREATE',
        actions: ['CREATE', 'SKIP'],
        tradeName: 'Zmajeva krv &amp; med',
        manufacturer: 'ACME',
        componentCount: 4,
        fields: expect.arrayContaining([{ field: 'CODE', before: null, after: 'AC &amp; 7' }]) as unknown,
        problems: [],
      },
      {
        line: 4,
        kind: 'FAULTY',
        action: 'SKIP',
        actions: [],
        tradeName: 'Prazna',
        manufacturer: 'ACME',
        componentCount: 0,
        fields: [],
        problems: [{ line: 4, column: 'INCI_NAMES', code: 'COMPOSITION_MISSING', value: null, isError: true }],
      },
    ]);
    expect(await list('konsultant', 'Zmajeva')).toEqual([]);
    const { data } = await apply('konsultant', prepared.id);
    expect(data.applyRawMaterialImport.rawMaterialImport).toMatchObject({ isApplied: true });
    expect((await apply('konsultant', prepared.id)).code).toBe('CONFLICT');
  });
  expect(
    calls.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f]{24}/, 'ID').replace(/\?.*/, '')}`),
  ).toEqual([
    'POST /api/v1/sirovine/uvoz',
    'GET /api/v1/sirovine',
    'POST /api/v1/sirovine/uvoz/ID/primena',
    'POST /api/v1/sirovine/uvoz/ID/primena',
  ]);
  const [entered] = await list('konsultant', 'Zmajeva');
  expect(entered).toMatchObject({
    tradeName: 'Zmajeva krv &amp; med',
    manufacturer: 'ACME',
    code: 'AC &amp; 7',
    version: 1,
    viewerCanEditIdentity: true,
  });
  expect(entered?.globalValues).toMatchObject({
    type: 'PARFUM',
    cmrStatus: 'PRESENT',
    isNano: false,
    composition: [
      { inciName: 'Aqua', maxConcentration: '90.5' },
      { inciName: '1,2-Hexanediol', maxConcentration: null },
      { inciName: 'Alcohol (Denat, Bio)', maxConcentration: '<0.1' },
      { inciName: 'Glycerin', maxConcentration: '5' },
    ],
  });
  expect(entered?.folders).toHaveLength(8);
  expect(countOf(await started('konsultant', good))).toEqual({ NEW: 0, CHANGED: 0, UNCHANGED: 1, FAULTY: 1 });
});

again.each<[string, string, Person, object]>([
  ['xlsx', 'en', 'org', {}],
  ['csv', 'sr', 'konsultant', {}],
  ['csv', 'sr', 'konsultant', { isInCatalogue: true, isNano: false }],
])('an export as %s in %s can be imported again without changes', async (format, language, person, filter) => {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)])).toString();
  const { totalCount } = (
    await bff.askAs<{ rawMaterials: { totalCount: number } }>(person, LIST, { variables: { filter } })
  ).data.rawMaterials;
  const response = await download(person, `format=${format}&language=${language}&${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename=raw-materials-\d{4}-\d\d-\d\d\.(xlsx|csv)$/,
  );
  const prepared = await started(person, await response.arrayBuffer());
  expect(totalCount).toBeGreaterThan(format === 'xlsx' ? 100 : 5);
  expect(countOf(prepared)).toEqual({ NEW: 0, CHANGED: 0, UNCHANGED: totalCount, FAULTY: 0 });
  expect(prepared.actionCounts.filter(({ count }) => count > 0)).toEqual([{ action: 'SKIP', count: totalCount }]);
});

test('values that contradict others are ignored with a warning', async () => {
  const withoutCmr = (await list('konsultant', '')).find(
    ({ viewerCanEditIdentity, globalValues }) => viewerCanEditIdentity && globalValues.cmrStatus !== 'PRESENT',
  );
  const problems = [{ code: 'CMR_QUANTITY_IGNORED', column: 'CMR_QUANTITY', value: '5 ppm', isError: false }];
  expect(
    (await started('konsultant', 'Naziv;INCI;Količina CMR;Razlog\nNova stvar;Aqua;5 ppm;Istekao\n')).rows,
  ).toMatchObject([{ kind: 'NEW', problems }]);
  const known = `Naziv;Proizvođač;Količina CMR\n"${withoutCmr?.tradeName ?? ''}";"${withoutCmr?.manufacturer ?? ''}";5 ppm\n`;
  expect((await started('konsultant', known)).rows).toMatchObject([{ kind: 'UNCHANGED', problems }]);
});

test('an import changes only the fields that differ and the company may change', async () => {
  const all = await list('konsultant', '');
  const created = all.find(
    ({ viewerCanEditIdentity, globalValues }) => viewerCanEditIdentity && globalValues.type !== 'AROMA',
  );
  const foreign = all.find(
    (one) => one.viewerCanEdit && !one.viewerCanEditIdentity && one.isInCatalogue && one.globalValues.type !== 'AROMA',
  );
  const line = (one?: Material) =>
    `"${one?.tradeName.toUpperCase() ?? ''}";"${one?.manufacturer ?? ''}";NOVA-1;Aroma;;;Promenjeno`;
  const text = ['Naziv;Proizvođač;RM code;Vrsta;INCI;%;Mikrobiologija', line(created), line(foreign)].join('\r\n');
  const prepared = await started('konsultant', text);
  expect(prepared.rows[0]?.kind).toBe('CHANGED');
  expect(prepared.rows[0]?.fields.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['CODE', 'TYPE', 'MICROBIOLOGY']),
  );
  expect(prepared.rows[0]?.fields.find(({ field }) => field === 'TYPE')).toEqual({
    field: 'TYPE',
    before: created?.globalValues.type,
    after: 'AROMA',
  });
  expect(prepared.rows[1]?.fields.map(({ field }) => field)).toEqual(['MICROBIOLOGY']);
  expect(prepared.rows[1]?.problems).toMatchObject([
    { code: 'ALREADY_THERE', column: null, isError: false },
    { code: 'ANOTHER_CREATOR', column: 'TYPE', value: 'AROMA', isError: false },
    { code: 'ANOTHER_CREATOR', column: 'CODE', value: null, isError: false },
  ]);
  const page = (
    await bff.askAs<{ rawMaterialImport: Import }>('konsultant', ONE, {
      variables: { id: prepared.id, kind: 'CHANGED', page: 1, pageSize: 1 },
    })
  ).data.rawMaterialImport;
  expect([page.totalCount, page.rows.length]).toEqual([prepared.totalCount, 1]);

  await bff.askAs('konsultant', UPDATE, {
    variables: { input: { slug: created?.slug, version: created?.version, values: { impurities: 'meanwhile' } } },
  });
  expect((await apply('konsultant', prepared.id)).code).toBe('CONFLICT');
  expect((await list('konsultant', '')).map(({ version }) => version).sort()).toEqual(
    [...all.map(({ version, slug }) => (slug === created?.slug ? version + 1 : version))].sort(),
  );
  const again = await started('konsultant', text);
  expect((await apply('konsultant', again.id)).code).toBeUndefined();
  const after = (await list('konsultant', '')).find(({ slug }) => slug === created?.slug);
  const kept = created?.globalValues.composition;
  expect(after?.globalValues).toMatchObject({ type: 'AROMA', microbiology: 'Promenjeno', composition: kept });
  expect(after?.folders).toHaveLength(8);
});

test('a raw material of another organisation is known and stays as it is', async () => {
  const foreign = (await list('konsultant', '')).find(({ viewerCanEdit, isGlobal }) => !viewerCanEdit && isGlobal);
  const sheet = (more: string) =>
    `Naziv;Proizvođač;Mikrobiologija\n"${foreign?.tradeName ?? ''}";"${foreign?.manufacturer ?? ''}";${more}\n`;
  const prepared = await started('konsultant', sheet('Promenjeno'));
  expect(prepared.rows).toMatchObject([
    {
      kind: 'UNCHANGED',
      fields: [],
      problems: [{ code: 'ANOTHER_ORGANISATION_DIFFERS', value: null, isError: false }],
    },
  ]);
  await apply('konsultant', prepared.id);
  expect((await list('konsultant', '')).find(({ slug }) => slug === foreign?.slug)).toEqual(foreign);
});

test('a known raw material is taken over or left out, as chosen for its row', async () => {
  const all = await list('konsultant', '');
  const isNamed = (one: Material, other: Material) =>
    one.tradeName === other.tradeName && one.manufacturer === other.manufacturer;
  const foreign = all.find((one) => all.filter((other) => isNamed(one, other)).length === 1 && !one.isInCatalogue);
  const text = `Naziv;Proizvođač;INCI\n"${foreign?.tradeName ?? ''}";"${foreign?.manufacturer ?? ''}";Glycerin\nPosve nova;ACME;Aqua\n`;
  const { id, rows } = await started('konsultant', text);
  expect(rows.map(({ actions }) => actions.join())).toEqual(['CHANGE,TAKE_OVER,SKIP', 'CREATE,SKIP']);
  expect((await choose('konsultant', { id, line: 3, action: 'TAKE_OVER' })).errors[0]?.extensions.fields).toMatchObject(
    [{ path: 'input.action' }],
  );
  await choose('konsultant', { id, line: 2, action: 'TAKE_OVER' });
  const { data } = await choose('konsultant', { id, kind: 'NEW', action: 'SKIP' });
  const { actionCounts } = data.setRawMaterialImportAction.rawMaterialImport;
  const counts = actionCounts.map(({ action, count }) => `${action} ${count}`);
  expect(counts.join()).toBe('CREATE 0,CHANGE 0,TAKE_OVER 1,SKIP 1');
  await apply('konsultant', id);
  expect((await choose('konsultant', { id, action: 'SKIP' })).code).toBe('CONFLICT');
  expect(await list('konsultant', 'Posve')).toEqual([]);
  const of = async () => (await list('konsultant', '')).find(({ slug }) => slug === foreign?.slug);
  expect(await of()).toEqual({ ...foreign, isInCatalogue: true });
  expect((await takeBack('konsultant', id)).code).toBeUndefined();
  expect(await of()).toEqual(foreign);
});

describe('taking an import back', () => {
  const sheet = (name: string, known: Material | undefined) =>
    `Naziv;Proizvođač;INCI;Mikrobiologija\n${name};ACME;Aqua;\n"${known?.tradeName ?? ''}";"${known?.manufacturer ?? ''}";Glycerin;Uvezeno\n`;
  const own = async () => (await list('konsultant', '')).find(({ viewerCanEditIdentity }) => viewerCanEditIdentity);
  const applied = async (name: string) => {
    const { id } = await started('konsultant', sheet(name, await own()));
    await apply('konsultant', id);
    return id;
  };

  test('removes what it entered and restores what it changed', async () => {
    const before = await own();
    const id = await applied('Povratna');
    expect((await own())?.globalValues).toMatchObject({ microbiology: 'Uvezeno' });
    expect((await takeBack('org', id)).code).toBe('NOT_FOUND');
    expect((await takeBack('konsultant', id)).data.takeBackRawMaterialImport.rawMaterialImport).toMatchObject({
      isTakenBack: true,
      canBeTakenBackUntil: null,
    });
    expect(await own()).toEqual({ ...before, version: (before?.version ?? 0) + 2 });
    expect(await list('konsultant', 'Povratna')).toEqual([]);
    const { data } = await bff.askAs<{ rawMaterialImports: object[] }>('konsultant', ENTRIES);
    expect(data.rawMaterialImports[0]).toMatchObject({ id, isApplied: true, isTakenBack: true });
  });

  again.each<[string, (slug: string, version: number) => [string, object]]>([
    ['changed', (slug, version) => [UPDATE, { slug, version, values: { impurities: 'meanwhile' } }]],
    ['given own values', (slug) => [OVERRIDE, { slug, isNano: true }]],
  ])('is refused when a raw material was %s since, and nothing changes', async (what, write) => {
    const id = await applied(`Menjana ${what}`);
    const [entered] = await list('konsultant', `Menjana ${what}`);
    const [mutation, input] = write(entered?.slug ?? '', entered?.version ?? 0);
    await bff.askAs('konsultant', mutation, { variables: { input } });
    expect((await takeBack('konsultant', id)).code).toBe('CONFLICT');
    expect(await list('konsultant', `Menjana ${what}`)).toHaveLength(1);
  });
});

again.each([
  ['no headings', 'a;b\nc;d\n', 'NO_HEADINGS'],
  ['no rows', 'Name;INCI\n', 'NO_ROWS'],
  [
    'too many rows',
    `Name;INCI\n${Array.from({ length: 5001 }, (_, at) => `N ${at};Aqua`).join('\n')}`,
    'TOO_MANY_ROWS',
  ],
  ['a quotation mark never closed', 'Name;INCI\n"A;Aqua\n', 'QUOTES'],
])('a sheet with %s is rejected without a call to the service', async (_name, content, code) => {
  await bff.tokenOf('org');
  const calls = await bff.callsDuring(async () => {
    const response = await start('org', content);
    expect(response.code).toBe('BAD_USER_INPUT');
    expect(response.errors[0]?.extensions.fields).toMatchObject([{ path: 'input.upload', code }]);
  });
  expect(calls).toEqual([]);
});

again.each([
  ['UTF-8', Buffer.from('Name;INCI\nŠećer;Sucrose\n')],
  ['UTF-8 with its mark', Buffer.from('\ufeffName;INCI\nŠećer;Sucrose\n')],
  ['UTF-16', Buffer.from('\ufeffName;INCI\nŠećer;Sucrose\n', 'utf16le')],
  [
    'Windows-1250',
    Buffer.from([...Buffer.from('Name;INCI\n'), 0x8a, 0x65, 0xe6, 0x65, 0x72, ...Buffer.from(';Sucrose\n')]),
  ],
  ['commas', Buffer.from('Name,INCI\r\nŠećer,Sucrose\r\n')],
  ['tabs', Buffer.from('Name\tINCI\nŠećer\tSucrose\n')],
  ['a separator that the first line names', Buffer.from('sep=|\nName|INCI\nŠećer|Sucrose\n')],
])('text in %s is read', async (_name, content) => {
  expect((await started('org', content)).rows).toMatchObject([{ tradeName: 'Šećer', kind: 'NEW' }]);
});

again('an upload can be imported once and only by its sender', async () => {
  const reference = await upload('org', good);
  const startWith = (person: Person, fileName: string) =>
    bff.askAs(person, START, { variables: { input: { upload: reference, fileName } } });
  expect((await startWith('admin', 'a.csv')).errors[0]?.extensions.fields).toEqual([
    { path: 'input.upload', message: 'No such upload, or used already', code: 'UPLOAD_GONE' },
  ]);
  expect((await startWith('org', 'a.csv')).code).toBeUndefined();
  expect((await startWith('org', 'a.csv')).code).toBe('BAD_USER_INPUT');
});

test('a file without a name is rejected', async () => {
  expect((await start('org', good, ' ')).errors[0]?.extensions.fields).toMatchObject([{ path: 'input.fileName' }]);
});

again.each([
  ['format=pdf&language=en', 400],
  ['format=csv', 400],
  ['format=csv&language=en&isNano=maybe', 400],
  ['format=csv&language=en&type=plain', 400],
  ['format=csv&language=en&cmrStatus=2', 400],
  ['format=csv&language=en&firma=x', 400],
  ['format=csv&language=en&search=%00', 400],
  [
    'format=csv&language=en&search=trade:gly&type=PLAIN&hasValidDocuments=true&cmrStatus=NONE&isNano=false&isInCatalogue=true',
    200,
  ],
])('an export with %s gets the status %i', async (query, status) => {
  expect((await download('org', query)).status).toBe(status);
});

again('an export needs the right to it', async () => {
  expect((await download('klijent', 'format=csv&language=en')).status).toBe(403);
  expect((await download('dcp', 'format=csv&language=sr')).status).toBe(200);
  expect((await fetch(`${bff.url}/exports/raw-materials?format=csv&language=en`)).status).toBe(401);
});

again('an export fails when the service fails', async () => {
  await bff.standIns.product.fault({ kind: 'status', status: 500, method: 'GET', path: '/api/v1/sirovine' });
  expect((await download('org', 'format=csv&language=en')).status).toBe(502);
});
