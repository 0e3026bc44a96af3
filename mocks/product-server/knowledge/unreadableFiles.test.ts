import { again } from '../../../tests/support/again.ts';
import { gzipSync } from 'node:zlib';
import { send, tokenOf } from '../../testing/client.ts';
import { annexFile, csv, INVENTORY_HEADER, inventoryCells, inventoryFile } from '../../testing/exportFiles.ts';
import { importer, importForm } from '../../testing/importClient.ts';
import { useStandIns } from '../../../tests/support/useStandIns.ts';

const standIns = useStandIns();
let token = '';
let before: unknown;
const knowledge = async () => (await send(standIns().product.url, 'GET', '/api/v1/cosing/index', { token })).body;
beforeAll(async () => {
  token = await tokenOf(standIns(), 'admin');
  before = await knowledge();
});
const admin = importer(standIns, () => token);

const good = inventoryFile([
  { ref: '1', inci: 'PRIMUM' },
  { ref: '2', inci: 'SECUNDUM', description: 'one\ntwo' },
  { ref: '3', inci: 'TERTIUM' },
]);
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part)))),
  );
const utf16 = (text: string, { mark }: { mark: boolean }) =>
  bytes(mark ? [0xff, 0xfe] : [], [...Buffer.from(text, 'utf16le')]);
const without = (column: string, file: string) => file.replaceAll(`"${column}"`, 'X').replaceAll(column, 'X');

type Unreadable = [what: string, file: string | Uint8Array<ArrayBuffer>, kod: string, where: object];

async function expectReason(...[, file, kod, where]: Unreadable): Promise<void> {
  const read = await admin.read(file);
  expect(read).toMatchObject({ stanje: 'neuspelo', brojProblema: 1, problemi: [{ kod, ...where }] });
  expect(await admin.apply(read._id)).toMatchObject({ status: 409 });
  expect(await admin.changes(read._id, 'dodato')).toEqual([]);
}

test.each<Unreadable>([
  ['nothing', '', 'FILE_EMPTY', {}],
  ['nothing but blanks', ' \r\n\t\n', 'FILE_EMPTY', {}],
  [
    'a workbook',
    bytes([0x50, 0x4b, 0x03, 0x04], '\0\0[Content_Types].xml xl/workbook.xml'),
    'FILE_TYPE',
    { vrednost: 'XLSX' },
  ],
  [
    'a workbook of old',
    bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'Macros'),
    'FILE_TYPE',
    { vrednost: 'XLS' },
  ],
  ['an archive', bytes([0x50, 0x4b, 0x03, 0x04], '\0\0inventory.csv'), 'FILE_TYPE', { vrednost: 'ZIP' }],
  ['a packed export', new Uint8Array(gzipSync(good)), 'FILE_TYPE', { vrednost: 'GZIP' }],
  ['a PDF', '%PDF-1.7\n1 0 obj', 'FILE_TYPE', { vrednost: 'PDF' }],
  ['the page of an error', '\ufeff\n<!DOCTYPE html><html><body>503</body></html>', 'FILE_TYPE', { vrednost: 'HTML' }],
  ['a table saved as a page', '<table><tr><td>INCI name</td></tr></table>', 'FILE_TYPE', { vrednost: 'HTML' }],
  ['XML', '<?xml version="1.0"?><rows/>', 'FILE_TYPE', { vrednost: 'XML' }],
  [
    'a picture',
    bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]),
    'FILE_TYPE',
    { vrednost: 'BINARY' },
  ],
  ['an export with a NUL in it', good.replace('SECUNDUM', 'SEC\0NDUM'), 'FILE_TYPE', { vrednost: 'BINARY' }],
  ['UTF-16', utf16(good, { mark: true }), 'ENCODING_UTF16', {}],
  ['UTF-16 without its mark', utf16(good, { mark: false }), 'ENCODING_UTF16', {}],
  [
    'Windows-1250',
    bytes(good, '4,', [0x8a], 'E', [0xc6], 'ER'),
    'ENCODING_NOT_UTF8',
    { linija: 8, vrednost: '4,ŠEĆER' },
  ],
  ['prose', 'Dear all,\nplease find the list attached.\n', 'HEADER_NOT_FOUND', {}],
  [
    'another table',
    csv([
      ['Name', 'Price'],
      ['Krema', '5'],
    ]),
    'HEADER_NOT_FOUND',
    {},
  ],
  ['JSON', '{"inci": "AQUA"}', 'HEADER_NOT_FOUND', {}],
  ['an inventory without CAS numbers', without('CAS No', good), 'COLUMN_MISSING', { linija: 3, kolona: 'CAS No' }],
  ['an inventory without functions', without('Function', good), 'COLUMN_MISSING', { linija: 3, kolona: 'Function' }],
  [
    'an annex without maxima',
    without(
      'Maximum concentration in ready for use preparation',
      annexFile('III', [{ reference: '1', substance: 'x' }]),
    ),
    'COLUMN_MISSING',
    { linija: 5, kolona: 'Maximum concentration in ready for use preparation' },
  ],
  [
    'Annex II called V',
    annexFile('II', [{ reference: '1', substance: 'x' }]).replace('ANNEX II', 'ANNEX V'),
    'COLUMN_MISSING',
    { linija: 5 },
  ],
  ['a header alone', csv([INVENTORY_HEADER]), 'NO_ROWS', { linija: 1 }],
  ['a file that ends in a quoted cell', good.slice(0, good.indexOf('two') + 2), 'QUOTE_NOT_CLOSED', { linija: 5 }],
  [
    'a file that ends in the middle of a row',
    good.slice(0, good.indexOf('TERTIUM') + 5),
    'CUT_OFF',
    { linija: 7, vrednost: 'TERTI' },
  ],
  [
    'a quote in the middle of a cell',
    good.replace('TERTIUM', 'TER"TI"UM'),
    'QUOTE_MISPLACED',
    { linija: 7, kolona: '2' },
  ],
  ['text behind a quoted cell', good.replace('two"', 'two"x'), 'QUOTE_MISPLACED', { linija: 5, kolona: '7' }],
])('%s is rejected with the reason and its line', expectReason);

