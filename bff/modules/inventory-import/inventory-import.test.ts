import { again } from '../../../tests/support/again.ts';
import { until } from '../../../mocks/testing/until.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const FIELDS =
  'id fileName content state rowsDone rowCount problemCount startedAt appliedAt counts { kind count } problems { line column code value }';
const START = `mutation ($input: StartInventoryImportInput!) { startInventoryImport(input: $input) { inventoryImport { ${FIELDS} } } }`;
const ONE = `query ($id: ID!) { inventoryImport(id: $id) { ${FIELDS} } }`;
const CHANGES = `query ($id: ID!, $kind: ImportChangeKind!, $page: Int! = 1, $pageSize: Int! = 20) {
  inventoryImportChanges(id: $id, kind: $kind, page: $page, pageSize: $pageSize) { totalCount page pageSize items { line name fields { field before after } reasons } }
}`;
const APPLY = `mutation ($input: ApplyInventoryImportInput!) { applyInventoryImport(input: $input) { inventoryImport { ${FIELDS} } } }`;
const TAKE_BACK = `mutation ($input: TakeBackInventoryImportInput!) { takeBackInventoryImport(input: $input) { inventoryImport { state canBeTakenBack } } }`;
const CANCEL =
  'mutation ($input: CancelInventoryImportInput!) { cancelInventoryImport(input: $input) { cancelledImportId } }';
const CHECK =
  '{ checkIngredients(input: {text: "Aqua, Glycerin, Zmajeva Krv Extract"}) { recognised knowledgeVersion } }';

interface Import {
  id: string;
  fileName: string;
  content: string | null;
  state: string;
  counts: { kind: string; count: number }[];
  problems: { line: number | null; column: string | null; code: string; value: string | null }[];
}
interface Changes {
  inventoryImportChanges: {
    totalCount: number;
    items: {
      line: number | null;
      name: string;
      fields: { field: string; before: string | null; after: string | null }[];
      reasons: string[];
    }[];
  };
}

/** An export of the inventory in the Commission's format: preamble, header, rows. */
const inventory = [
  'File creation date: 21/11/2026',
  'COSING Ref No,INCI name,INN name,Ph. Eur. Name,CAS No,EC No,Chem/IUPAC Name / Description,Restriction,Function,Update Date',
  '1,AQUA,,,7732-18-5,231-791-2,Water,,SOLVENT,15/10/2010',
  '2,GLYCERIN,glycerol,,56-81-5,200-289-5,Glycerol,,"HUMECTANT, SOLVENT",15/10/2010',
  '3,ZMAJEVA KRV EXTRACT,,,,,Extract of a dragon,,SKIN CONDITIONING,15/10/2010',
].join('\n');

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff({ knowledgeTrustedMs: 60 * 60 * 1000 });
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

async function send(person: Person, content: BlobPart, query = '?kind=table'): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([content]), 'cosing.csv');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  return fetch(`${bff.url}/uploads${query}`, { method: 'POST', headers, body });
}
const upload = async (person: Person, content: BlobPart, query?: string): Promise<string> =>
  ((await (await send(person, content, query)).json()) as { reference: string }).reference;

const start = (person: Person, reference: string, fileName = 'cosing.csv') =>
  bff.askAs<{ startInventoryImport: { inventoryImport: Import } }>(person, START, {
    variables: { input: { upload: reference, fileName } },
  });
const one = async (id: string): Promise<Import> =>
  (await bff.askAs<{ inventoryImport: Import }>('admin', ONE, { variables: { id } })).data.inventoryImport;

async function waitFor(id: string, state: string): Promise<Import> {
  let found = await one(id);
  const isOver = async () => [state, 'FAILED'].includes((found = await one(id)).state);
  await until(`the import is ${state}`, isOver);
  return found;
}
const ready = async (content: BlobPart): Promise<Import> => {
  const { data } = await start('admin', await upload('admin', content));
  return waitFor(data.startInventoryImport.inventoryImport.id, 'READY');
};

