import { dateCell, workbookOf } from '../../../tests/support/workbook.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

const IMPORT = `id fileName isApplied unknownColumns counts { kind count } totalCount page pageSize
  rows { line kind name code supplier allergenCount fields { field inciName before after } problems { line code value } }`;
const START = `mutation ($input: StartFragranceImportInput!) { startFragranceImport(input: $input) { fragranceImport { ${IMPORT} } } }`;
const ONE = `query ($id: ID!, $kind: FragranceImportKind) { fragranceImport(id: $id, kind: $kind) { ${IMPORT} } }`;
const APPLY = `mutation ($input: ApplyFragranceImportInput!) { applyFragranceImport(input: $input) { fragranceImport { ${IMPORT} } } }`;
const FRAGRANCE =
  'query ($name: String!) { fragranceMaterial(name: $name) { version code supplier kind statementDate allergens { inciName casNumber percent detectionLimit } } }';
const CREATE = `mutation ($input: CreateFragranceMaterialInput!) { createFragranceMaterial(input: $input) { fragranceMaterial { id } } }`;
const UPDATE = `mutation ($input: UpdateFragranceMaterialInput!) { updateFragranceMaterial(input: $input) { fragranceMaterial { id } } }`;

interface Row {
  line: number;
  kind: string;
  name: string;
  allergenCount: number;
  fields: object[];
  problems: object[];
}
interface Import {
  id: string;
  isApplied: boolean;
  unknownColumns: string[];
  counts: { kind: string; count: number }[];
  rows: Row[];
  totalCount: number;
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const HEADINGS = 'Parfem ili aroma;Šifra;Dobavljač;Vrsta;Datum izjave;Alergen;CAS;%;Granica detekcije;Napomena';
const table = (...rows: string[]) => [HEADINGS, ...rows].join('\n');

async function start(content: string | Buffer, person: Person = 'konsultant', dateOrder?: string) {
  const body = new FormData();
  body.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'izjave');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=sheet`, { method: 'POST', headers, body });
  const { reference } = (await response.json()) as { reference: string };
  return bff.askAs<{ startFragranceImport: { fragranceImport: Import } }>(person, START, {
    variables: { input: { upload: reference, fileName: 'izjave.csv', dateOrder } },
  });
}
async function prepared(content: string | Buffer, dateOrder?: string): Promise<Import> {
  const { data, errors } = await start(content, 'konsultant', dateOrder);
  expect(errors).toEqual([]);
  return data.startFragranceImport.fragranceImport;
}
const apply = (id: string, person: Person = 'konsultant', confirmedLines: number[] = []) =>
  bff.askAs<{ applyFragranceImport: { fragranceImport: Import } }>(person, APPLY, {
    variables: { input: { id, confirmedLines } },
  });
async function stored(name: string, person: Person = 'konsultant') {
  const { data } = await bff.askAs<{ fragranceMaterial: object } | null>(person, FRAGRANCE, { variables: { name } });
  return data?.fragranceMaterial ?? null;
}
async function enter(content: object): Promise<void> {
  const { errors } = await bff.askAs('konsultant', CREATE, { variables: { input: { content } } });
  expect(errors).toEqual([]);
}

test('new perfumes are entered with their statements', async () => {
  const found = await prepared(
    table(
      'Uvozna ruža;R-7;Iberchem & sin;Parfem;3.2.2026.;Linalool;78-70-6;2,5;;',
      ';;;;;Coumarin;91-64-5;n.d.;0,001;',
      'Uvozna aroma;;;Aroma;;Limonene;;<0,01;;',
    ),
  );
  expect(found).toMatchObject({ isApplied: false, unknownColumns: [], totalCount: 2 });
  expect(found.rows).toMatchObject([
    { line: 2, kind: 'NEW', name: 'Uvozna ruža', supplier: 'Iberchem & sin', allergenCount: 2 },
    { line: 4, kind: 'NEW', name: 'Uvozna aroma', allergenCount: 1 },
  ]);
  expect(found.rows[0]?.fields).toEqual([
    { field: 'CODE', inciName: null, before: null, after: 'R-7' },
    { field: 'SUPPLIER', inciName: null, before: null, after: 'Iberchem & sin' },
    { field: 'KIND', inciName: null, before: null, after: 'PARFUM' },
    { field: 'STATEMENT_DATE', inciName: null, before: null, after: '2026-02-03' },
    { field: 'ALLERGEN', inciName: 'Linalool', before: null, after: '2.5' },
    { field: 'ALLERGEN', inciName: 'Coumarin', before: null, after: '<0.001' },
  ]);
  expect(await stored('Uvozna ruža')).toBeNull();
  const { data } = await apply(found.id);
  expect(data.applyFragranceImport.fragranceImport.isApplied).toBe(true);
  expect(await stored('Uvozna ruža')).toEqual({
    version: 1,
    code: 'R-7',
    supplier: 'Iberchem & sin',
    kind: 'PARFUM',
    statementDate: '2026-02-03',
    allergens: [
      { inciName: 'Linalool', casNumber: '78-70-6', percent: '2.5', detectionLimit: null },
      { inciName: 'Coumarin', casNumber: '91-64-5', percent: null, detectionLimit: '0.001' },
    ],
  });
  expect(await stored('Uvozna aroma')).toMatchObject({ kind: 'AROMA' });
});

test('names of allergens are compared with the dictionary', async () => {
  const { rows } = await prepared(
    table('Imenovani parfem;;;;;Linaloool;;2;;', ';;;;;Butylphenyl Methylpropional;;0.1;;', ';;;;;Citral;;0.1;;'),
  );
  expect(rows).toMatchObject([
    {
      kind: 'NEW',
      problems: [
        { line: 2, code: 'MISSPELT_NAME', value: 'Linaloool → LINALOOL' },
        { line: 3, code: 'PROHIBITED_NAME', value: 'Butylphenyl Methylpropional, II/1666' },
      ],
    },
  ]);
});

test('of a perfume that is there only what the sheet says changes', async () => {
  const allergens = [
    { inciName: 'Linalool', percent: '2' },
    { inciName: 'Citral', percent: '1' },
  ];
  await enter({ name: 'Stari parfem', code: 'S-1', supplier: 'Kuća', kind: 'AROMA', allergens });
  const found = await prepared(table('STARI PARFEM;S-2;;;;Linalool;;3;;', ';;;;;Geraniol;;n.d.;0.5;'));
  expect(found.rows).toMatchObject([
    {
      kind: 'CHANGED',
      fields: [
        { field: 'CODE', inciName: null, before: 'S-1', after: 'S-2' },
        { field: 'ALLERGEN', inciName: 'Linalool', before: '2', after: '3' },
        { field: 'ALLERGEN', inciName: 'Citral', before: '1', after: null },
        { field: 'ALLERGEN', inciName: 'Geraniol', before: null, after: '<0.5' },
      ],
    },
  ]);
  await apply(found.id);
  expect(await stored('Stari parfem')).toMatchObject({
    version: 2,
    code: 'S-2',
    supplier: 'Kuća',
    kind: 'AROMA',
    allergens: [{ inciName: 'Linalool', percent: '3' }, { inciName: 'Geraniol' }],
  });
});

test('a perfume of the same statement is unchanged, and a faulty one is left out with its reasons', async () => {
  await enter({ name: 'Isti parfem', kind: 'PARFUM', allergens: [{ inciName: 'Linalool', percent: '2' }] });
  const found = await prepared(
    table('Isti parfem;;;;;Linalool;;2,0;;', 'Loš parfem;;;;;Linalool;;101;;', 'Dobar parfem;;;;;Linalool;;1;;'),
  );
  expect(found.rows.map(({ kind }) => kind)).toEqual(['UNCHANGED', 'FAULTY', 'NEW']);
  expect(found.rows[1]).toMatchObject({ problems: [{ line: 3, code: 'OVER_100', value: '101' }] });
  await apply(found.id);
  expect(await stored('Loš parfem')).toBeNull();
  expect(await stored('Isti parfem')).toMatchObject({ version: 1 });
  expect(await stored('Dobar parfem')).toMatchObject({ version: 1 });
  const { data } = await bff.askAs<{ fragranceImport: Import }>('konsultant', ONE, {
    variables: { id: found.id, kind: 'FAULTY' },
  });
  expect([data.fragranceImport.totalCount, data.fragranceImport.rows[0]?.name]).toEqual([1, 'Loš parfem']);
});

test('when one perfume was changed meanwhile, none is entered or changed', async () => {
  await enter({ name: 'Sporni parfem', kind: 'PARFUM', allergens: [] });
  const found = await prepared(table('Novi uz sporni;;;;;Linalool;;1;;', 'Sporni parfem;;;;;Linalool;;1;;'));
  const input = { name: 'Sporni parfem', version: 1, content: { code: 'X' } };
  await bff.askAs('konsultant', UPDATE, { variables: { input } });
  expect((await apply(found.id)).code).toBe('CONFLICT');
  expect(await stored('Novi uz sporni')).toBeNull();
  expect(await stored('Sporni parfem')).toMatchObject({ version: 2, allergens: [] });
});

test('an import is applied once', async () => {
  const found = await prepared(table('Jednom uvezen;;;;;Linalool;;1;;'));
  await apply(found.id);
  expect((await apply(found.id)).code).toBe('CONFLICT');
});

test('of two people who import the same perfume at once, one enters it and the other is told', async () => {
  const people = ['konsultant', 'org'] as const;
  const lines = table('Istovremeni parfem;;;;;Linalool;;1;;');
  const ids = await Promise.all(
    people.map(async (person) => (await start(lines, person)).data.startFragranceImport.fragranceImport.id),
  );
  const answers = await Promise.all(people.map((person, at) => apply(ids[at] ?? '', person)));
  expect(answers.map(({ code }) => code ?? 'APPLIED').sort()).toEqual(['APPLIED', 'CONFLICT']);
});

test('another organisation neither sees the import nor is changed by it', async () => {
  const found = await prepared(table('Samo naš parfem;;;;;Linalool;;1;;'));
  expect((await apply(found.id, 'konsultant2')).code).toBe('NOT_FOUND');
  await apply(found.id);
  expect(await stored('Samo naš parfem', 'konsultant2')).toBeNull();
});

test.each([
  ['a sheet without headings', 'Linalool;2', 'NO_HEADINGS'],
  ['a sheet without rows', HEADINGS, 'NO_ROWS'],
])('%s is refused', async (_what, content, expected) => {
  const { code, errors } = await start(content);
  expect([code, errors[0]?.extensions.fields?.[0]]).toEqual([
    'BAD_USER_INPUT',
    expect.objectContaining({ path: 'input.upload', code: expected }),
  ]);
});

const STATEMENT = ['Perfume', 'Date', 'Allergen', '%'];

test.each([
  ['m/d/yy', {}],
  ['d.m.yyyy.', {}],
  ['yyyy-mm-dd', { WBProps: { date1904: true } }],
  ['[$-409]d-mmm-yy;@', {}],
])('a date cell of the format %s is read as its day', async (format, properties) => {
  // Days from 1904 are 1462 fewer.
  const shift = 'WBProps' in properties ? '2022-02-02' : '2026-02-03';
  const name = `Datum ${format}`;
  const found = await prepared(workbookOf([STATEMENT, [name, dateCell(shift, format), 'Linalool', 2.5]], properties));
  await apply(found.id);
  expect(await stored(name)).toMatchObject({ statementDate: '2026-02-03', allergens: [{ percent: '2.5' }] });
});

test('a cell of percent is read as what it shows', async () => {
  const { id } = await prepared(
    workbookOf([STATEMENT, ['Udeo u procentima', '', 'Linalool', { t: 'n', v: 0.0235, z: '0.00%' }]]),
  );
  await apply(id);
  expect(await stored('Udeo u procentima')).toMatchObject({ allergens: [{ percent: '2.35' }] });
});

test('a date that may be either of two days is asked about, and read as answered', async () => {
  const content = table('Američki datum;;;;2/3/2026;Linalool;;1;;');
  const { errors } = await start(content);
  expect(errors[0]?.extensions.fields).toEqual([
    expect.objectContaining({ path: 'input.dateOrder', code: 'DATE_ORDER' }),
  ]);
  const { id } = await prepared(content, 'MONTH_FIRST');
  await apply(id);
  expect(await stored('Američki datum')).toMatchObject({ statementDate: '2026-02-03' });
  expect((await prepared(content, 'DAY_FIRST')).rows).toMatchObject([
    { kind: 'CHANGED', fields: [{ field: 'STATEMENT_DATE', before: '2026-02-03', after: '2026-03-02' }] },
  ]);
});

test('what has no allergen is taken over only when its line is confirmed', async () => {
  await enter({ name: 'Pun parfem', kind: 'PARFUM', allergens: [{ inciName: 'Linalool', percent: '2' }] });
  const found = await prepared(
    table(
      'Uz napomenu;;;;;Linalool;;1;;',
      'Bez ičega;B-1;;;;;;;;',
      'Pun parfem;;;;;;;;;',
      'Vrednosti su tipične.;;;;;;;;;',
    ),
  );
  expect(found.rows.map(({ kind }) => kind)).toEqual(['NEW', 'NO_ALLERGENS', 'NO_ALLERGENS', 'NO_ALLERGENS']);
  expect(found.rows[2]).toMatchObject({ fields: [{ field: 'ALLERGEN', inciName: 'Linalool', after: null }] });
  const { data } = await apply(found.id, 'konsultant', [3]);
  expect(data.applyFragranceImport.fragranceImport.rows.map(({ kind }) => kind)).toEqual([
    'NEW',
    'NEW',
    'NO_ALLERGENS',
    'NO_ALLERGENS',
  ]);
  expect(await stored('Bez ičega')).toMatchObject({ code: 'B-1', allergens: [] });
  expect(await stored('Pun parfem')).toMatchObject({ version: 1, allergens: [{ percent: '2' }] });
  expect(await stored('Vrednosti su tipične.')).toBeNull();
});

test('a line that waits for no confirmation is refused', async () => {
  const { id } = await prepared(table('Potvrđen bez potrebe;;;;;Linalool;;1;;'));
  const { code, errors } = await apply(id, 'konsultant', [2]);
  expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'input.confirmedLines']);
  expect(await stored('Potvrđen bez potrebe')).toBeNull();
});
