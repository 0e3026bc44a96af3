import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write, type BookType } from '@e965/xlsx';
import { markedCells, statedCells } from '../../domain/import/tables/calculatedCells.ts';
import type { SheetType } from '../../domain/document/sheetType.ts';
import { odsFile, odsFormula, odsPercent, odsRow, odsText } from '../../tests/support/odsFile.ts';
import { openWorkbook } from './openWorkbook.ts';

const folder = mkdtempSync(join(tmpdir(), 'dosije-workbooks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (content: Buffer, type: Exclude<SheetType, 'CSV'>) => {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return openWorkbook(path, type);
};

/** A workbook with a calculated cell, a hidden line and column, merged cells and a hidden sheet. */
function workbook(bookType: BookType): Buffer {
  const sheet = utils.aoa_to_sheet([
    ['Composition', null, 'Price'],
    ['INCI', '%', 'EUR'],
    ['Aqua', { t: 'n', f: '50*2', v: 100 }, 1],
    ['Old', 5, 2],
  ]);
  sheet['!rows'] = [{}, {}, {}, { hidden: true }];
  sheet['!cols'] = [{}, {}, { hidden: true }];
  sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 1 } }];
  const made = utils.book_new();
  utils.book_append_sheet(made, sheet, 'Day cream');
  utils.book_append_sheet(made, utils.aoa_to_sheet([['x']]), 'Archive');
  made.Workbook = { Sheets: [{}, { Hidden: 1 }] };
  return write(made, { type: 'buffer', bookType }) as Buffer;
}

const merged = [{ top: 0, left: 0, bottom: 0, right: 1 }];

test.each(['XLSX', 'XLSM'] as const)(
  'an %s file is opened with what is hidden, merged and calculated in it',
  async (type) => {
    const [sheet, archive] = await open(workbook(type.toLowerCase() as BookType), type);
    expect(sheet).toMatchObject({ name: 'Day cream', isHidden: false, merged });
    expect([...(sheet?.hiddenLines ?? [])]).toEqual([3]);
    expect([...(sheet?.hiddenColumns ?? [])]).toEqual([2]);
    expect(sheet && markedCells(sheet)[2]).toEqual(['Aqua', '=100', '1']);
    expect(sheet && statedCells(sheet)[2]).toEqual(['Aqua', '100', '1']);
    expect(archive).toMatchObject({ name: 'Archive', isHidden: true });
  },
);

test('an xls file is opened with its hidden columns and sheets', async () => {
  const [sheet, archive] = await open(workbook('biff8'), 'XLS');
  expect(sheet).toMatchObject({ name: 'Day cream', isHidden: false, merged });
  expect(sheet?.cells.slice(1)).toEqual([
    ['INCI', '%', 'EUR'],
    ['Aqua', '100', '1'],
    ['Old', '5', '2'],
  ]);
  expect([...(sheet?.hiddenColumns ?? [])]).toEqual([2]);
  expect(archive).toMatchObject({ name: 'Archive', isHidden: true });
});

test('a hidden line of an xls file is known', async () => {
  const [sheet] = await open(withHiddenRow(workbook('biff8'), 3), 'XLS');
  expect([...(sheet?.hiddenLines ?? [])]).toEqual([3]);
});

const column = (more = '') => `<table:table-column ${more}/>`;
const sheetOf = (name: string, rows: string, columns = '', style = '') =>
  `<table:table table:name="${name}" ${style}>${columns}${rows}</table:table>`;
const empty = '<table:table-cell table:number-columns-repeated="16384"/>';

test('an ods file is opened with its hidden and repeated lines, columns and sheets', async () => {
  const rows = [
    odsRow(odsText('INCI') + odsText('%') + odsText('EUR')),
    odsRow(odsText('Aqua') + odsFormula('50*2', 100)),
    odsRow(odsText('Old') + odsPercent(0.05), 'table:visibility="collapse" table:number-rows-repeated="2"'),
    odsRow(odsText('Filtered') + odsText('q.s.'), 'table:visibility="filter"'),
    odsRow(empty, 'table:number-rows-repeated="1048570"'),
  ];
  const columns = column('table:number-columns-repeated="2"') + column('table:visibility="collapse"');
  const styles =
    '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
  const file = await odsFile(
    sheetOf('Krema', rows.join(''), columns) + sheetOf('Arhiva', odsRow(odsText('x')), '', 'table:style-name="ta2"'),
    styles,
  );
  const [sheet, archive] = await open(file, 'ODS');
  expect(sheet).toMatchObject({ name: 'Krema', isHidden: false });
  expect(sheet && markedCells(sheet).filter((line) => line.length > 0)).toEqual([
    ['INCI', '%', 'EUR'],
    ['Aqua', '=100'],
    ['Old', '5%'],
    ['Old', '5%'],
    ['Filtered', 'q.s.'],
  ]);
  expect([...(sheet?.hiddenLines ?? [])]).toEqual([2, 3, 4]);
  expect([...(sheet?.hiddenColumns ?? [])]).toEqual([2]);
  expect(archive).toMatchObject({ name: 'Arhiva', isHidden: true });
});

test('a cell without a stored value is no empty cell', async () => {
  const sheet = utils.aoa_to_sheet([['Aqua', { t: 'n', f: 'A9*2' }]]);
  const made = utils.book_new();
  utils.book_append_sheet(made, sheet, 'S');
  const [opened] = await open(write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer, 'XLSX');
  expect(opened && statedCells(opened)).toEqual([['Aqua', '=A9*2']]);
  expect(opened && markedCells(opened)).toEqual([['Aqua', '=']]);
});

test.each<[string, string, () => Promise<Buffer> | Buffer, Exclude<SheetType, 'CSV'>]>([
  ['an ods file with a password', 'PROTECTED', () => odsFile('', '', '<manifest:encryption-data/>'), 'ODS'],
  ['an ods file with a document type', 'NOT_ALLOWED', () => odsFile('<!DOCTYPE x>'), 'ODS'],
  ['half an xls file', 'BROKEN', () => workbook('biff8').subarray(0, 900), 'XLS'],
])('%s is refused as %s', async (_name, code, content, type) => {
  await expect(open(await content(), type)).rejects.toMatchObject({ code });
});

/** The file with a record that hides a line: MS-XLS, section 2.4.221; the library writes none. */
function withHiddenRow(file: Buffer, line: number): Buffer {
  const made = Buffer.from(file);
  // The record Dimensions (0x0200, 14 bytes) of the first sheet makes room for one of the same length.
  const at = made.indexOf(Buffer.from([0x00, 0x02, 0x0e, 0x00]));
  const record = Buffer.alloc(18);
  record.writeUInt16LE(0x0208, 0);
  record.writeUInt16LE(14, 2);
  record.writeUInt16LE(line, 4);
  record[16] = 0x20;
  record.copy(made, at);
  return made;
}