/** Everything that an import needs to be applied. */
const application = ({ id, counts }: Import) => ({
  variables: { input: { id, withdrawals: counts.find(({ kind }) => kind === 'WITHDRAWN')?.count ?? 0 } },
});

test('an applied import is used by the next check', async () => {
  const { data: before } = await bff.askAs<{ checkIngredients: { recognised: number; knowledgeVersion: string } }>(
    'admin',
    CHECK,
  );
  const reference = await upload('admin', inventory);
  const { data } = await start('admin', reference, ' Izvoz – decembar.csv ');
  expect(data.startInventoryImport.inventoryImport).toMatchObject({ fileName: 'Izvoz – decembar.csv' });
  const prepared = await waitFor(data.startInventoryImport.inventoryImport.id, 'READY');
  expect(prepared).toMatchObject({ content: 'INVENTORY', state: 'READY', rowCount: 3 });
  expect((await bff.askAs('admin', CHECK)).data).toEqual(before);

  const added = (await bff.askAs<Changes>('admin', CHANGES, { variables: { id: prepared.id, kind: 'ADDED' } })).data
    .inventoryImportChanges;
  expect([added.totalCount, added.items.map(({ name }) => name)]).toEqual([1, ['ZMAJEVA KRV EXTRACT']]);
  const withdrawn = (
    await bff.askAs<Changes>('admin', CHANGES, {
      variables: { id: prepared.id, kind: 'WITHDRAWN', page: 2, pageSize: 3 },
    })
  ).data.inventoryImportChanges;
  expect(withdrawn).toMatchObject({ page: 2, pageSize: 3 });
  expect(withdrawn.items).toHaveLength(3);
  const changed = (await bff.askAs<Changes>('admin', CHANGES, { variables: { id: prepared.id, kind: 'CHANGED' } })).data
    .inventoryImportChanges;
  const names = ['inciName', 'casNumbers', 'ecNumbers', 'synonyms', 'functions', 'description', 'isWithdrawn'];
  for (const { field } of changed.items.flatMap(({ fields }) => fields)) expect(names).toContain(field);

  await bff.askAs('admin', APPLY, application(prepared));
  expect(await waitFor(prepared.id, 'APPLIED')).toMatchObject({ state: 'APPLIED' });
  const { data: after } = await bff.askAs<{ checkIngredients: { recognised: number; knowledgeVersion: string } }>(
    'admin',
    CHECK,
  );
  expect(after.checkIngredients.recognised).toBe(before.checkIngredients.recognised + 1);
  expect(after.checkIngredients.knowledgeVersion).not.toBe(before.checkIngredients.knowledgeVersion);
  const laterCalls = await bff.callsDuring(async () => {
    await waitFor(prepared.id, 'APPLIED');
    await bff.askAs('admin', CHECK);
  });
  expect(laterCalls.map(({ path }) => path)).not.toContain('/api/v1/cosing/index');
  expect((await bff.askAs('admin', APPLY, { variables: { input: { id: prepared.id } } })).code).toBe('CONFLICT');
});

again('a check names the day of the applied export', async () => {
  const prepared = await ready(inventory);
  await bff.askAs('admin', APPLY, application(prepared));
  await waitFor(prepared.id, 'APPLIED');
  const { data } = await bff.askAs<{ checkIngredients: { knowledge: object[] } }>(
    'admin',
    '{ checkIngredients(input: {text: "Aqua"}) { knowledge { content datedOn isImported } } }',
  );
  expect(data.checkIngredients.knowledge).toContainEqual({
    content: 'INVENTORY',
    datedOn: '2026-11-21',
    isImported: true,
  });
});