again.each<Unreadable>([
  ['200,001 rows', `${good}${'4,X,,,,,,,,\n'.repeat(199_998)}`, 'TOO_MANY_ROWS', { linija: 200_005 }],
  ['a quote that swallows the rest', `${good}4,"${'x,y\n'.repeat(400_000)}`, 'QUOTE_NOT_CLOSED', { linija: 8 }],
])('%s is rejected with the reason and its line', expectReason);

test('5,000 invalid rows are counted, and the first 200 are listed', async () => {
  const read = await admin.read(
    csv([
      INVENTORY_HEADER,
      inventoryCells({ inci: 'BONUM' }),
      ...Array.from({ length: 5000 }, () => inventoryCells({ inci: '-', ref: '7' })),
    ]),
  );
  expect([read.stanje, read.problemi.length, read.brojProblema]).toEqual(['spremno', 200, 5001]);
  expect(read.brojevi).toContainEqual({ vrsta: 'preskoceno', broj: 5000 });
});

describe('the size of a file', () => {
  const MEBIBYTE = 1024 * 1024;
  const post = async (size: number) =>
    send(standIns().product.url, 'POST', '/api/v1/cosing/imports', {
      token,
      form: importForm(new Uint8Array(size).fill(0x20)),
    });

  again('a file of 200 MiB is rejected', async () => {
    const { status, body } = await post(200 * MEBIBYTE);
    expect([status, body]).toEqual([413, { status: 'fail', message: 'Zahtev je prevelik.' }]);
  });

  test('a file may have at most 50 MiB', async () => {
    expect([(await post(50 * MEBIBYTE + 1)).status, (await post(50 * MEBIBYTE)).status]).toEqual([413, 200]);
  });

  test('the larger limit does not apply to photos', async () => {
    const form = new FormData();
    form.set('name', 'Administrator Sistema');
    form.set('previousPhoto', '');
    form.set('photo', new Blob([new Uint8Array(5 * MEBIBYTE + 1)]), 'photo');
    expect((await send(standIns().product.url, 'PATCH', '/api/v1/users/updateMe', { token, form })).status).toBe(413);
  });
});

test.each([
  ['no file', () => ({ naziv: 'x' })],
  ['a file as text', () => ({ naziv: 'x', fajl: good })],
  ['no name', () => ({ fajl: new Blob([good]) })],
  ['an empty name', () => ({ naziv: '', fajl: new Blob([good]) })],
  ['a name of 201 characters', () => ({ naziv: 'x'.repeat(201), fajl: new Blob([good]) })],
  ['an unknown field', () => ({ naziv: 'x', fajl: new Blob([good]), apply: 'true' })],
] as [string, () => Record<string, string | Blob>][])('a form with %s is rejected', async (_what, fields) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields())) form.append(name, value);
  expect((await send(standIns().product.url, 'POST', '/api/v1/cosing/imports', { token, form })).status).toBe(422);
});

test('nothing of an unreadable file is imported', async () => {
  expect(await knowledge()).toEqual(before);
});
