import { again } from '../../../tests/support/again.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const IMPORT = `id fileName scope isApplied columns unknownColumns counts { kind count } totalCount page pageSize
  rows { line kind casNumber name ingredientId ingredientName isApplied fields { field before after } problem { code value } }`;
const START = `mutation ($input: StartToxicologyImportInput!) { startToxicologyImport(input: $input) { toxicologyImport { ${IMPORT} } } }`;
const ONE = `query ($id: ID!, $kind: ToxicologyImportKind) { toxicologyImport(id: $id, kind: $kind, pageSize: 100) { ${IMPORT} } }`;
const APPLY = `mutation ($input: ApplyToxicologyImportInput!) { applyToxicologyImport(input: $input) { toxicologyImport { ${IMPORT} } } }`;
const DATA = 'version noaelMgPerKgDay noaelSource podSpecies podStudy dermalAbsorptionPercent isVerified updatedBy';
const INGREDIENT = `query ($id: ID!) { ingredient(id: $id) { toxicology { ${DATA} } ownToxicology { ${DATA} } } }`;
const VERSIONS = `query ($id: ID!, $scope: ToxicologyScope!) { toxicologyVersions(ingredientId: $id, scope: $scope) { ${DATA} } }`;
const UPDATE = `mutation ($input: UpdateToxicologyInput!) { updateOwnToxicology(input: $input) { ingredient { id } } }`;

interface Row {
  line: number;
  kind: string;
  ingredientId: string | null;
  isApplied: boolean;
  fields: { field: string; before: string | null; after: string | null }[];
}
interface Import {
  id: string;
  isApplied: boolean;
  counts: { kind: string; count: number }[];
  rows: Row[];
}
interface Data {
  version: number;
  noaelMgPerKgDay: number | null;
  noaelSource: string | null;
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const HEADINGS = 'CAS;Name;Endpoint;Value;Unit;Species;Source';
const table = (...rows: string[]) => [HEADINGS, ...rows].join('\n');
/** Ingredients of the starter knowledge by their CAS numbers; each test changes others. */
const casOf = {
  linalool: '78-70-6',
  geraniol: '106-24-1',
  panthenol: '81-13-0',
  glycerin: '56-81-5',
  eugenol: '97-53-0',
  phenoxyethanol: '122-99-6',
  coumarin: '91-64-5',
  citricAcid: '77-92-9',
  benzylAlcohol: '100-51-6',
  benzylSalicylate: '118-58-1',
  benzylBenzoate: '120-51-4',
  citronellol: '106-22-9',
  citral: '5392-40-5',
  salicylicAcid: '69-72-7',
};
type Substance = keyof typeof casOf;
/** A row with a NOAEL in mg/kg bw/day. */
const row = (substance: Substance, value = 117) =>
  `${casOf[substance]};;NOAEL;${value};mg/kg bw/day;Rat;EFSA & SCF 2012`;

async function upload(person: Person, content: BlobPart): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([content]), 'tacke');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=sheet`, { method: 'POST', headers, body });
  return ((await response.json()) as { reference: string }).reference;
}
const start = async (person: Person, scope: string, content: string, fileName = 'efsa.csv') =>
  bff.askAs<{ startToxicologyImport: { toxicologyImport: Import } }>(person, START, {
    variables: { input: { upload: await upload(person, content), fileName, scope } },
  });
const prepared = async (person: Person, scope: string, content: string) =>
  (await start(person, scope, content)).data.startToxicologyImport.toxicologyImport;
const apply = (person: Person, id: string, replacedLines?: number[]) =>
  bff.askAs<{ applyToxicologyImport: { toxicologyImport: Import } }>(person, APPLY, {
    variables: { input: { id, ...(replacedLines && { replacedLines }) } },
  });
const dataOf = async (id: string | null | undefined, person: Person = 'konsultant') =>
  (
    await bff.askAs<{ ingredient: { toxicology: Data | null; ownToxicology: Data | null } }>(person, INGREDIENT, {
      variables: { id },
    })
  ).data.ingredient;
const updateOwn = (input: object) => bff.askAs('konsultant', UPDATE, { variables: { input } });