test('an import that withdraws much is not applied without the number of withdrawals', async () => {
  const { id } = await ready(inventory.replace('2,GLYCERIN', '8,ALPHA').replace('1,AQUA', '9,BETA'));
  const { errors } = await bff.askAs('admin', APPLY, { variables: { input: { id } } });
  expect(errors[0]?.extensions.fields).toMatchObject([{ path: 'input.withdrawals' }]);
});

again('the check after an import was taken back knows what it knew before', async () => {
  const prepared = await ready(inventory.replace('ZMAJEVA KRV', 'SKROZ NOVI'));
  const known = async () =>
    (
      await bff.askAs<{ checkIngredients: { recognised: number } }>(
        'admin',
        '{ checkIngredients(input: {text: "Aqua, Glycerin, Skroz Novi Extract"}) { recognised } }',
      )
    ).data.checkIngredients.recognised;
  await bff.askAs('admin', APPLY, application(prepared));
  expect(await known()).toBe(3);
  const { data } = await bff.askAs('admin', TAKE_BACK, { variables: { input: { id: prepared.id } } });
  expect(data).toEqual({
    takeBackInventoryImport: { inventoryImport: { state: 'TAKEN_BACK', canBeTakenBack: false } },
  });
  expect(await known()).toBe(2);
});

again('the day of an export cannot be in the future', async () => {
  const { id } = await ready(inventory);
  const { errors } = await bff.askAs('admin', APPLY, { variables: { input: { id, datedOn: '2999-01-01' } } });
  expect(errors[0]?.extensions.fields).toEqual([{ path: 'input.datedOn', message: 'Must not be later than today' }]);
});

again('an import is seen and cancelled by its organisation, and applied by administrators alone', async () => {
  const { data } = await start('org2', await upload('org2', inventory));
  const { id } = data.startInventoryImport.inventoryImport;
  const prepared = await waitFor(id, 'READY');
  const imports = `${bff.standIns.product.url}/api/v1/cosing/imports/${id}`;
  const direct = async (person: Person, method: string, path = '') => {
    const headers = { authorization: `Bearer ${await bff.tokenOf(person)}` };
    const json = { headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
    return (await fetch(imports + path, { method, headers, ...(method === 'POST' && json) })).status;
  };
  const changes = { variables: { id, kind: 'ADDED' } };
  expect([
    (await bff.askAs('org', ONE, { variables: { id } })).code,
    (await bff.askAs('org', CHANGES, changes)).code,
    (await bff.askAs('org', CANCEL, { variables: { input: { id } } })).code,
    await direct('org', 'GET'),
    await direct('org', 'DELETE'),
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 404, 404]);
  for (const person of ['org', 'org2'] as const)
    expect([
      (await bff.askAs(person, APPLY, application(prepared))).code,
      (await bff.askAs(person, TAKE_BACK, { variables: { input: { id } } })).code,
      await direct(person, 'POST', '/apply'),
    ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 403]);
  expect((await bff.askAs('org2', CANCEL, { variables: { input: { id } } })).errors).toEqual([]);
});

test('an import can be cancelled before it is applied', async () => {
  const { id } = await ready(inventory);
  expect((await bff.askAs('org', CANCEL, { variables: { input: { id } } })).data).toEqual({
    cancelInventoryImport: { cancelledImportId: id },
  });
  expect((await bff.askAs('admin', ONE, { variables: { id } })).code).toBe('NOT_FOUND');
});

again('an import of another text fails with a reason', async () => {
  const failed = await ready('name;price\ncream;5\n');
  expect(failed).toMatchObject({ state: 'FAILED', content: null, problems: [{ code: 'HEADER_NOT_FOUND' }] });
});

const bytes = (...values: number[]) => new Uint8Array(values);
again.each([
  ['an archive or spreadsheet', bytes(0x50, 0x4b, 3, 4, 20, 30)],
  ['a PDF', '%PDF-1.7\n%text alone\n'],
  ['an old spreadsheet', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)],
  ['something packed', bytes(0x1f, 0x8b, 8, 1)],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)],
  ['bytes behind a text', `${inventory}${'x'.repeat(200_000)}\0`],
  ['nothing', ''],
])('%s is rejected as a table', async (_name, content) => {
  const response = await send('admin', content);
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({
    errors: [{ message: 'Send a CSV file, as plain text', extensions: { code: 'BAD_USER_INPUT' } }],
  });
});

