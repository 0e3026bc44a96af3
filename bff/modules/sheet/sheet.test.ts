import { utils, write, type BookType } from '@e965/xlsx';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { odsFile, odsRow, odsText } from '../../../tests/support/odsFile.ts';

const LOOK = `query ($input: SheetTablesInput!) { sheetTables(input: $input) {
  tables { key sheet isSheetHidden title headingLine isComplete lineCount hiddenLines unevenLines rememberedAt columns { heading column certainty isHidden } }
  sheetsWithoutTable shownTable lines { line cells calculated isHidden outcome } outcomes { outcome count } } }`;
const START = `mutation ($input: StartFormulaImportInput!) { startFormulaImport(input: $input) {
  formulaImports { id unknownColumns rows { line tradeName amount } } } }`;

interface Look {
  sheetTables: {
    tables: {
      key: string;
      sheet: string;
      unevenLines: number[];
      rememberedAt: string | null;
      columns: { column: string | null; certainty: string | null }[];
    }[];
    sheetsWithoutTable: string[];
    shownTable: string | null;
    lines: { line: number; cells: string[]; calculated: number[]; isHidden: boolean; outcome: string | null }[];
    outcomes: { outcome: string; count: number }[];
  } | null;
}
interface Started {
  startFormulaImport: {
    formulaImports: {
      id: string;
      unknownColumns: string[];
      rows: { line: number; tradeName: string; amount: string }[];
    }[];
  } | null;
}

const companyId = companyIdOf('Lavanda Natura d.o.o.');
let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