test('own values are imported with their source, author and history, and are not verified', async () => {
  const found = await prepared('konsultant', 'OWN', table(row('linalool')));
  expect(found).toMatchObject({ fileName: 'efsa.csv', scope: 'OWN', isApplied: false, totalCount: 1 });
  expect(found.rows).toMatchObject([
    {
      line: 2,
      kind: 'NEW',
      casNumber: casOf.linalool,
      ingredientName: 'LINALOOL',
      isApplied: false,
      fields: [
        { field: 'NOAEL', before: null, after: '117' },
        { field: 'SOURCE', before: null, after: 'EFSA & SCF 2012' },
        { field: 'SPECIES', before: null, after: 'Rat' },
        { field: 'STUDY', before: null, after: 'NOAEL 117 mg/kg bw/day' },
      ],
      problem: null,
    },
  ]);
  const id = found.rows[0]?.ingredientId;
  expect((await dataOf(id)).ownToxicology).toBeNull();

  const { data } = await apply('konsultant', found.id);
  expect(data.applyToxicologyImport.toxicologyImport).toMatchObject({ isApplied: true, rows: [{ isApplied: true }] });
  const after = {
    version: 1,
    noaelMgPerKgDay: 117,
    noaelSource: 'EFSA & SCF 2012',
    podSpecies: 'Rat',
    isVerified: false,
    updatedBy: 'Ivana Đorđević',
  };
  expect((await dataOf(id)).ownToxicology).toMatchObject(after);
  expect((await dataOf(id, 'konsultant2')).ownToxicology).toBeNull();
  const second = await prepared('konsultant', 'OWN', table(row('linalool', 60)));
  expect(second.rows).toMatchObject([
    { kind: 'CHANGED', fields: [{ before: '117', after: '60' }, { field: 'STUDY' }] },
  ]);
  await apply('konsultant', second.id);
  const { toxicologyVersions } = (
    await bff.askAs<{ toxicologyVersions: Data[] }>('konsultant', VERSIONS, { variables: { id, scope: 'OWN' } })
  ).data;
  expect(toxicologyVersions.map(({ noaelMgPerKgDay }) => noaelMgPerKgDay)).toEqual([60, 117]);
});

again('global values are imported by an admin alone and hold for every organisation', async () => {
  expect((await start('org', 'GLOBAL', table(row('geraniol')))).code).toBe('FORBIDDEN');
  const { id, rows } = await prepared('admin', 'GLOBAL', table(row('geraniol')));
  expect((await apply('admin', id)).errors).toEqual([]);
  expect((await dataOf(rows[0]?.ingredientId, 'konsultant2')).toxicology).toMatchObject({ noaelMgPerKgDay: 117 });
});

test('the rest of the data stays as it was', async () => {
  const { id, rows } = await prepared('admin', 'GLOBAL', table(row('panthenol', 150)));
  expect(rows).toMatchObject([{ kind: 'CHANGED' }]);
  await apply('admin', id);
  expect((await dataOf(rows[0]?.ingredientId)).toxicology).toMatchObject({
    noaelMgPerKgDay: 150,
    dermalAbsorptionPercent: 50,
  });
});

/** An import of two values, where somebody verified another own value of the first ingredient. */
async function conflict(first: Substance, second: Substance) {
  const [compared] = (await prepared('konsultant', 'OWN', table(row(first)))).rows;
  const own = { noaelMgPerKgDay: 2000, noaelSource: 'Our study', isVerified: true };
  await updateOwn({ ingredientId: compared?.ingredientId, version: 0, ...own });
  const found = await prepared('konsultant', 'OWN', table(row(first), row(second)));
  expect(found.rows.map(({ kind }) => kind)).toEqual(['CONFLICT', 'NEW']);
  return { found, verifiedId: compared?.ingredientId };
}

test('a verified value stays unless its row is chosen', async () => {
  const { found, verifiedId } = await conflict('glycerin', 'eugenol');
  const { data } = await apply('konsultant', found.id);
  expect(data.applyToxicologyImport.toxicologyImport.rows.map(({ isApplied }) => isApplied)).toEqual([false, true]);
  expect((await dataOf(verifiedId)).ownToxicology).toMatchObject({ noaelMgPerKgDay: 2000, isVerified: true });
});