again('tables are limited to 50 MiB and pictures to 5 MiB', async () => {
  const large = new Uint8Array(51 * 1024 * 1024).fill(0x61);
  expect((await send('admin', large)).status).toBe(413);
  expect((await send('admin', large.subarray(0, 6 * 1024 * 1024), '')).status).toBe(413);
  expect((await send('admin', large.subarray(0, 6 * 1024 * 1024))).status).toBe(200);
});

again.each([
  ['org', 200],
  ['konsultant', 403],
  ['dcp', 403],
  ['klijent', 403],
] as const)('%s gets status %i for uploading a table', async (person, status) => {
  expect((await send(person, inventory)).status).toBe(status);
});

again('an unknown upload kind is rejected', async () => {
  for (const query of ['?kind=photo', '?kind=table&kind=table', '?kind=__proto__'])
    expect((await send('admin', inventory, query)).status).toBe(400);
});

again('an upload reference is valid for its owner and kind, and once', async () => {
  const path = async (person: Person, reference: string) =>
    (await start(person, reference)).errors[0]?.extensions.fields?.[0]?.path;
  const table = await upload('admin', inventory);
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const calls = await bff.callsDuring(async () => {
    expect(await path('org', table)).toBe('input.upload');
    expect(await path('admin', await upload('admin', png, ''))).toBe('input.upload');
    const photo = 'mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { id } } }';
    expect(
      (await bff.askAs('admin', photo, { variables: { input: { photoUpload: table } } })).errors[0]?.extensions.fields,
    ).toMatchObject([{ path: 'input.photoUpload' }]);
  });
  expect(calls.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual([]);
  expect(await path('admin', table)).toBeUndefined();
  expect(await path('admin', table)).toBe('input.upload');
});

again('a third table replaces the first', async () => {
  const references = [await upload('org', inventory), await upload('org', inventory), await upload('org', inventory)];
  const found = [];
  for (const reference of references) found.push((await start('org', reference)).code ?? 'OK');
  expect(found).toEqual(['BAD_USER_INPUT', 'OK', 'OK']);
});

again('a failed upload to the service is an error and is not retried', async () => {
  const reference = await upload('admin', inventory);
  await bff.standIns.product.fault({ path: '/api/v1/cosing/imports', kind: 'status', status: 503 });
  const calls = await bff.callsDuring(async () =>
    expect((await start('admin', reference)).code).toBe('UPSTREAM_UNAVAILABLE'),
  );
  expect(calls).toHaveLength(1);
});

test.each([
  [START, { input: { upload: 'x'.repeat(101), fileName: 'a.csv' } }, 'input.upload'],
  [START, { input: { upload: 'x', fileName: ' ' } }, 'input.fileName'],
  [START, { input: { upload: 'x', fileName: 'a\nb.csv' } }, 'input.fileName'],
  [ONE, { id: '../x' }, 'id'],
  [CHANGES, { id: 'f'.repeat(24), kind: 'ALL' }, 'kind'],
  [CHANGES, { id: 'f'.repeat(24), kind: 'ADDED', pageSize: 101 }, 'pageSize'],
  [APPLY, { input: { id: 'x' } }, 'input.id'],
  [CANCEL, { input: { id: '' } }, 'input.id'],
])('invalid input is rejected with its field and not sent to the service (%#)', async (query, variables, path) => {
  const calls = await bff.callsDuring(async () => {
    const { code, errors } = await bff.askAs('admin', query, { variables });
    expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', path]);
  });
  expect(calls).toEqual([]);
});
