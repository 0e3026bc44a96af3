import { CFB, utils, write } from '@e965/xlsx';
import { startBff, type TestBff } from '../support/bff.ts';
import { odsFile, odsRow, odsText } from '../support/odsFile.ts';
import { zipOf } from '../support/zip.ts';

const START =
  'mutation ($input: StartRawMaterialImportInput!) { startRawMaterialImport(input: $input) { rawMaterialImport { rows { tradeName fields { field } } } } }';
const MIB = 1024 * 1024;

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const ooxml = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The parts of a minimal workbook with the given sheet. */
const workbook = (sheet: string | Buffer): Record<string, string | Buffer> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${ooxml}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${ooxml}.worksheet+xml"/><Override PartName="/xl/persons/person.xml" ContentType="application/vnd.ms-excel.person+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': sheet,
});
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const sheetOf = (...rows: string[]) =>
  `${declaration}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.map((row) => `<row>${row}</row>`).join('')}</sheetData></worksheet>`;
const good = sheetOf(
  cell('Name') + cell('INCI') + cell('%'),
  cell('Voda') + cell('Aqua') + '<c><f>50*2</f><v>100</v></c>',
  '<c t="str"><f>HYPERLINK("http://evil.example","x")</f><v>x</v></c>' + cell('Aqua'),
);

/**
 * Uploads and imports a file. `rejectedWith` is the error code of the import or the status of the upload; null when it
 * was imported.
 */
async function importSheet(
  content: Buffer,
): Promise<{ rejectedWith: string | number | null; rows: { tradeName: string | null }[] }> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), 'a.xlsx');
  const headers = { authorization: `Bearer ${await bff.tokenOf('org')}`, 'apollo-require-preflight': 'true' };
  const sent = await fetch(`${bff.url}/uploads?kind=sheet`, { method: 'POST', headers, body });
  if (!sent.ok) return { rejectedWith: sent.status, rows: [] };
  const { reference } = (await sent.json()) as { reference: string };
  const importing = bff.askAs<{
    startRawMaterialImport: { rawMaterialImport: { rows: { tradeName: string | null }[] } } | null;
  }>('org', START, { variables: { input: { upload: reference, fileName: 'a.xlsx' } } });
  // The import runs in a worker, so other requests are answered meanwhile.
  expect((await bff.askAs('klijent', '{ __typename }')).status).toBe(200);
  const { code, errors, data } = await importing;
  if (code === undefined)
    return { rejectedWith: null, rows: data.startRawMaterialImport?.rawMaterialImport.rows ?? [] };
  expect(code).toBe('BAD_USER_INPUT');
  const [field] = errors[0]?.extensions.fields ?? [];
  return { rejectedWith: (field as { code?: string } | undefined)?.code ?? 'without a code', rows: [] };
}

test('calculated cells count by their stored values', async () => {
  const { rejectedWith, rows } = await importSheet(await zipOf(workbook(good)));
  expect(rejectedWith).toBeNull();
  expect(rows.map(({ tradeName }) => tradeName)).toEqual(['Voda', 'x']);
});