async function upload(content: Buffer | string, person: Person = 'konsultant'): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'sheet');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=sheet`, { method: 'POST', headers, body });
  return ((await response.json()) as { reference: string }).reference;
}
const look = (reference: string, more: object = {}, person: Person = 'konsultant') =>
  bff.askAs<Look>(person, LOOK, {
    variables: { input: { upload: reference, subject: 'FORMULA', companyId, ...more } },
  });
const tablesOf = async (reference: string) => (await look(reference)).data.sheetTables?.tables ?? [];
const start = (reference: string, tables?: object[]) =>
  bff.askAs<Started>('konsultant', START, {
    variables: { input: { upload: reference, fileName: 'creams.xlsx', companyId, tables } },
  });
const rowsOf = ({ data }: Awaited<ReturnType<typeof start>>) =>
  data.startFormulaImport?.formulaImports.map(({ rows }) =>
    rows.map(({ tradeName, amount }) => `${tradeName} ${amount}`),
  );
const fieldsOf = ({ errors }: { errors: { extensions: { fields?: unknown } }[] }) =>
  (errors[0]?.extensions.fields as { path: string; code?: string }[] | undefined)?.map(({ path, code }) => [
    path,
    code,
  ]);

/** A workbook with a formula on each of two tabs, of which the first has a hidden line, and a tab without a table. */
function creams(bookType: BookType = 'xlsx'): Buffer {
  const day = utils.aoa_to_sheet([
    ['Day cream'],
    ['Name', '%', 'EUR'],
    ['Test Water', { t: 'n', f: '100-B4', v: 96 }, 1],
    ['Test Old oil', 8, 2],
    ['Test Glycerin', 4, 3],
  ]);
  day['!rows'] = [{}, {}, {}, { hidden: true }];
  const made = utils.book_new();
  utils.book_append_sheet(made, day, 'Day');
  utils.book_append_sheet(
    made,
    utils.aoa_to_sheet([
      ['Name', '%'],
      ['Test Oil', 100],
    ]),
    'Night',
  );
  utils.book_append_sheet(made, utils.aoa_to_sheet([['see the other sheets']]), 'Notes');
  return write(made, { type: 'buffer', bookType }) as Buffer;
}

test('the tables of all sheets are shown with their lines, and the sheets without one are named', async () => {
  const { data } = await look(await upload(creams()));
  expect(data.sheetTables).toMatchObject({
    tables: [
      {
        sheet: 'Day',
        title: ['Day cream'],
        headingLine: 2,
        isComplete: true,
        lineCount: 3,
        hiddenLines: [4],
        rememberedAt: null,
        columns: [
          { heading: 'Name', column: 'TRADE_NAME', certainty: 'SURE' },
          { heading: '%', column: 'PERCENT', certainty: 'SURE' },
          { heading: 'EUR', column: null, certainty: null },
        ],
      },
      { sheet: 'Night', lineCount: 1 },
    ],
    sheetsWithoutTable: ['Notes'],
    lines: [
      { line: 3, cells: ['Test Water', '96', '1'], calculated: [1], isHidden: false },
      { line: 4, isHidden: true },
      { line: 5, isHidden: false },
    ],
  });
});

test('lines of another table are shown by its id, page by page', async () => {
  const reference = await upload(creams());
  const [day, night] = await tablesOf(reference);
  expect((await look(reference, { table: night?.key })).data.sheetTables?.lines.map(({ line }) => line)).toEqual([2]);
  const page = await look(reference, { table: day?.key, page: 2, pageSize: 2 });
  expect(page.data.sheetTables?.lines.map(({ line }) => line)).toEqual([5]);
});

test('a workbook with a formula on each tab is not imported before somebody says which is meant', async () => {
  const response = await start(await upload(creams()));
  expect(response.code).toBe('BAD_USER_INPUT');
  expect(fieldsOf(response)).toEqual([['input.upload', 'SEVERAL_TABLES']]);
});

test('a column that is only guessed is asked about without a choice', async () => {
  const response = await start(await upload('Trade name;Composition;%\nTest Water;AQUA;96\nTest Oil;OLUS OIL;4\n'));
  expect(fieldsOf(response)).toEqual([['input.upload', 'COLUMNS_GUESSED']]);
});

test('a text whose lines have another number of cells than the headings is shown so, and asked about', async () => {
  const shifted = 'Phase;Name;%\nA;Test Water;96\nTest Oil;4\n';
  const reference = await upload(shifted);
  const [table] = await tablesOf(reference);
  expect(table?.unevenLines).toEqual([3]);
  expect(fieldsOf(await start(reference))).toEqual([['input.upload', 'LINES_UNEVEN']]);
  const chosen = [{ table: table?.key, columns: ['PHASE', 'TRADE_NAME', 'PERCENT'] }];
  expect(rowsOf(await start(await upload(shifted), chosen))).toHaveLength(1);
});

test('each line says what it becomes with the columns that are chosen', async () => {
  const sheet = 'Name;%;EUR\nWATER PHASE;;\nTest Water;96;1\nTest Oil;four;2\nTotal;100;\n';
  const reference = await upload(sheet);
  const outcomesOf = async (columns: (string | null)[] | null) => {
    const { data } = await look(reference, { table: '0:1', columns });
    return [data.sheetTables?.lines.map(({ outcome }) => outcome), data.sheetTables?.outcomes];
  };
  expect(await outcomesOf(['TRADE_NAME', 'PERCENT', null])).toEqual([
    ['CAPTION', 'ROW', 'QUESTION', 'TOTAL_DIFFERS'],
    ['CAPTION', 'ROW', 'QUESTION', 'TOTAL_DIFFERS'].map((outcome) => ({ outcome, count: 1 })),
  ]);
  const nothing = [[null, null, null, null], []];
  expect(await outcomesOf(['TRADE_NAME', null, null])).toEqual(nothing);
  expect(await outcomesOf(['TRADE_NAME', 'NO_SUCH', null])).toEqual(nothing);
  expect(await outcomesOf(null)).toEqual(nothing);
});

test.each([
  ['RAW_MATERIALS', 'Trade name;INCI;%\nBlend;Aqua;60\n;Urea;40\n;Total;100\n', ['ROW', 'CONTINUES', 'TOTAL']],
  ['FRAGRANCES', 'Perfume;Allergen;%\nRose;Linalool;1\n;Citral;2\n;Total;3\n', ['ROW', 'CONTINUES', 'TOTAL']],
  [
    'REFERENCE_POINTS',
    'cas_no;endpoint;value;unit;source\n56-81-5;NOAEL;100;mg/kg bw/day;EFSA\n56-81-5;NOAEL;x;mg/kg bw/day;EFSA\n',
    ['ROW', 'QUESTION'],
  ],
])('a sheet of %s says what its lines become', async (subject, sheet, expected) => {
  const reference = await upload(sheet);
  const first = await look(reference, { subject });
  const columns = first.data.sheetTables?.tables[0]?.columns.map(({ column }) => column);
  const { data } = await look(reference, { subject, table: '0:1', columns });
  expect(data.sheetTables?.lines.map(({ outcome }) => outcome)).toEqual(expected);
});

test('several tables become an import each, without their hidden lines', async () => {
  const reference = await upload(creams());
  const tables = (await tablesOf(reference)).map(({ key, columns }) => ({
    table: key,
    columns: columns.map(({ column }) => column),
  }));
  const response = await start(reference, tables);
  expect(rowsOf(response)).toEqual([['Test Water 96', 'Test Glycerin 4'], ['Test Oil 100']]);
  expect(response.data.startFormulaImport?.formulaImports[0]?.unknownColumns).toEqual([]);
});

test('a hidden line is read when somebody chooses it', async () => {
  const reference = await upload(creams());
  const [day] = await tablesOf(reference);
  const response = await start(reference, [{ table: day?.key, columns: ['TRADE_NAME', 'PERCENT'], hiddenLines: [4] }]);
  expect(rowsOf(response)).toEqual([['Test Water 96', 'Test Old oil 8', 'Test Glycerin 4']]);
});

test.each<[string, (string | null)[], string, string]>([
  ['one column twice', ['TRADE_NAME', 'PERCENT', 'PERCENT'], 'input.tables.0.columns.2', 'COLUMN_TWICE'],
  ['no percent', ['TRADE_NAME', null, null], 'input.tables.0.columns', 'COLUMN_MISSING'],
  ['a column that is none', ['TRADE_NAME', 'VALUE'], 'input.tables.0.columns.1', 'COLUMN_UNKNOWN'],
])('an assignment of %s is refused at its place', async (_name, columns, path, code) => {
  const reference = await upload(creams());
  const [day] = await tablesOf(reference);
  expect(fieldsOf(await start(reference, [{ table: day?.key, columns }]))).toEqual([[path, code]]);
});

test('headings that nobody knows are assigned, and remembered for the company', async () => {
  const file = 'Stoff;Menge\nTest Wasser;96\nTest Glycerin;4\n';
  const first = await upload(file);
  expect(fieldsOf(await start(await upload(file)))).toEqual([['input.upload', 'NO_HEADINGS']]);
  const [table] = await tablesOf(first);
  const response = await start(first, [{ table: table?.key, columns: ['TRADE_NAME', 'PERCENT'] }]);
  expect(rowsOf(response)).toEqual([['Test Wasser 96', 'Test Glycerin 4']]);

  const [again] = await tablesOf(await upload('Stoff;Menge\nAnders;1\n'));
  expect(again?.rememberedAt).not.toBeNull();
  expect(again?.columns).toMatchObject([
    { column: 'TRADE_NAME', certainty: 'REMEMBERED' },
    { column: 'PERCENT', certainty: 'REMEMBERED' },
  ]);
  const [changed] = await tablesOf(await upload('Stoff;Preis;Menge\nAnders;1;2\n'));
  expect(changed?.rememberedAt).toBeNull();
  const other = await look(await upload('Stoff;Menge\nAnders;1\n'), { companyId: null });
  expect(other.data.sheetTables?.tables[0]?.rememberedAt).toBeNull();
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['an xls file', () => creams('biff8')],
  [
    'an ods file',
    () =>
      odsFile(
        `<table:table table:name="S">${odsRow(odsText('Name') + odsText('%'))}${odsRow(odsText('Test Oil') + odsText('100'))}</table:table>`,
      ),
  ],
])('the tables of %s are imported, and the file is kept', async (_name, content) => {
  const reference = await upload(await content());
  const table = (await tablesOf(reference)).at(-1);
  const response = await start(reference, [{ table: table?.key, columns: table?.columns.map(({ column }) => column) }]);
  expect(rowsOf(response)).toEqual([['Test Oil 100']]);
});

test('a file of somebody else is not shown', async () => {
  expect(fieldsOf(await look(await upload(creams()), {}, 'org'))).toEqual([['input.upload', 'UPLOAD_GONE']]);
});

test('a service that cannot remember a choice does not stop the import', async () => {
  const reference = await upload(creams());
  const [day] = await tablesOf(reference);
  await bff.standIns.product.fault({ kind: 'status', status: 500, method: 'POST', path: '/api/v1/uvoz/rasporedi' });
  expect(rowsOf(await start(reference, [{ table: day?.key, columns: ['TRADE_NAME', 'PERCENT'] }]))).toHaveLength(1);
});
