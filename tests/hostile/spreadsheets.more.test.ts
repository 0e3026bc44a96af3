import { ZipFile } from 'yazl';
import { startBff, type TestBff } from '../support/bff.ts';

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

async function zip(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, part] of Object.entries(parts)) archive.addBuffer(Buffer.from(part), name);
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

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

test('formulas are read as texts', async () => {
  const { rejectedWith, rows } = await importSheet(await zip(workbook(good)));
  expect(rejectedWith).toBeNull();
  expect(rows.map(({ tradeName }) => tradeName)).toEqual(['Voda', '=HYPERLINK("http://evil.example","x")']);
});

test.each<[string, string | number, () => Promise<Buffer> | Buffer]>([
  ['a zip bomb', 'TOO_LARGE', () => zip(workbook(Buffer.alloc(60 * MIB, 0x20)))],
  [
    'a zip bomb in several entries',
    'TOO_LARGE',
    () =>
      zip({
        ...workbook(good),
        ...Object.fromEntries(
          Array.from({ length: 6 }, (_, at) => [`xl/worksheets/sheet${at + 2}.xml`, Buffer.alloc(10 * MIB, 0x20)]),
        ),
      }),
  ],
  [
    'a zip bomb with a false size',
    'BROKEN',
    async () => withFalseSize(await zip(workbook(Buffer.alloc(60 * MIB, 0x20)))),
  ],
  [
    'an external entity',
    'NOT_ALLOWED',
    () =>
      zip(
        workbook(
          `${declaration}<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${sheetOf(cell('Name') + cell('INCI'), cell('&e;') + cell('Aqua'))}`,
        ),
      ),
  ],
  ['a document type in UTF-16', 'BROKEN', () => zip(workbook(Buffer.from(`\ufeff<!DOCTYPE x>${good}`, 'utf16le')))],
  [
    'too many entries',
    415,
    () =>
      zip({
        ...workbook(good),
        ...Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`xl/media/${at}.png`, 'x'])),
      }),
  ],
  [
    'an entry name outside the archive',
    415,
    async () =>
      Buffer.from(
        (await zip({ ...workbook(good), 'xl/aa/evil.xml': 'x' }))
          .toString('latin1')
          .replaceAll('xl/aa/evil.xml', '../../evil.xml'),
        'latin1',
      ),
  ],
  ['half an archive', 415, async () => (await zip(workbook(good))).subarray(0, 700)],
  ['damaged bytes', 'BROKEN', async () => withDamagedBytes(await zip(workbook(good)))],
  [
    'a password-protected file',
    415,
    () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(4096)]),
  ],
  ['100,000 raw materials', 'TOO_MANY_ROWS', () => Buffer.from(`Name;INCI\n${'N;Aqua\n'.repeat(100_000)}`)],
  ['a text of 20 MiB in one cell', 'QUOTES', () => Buffer.from(`Name;INCI\n"${'x'.repeat(20 * MIB - 100)}`)],
])('%s is rejected with %s', async (_name, expected, content) => {
  expect((await importSheet(await content())).rejectedWith).toBe(expected);
});

test('a sheet that exhausts the memory of its worker does not affect the server', async () => {
  // 21 million cells in fewer rows than the limit, so that only the memory limit can reject it.
  const row = `${';'.repeat(4_440)}\n`;
  const content = Buffer.from(`Name;INCI\nVoda;Aqua\n${row.repeat(4_700)}`);
  expect(['TOO_LARGE', 'TOO_SLOW']).toContain((await importSheet(content)).rejectedWith);
  expect((await importSheet(await zip(workbook(good)))).rejectedWith).toBeNull();
});

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