again('a chosen row replaces a verified value, which then is not verified any more', async () => {
  const { found, verifiedId } = await conflict('phenoxyethanol', 'coumarin');
  expect((await apply('konsultant', found.id, [2])).errors).toEqual([]);
  expect((await dataOf(verifiedId)).ownToxicology).toMatchObject({ noaelMgPerKgDay: 117, isVerified: false });
});

again('a chosen row that is no conflict is refused, and nothing is applied', async () => {
  const { found, verifiedId } = await conflict('citricAcid', 'benzylAlcohol');
  const { code, errors } = await apply('konsultant', found.id, [2, 3]);
  expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'input.replacedLines']);
  expect((await dataOf(verifiedId)).ownToxicology).toMatchObject({ noaelMgPerKgDay: 2000 });
});

again('nothing is applied when a value changed since the preview', async () => {
  const content = table(row('benzylSalicylate'), row('benzylBenzoate'));
  const { id, rows } = await prepared('konsultant', 'OWN', content);
  const [first, second] = rows.map(({ ingredientId }) => ingredientId);
  await updateOwn({ ingredientId: second, version: 0, noaelMgPerKgDay: 1, noaelSource: 'meanwhile' });
  expect((await apply('konsultant', id)).code).toBe('CONFLICT');
  expect((await dataOf(first)).ownToxicology).toBeNull();
  expect((await dataOf(second)).ownToxicology).toMatchObject({ version: 1, noaelMgPerKgDay: 1 });
});

test('an import is applied once', async () => {
  const { id } = await prepared('konsultant', 'OWN', table(row('citronellol')));
  await apply('konsultant', id);
  expect((await apply('konsultant', id)).code).toBe('CONFLICT');
});

test('what is left out says why', async () => {
  const found = await prepared(
    'konsultant',
    'OWN',
    table(
      row('citral'),
      row('citral', 500),
      '999-99-5;Unknown;NOAEL;1;mg/kg bw/day;Rat;EFSA',
      '56-81-5;Glycerin;LD50;1;mg/kg bw/day;Rat;EFSA',
    ),
  );
  expect(found.rows).toMatchObject([
    { line: 2, kind: 'NEW' },
    { line: 3, kind: 'NOT_USED', ingredientName: 'CITRAL', fields: [{ field: 'NOAEL', after: '500' }] },
    { line: 4, kind: 'UNMATCHED', ingredientName: null, fields: [] },
    { line: 5, kind: 'FAULTY', problem: { code: 'ENDPOINT', value: 'LD50' } },
  ]);
  expect(Object.fromEntries(found.counts.map(({ kind, count }) => [kind, count]))).toEqual({
    NEW: 1,
    CHANGED: 0,
    CONFLICT: 0,
    UNCHANGED: 0,
    NOT_USED: 1,
    UNMATCHED: 1,
    FAULTY: 1,
  });
  const { data } = await bff.askAs<{ toxicologyImport: Import }>('konsultant', ONE, {
    variables: { id: found.id, kind: 'FAULTY' },
  });
  expect(data.toxicologyImport).toMatchObject({ totalCount: 1, rows: [{ line: 5 }] });
});

test('the same table changes nothing the second time', async () => {
  const { id } = await prepared('konsultant', 'OWN', table(row('salicylicAcid')));
  await apply('konsultant', id);
  expect((await prepared('konsultant', 'OWN', table(row('salicylicAcid')))).rows).toMatchObject([
    { kind: 'UNCHANGED', fields: [] },
  ]);
});

test('an import belongs to who prepared it', async () => {
  const { id } = await prepared('konsultant', 'OWN', table(row('linalool')));
  expect((await bff.askAs('org', ONE, { variables: { id } })).code).toBe('NOT_FOUND');
  expect((await apply('admin', id)).code).toBe('NOT_FOUND');
});

again('a sheet without the headings is rejected without a call to the service', async () => {
  await bff.tokenOf('konsultant');
  const calls = await bff.callsDuring(async () => {
    const { errors } = await start('konsultant', 'OWN', 'Name;INCI\nVoda;Aqua\n');
    expect(errors[0]?.extensions.fields).toMatchObject([{ path: 'input.upload', code: 'NO_HEADINGS' }]);
  });
  expect(calls).toEqual([]);
});