test.each<[string, string | number | RegExp, () => Promise<Buffer> | Buffer]>([
  ['a zip bomb', 'TOO_LARGE', () => zipOf(workbook(Buffer.alloc(60 * MIB, 0x20)))],
  [
    'a zip bomb in several entries',
    'TOO_LARGE',
    () =>
      zipOf({
        ...workbook(good),
        ...Object.fromEntries(
          Array.from({ length: 6 }, (_, at) => [`xl/worksheets/sheet${at + 2}.xml`, Buffer.alloc(10 * MIB, 0x20)]),
        ),
      }),
  ],
  [
    'a zip bomb with a false size',
    'BROKEN',
    async () => withFalseSize(await zipOf(workbook(Buffer.alloc(60 * MIB, 0x20)))),
  ],
  [
    'an external entity',
    'NOT_ALLOWED',
    () =>
      zipOf(
        workbook(
          `${declaration}<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${sheetOf(cell('Name') + cell('INCI'), cell('&e;') + cell('Aqua'))}`,
        ),
      ),
  ],
  ['a document type in UTF-16', 'BROKEN', () => zipOf(workbook(Buffer.from(`\ufeff<!DOCTYPE x>${good}`, 'utf16le')))],
  [
    'too many entries',
    415,
    () =>
      zipOf({
        ...workbook(good),
        ...Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`xl/media/${at}.png`, 'x'])),
      }),
  ],
  [
    'an entry name outside the archive',
    415,
    async () =>
      Buffer.from(
        (await zipOf({ ...workbook(good), 'xl/aa/evil.xml': 'x' }))
          .toString('latin1')
          .replaceAll('xl/aa/evil.xml', '../../evil.xml'),
        'latin1',
      ),
  ],
  ['half an archive', 415, async () => (await zipOf(workbook(good))).subarray(0, 700)],
  ['damaged bytes', 'BROKEN', async () => withDamagedBytes(await zipOf(workbook(good)))],
  [
    'a password-protected file',
    415,
    () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(4096)]),
  ],
  ['cells of an ods file that repeat a million times', /TOO_(LARGE|SLOW)/, () => odsFile(repeatedSheet)],
  ['a document type in an ods file', 'NOT_ALLOWED', () => odsFile('<!DOCTYPE x [<!ENTITY e "x">]>')],
  ['an ods file with a password', 'PROTECTED', () => odsFile('', '', '<manifest:encryption-data/>')],
  ['a zip bomb in an ods file', 'TOO_LARGE', () => odsFile(' '.repeat(60 * MIB))],
  ['a workbook with a password', 'PROTECTED', () => compound('EncryptedPackage', 'EncryptionInfo')],
  ['half an xls file', 'BROKEN', () => xls().subarray(0, 2_000)],
  ['a web page under the name of a spreadsheet', 'WEB_PAGE', () => Buffer.from('<html><table><tr><td>Name</td>')],
  ['100,000 raw materials', 'TOO_MANY_ROWS', () => Buffer.from(`Name;INCI\n${'N;Aqua\n'.repeat(100_000)}`)],
  ['a text of 20 MiB in one cell', 'QUOTES', () => Buffer.from(`Name;INCI\n"${'x'.repeat(20 * MIB - 100)}`)],
])('%s is rejected with %s', async (_name, expected, content) => {
  const { rejectedWith } = await importSheet(await content());
  if (expected instanceof RegExp) expect(rejectedWith).toMatch(expected);
  else expect(rejectedWith).toBe(expected);
});

test('a sheet that exhausts the memory of its worker does not affect the server', async () => {
  // 21 million cells in fewer rows than the limit, so that only the memory limit can reject it.
  const row = `${';'.repeat(4_440)}\n`;
  const content = Buffer.from(`Name;INCI\nVoda;Aqua\n${row.repeat(4_700)}`);
  expect(['TOO_LARGE', 'TOO_SLOW']).toContain((await importSheet(content)).rejectedWith);
  expect((await importSheet(await zipOf(workbook(good)))).rejectedWith).toBeNull();
});

const repeatedSheet = `<table:table table:name="S">${odsRow(
  odsText('x', 'table:number-columns-repeated="16384"'),
  'table:number-rows-repeated="1048576"',
)}</table:table>`;

function xls(): Buffer {
  const made = utils.book_new();
  utils.book_append_sheet(
    made,
    utils.aoa_to_sheet([
      ['Name', 'INCI'],
      ['Voda', 'Aqua'],
    ]),
    'S',
  );
  return write(made, { type: 'buffer', bookType: 'biff8' }) as Buffer;
}

/** A compound file with these streams; the types of the library do not know its writer. */
function compound(...streams: string[]): Buffer {
  const { utils: files, write: toBytes } = CFB as CompoundWriter;
  const made = files.cfb_new();
  for (const name of streams) files.cfb_add(made, `/${name}`, Buffer.alloc(5_000, 1));
  return Buffer.from(toBytes(made, { type: 'buffer' }));
}
interface CompoundWriter {
  utils: { cfb_new: () => object; cfb_add: (file: object, path: string, content: Buffer) => void };
  write: (file: object, options: { type: 'buffer' }) => Uint8Array;
}

/** The archive with a size of 1,000 bytes for the sheet in its directory. */
function withFalseSize(archive: Buffer): Buffer {
  const made = Buffer.from(archive);
  // APPNOTE.TXT, section 4.3.12: the size is 22 bytes before the name in a directory entry.
  const name = made.lastIndexOf('xl/worksheets/sheet1.xml');
  made.writeUInt32LE(1000, name - 22);
  return made;
}

/** The archive with wrong bytes in the middle of its compressed content. */
function withDamagedBytes(archive: Buffer): Buffer {
  const made = Buffer.from(archive);
  const at = made.indexOf('xl/worksheets/sheet1.xml') + 60;
  made.fill(0xff, at, at + 40);
  return made;
}
