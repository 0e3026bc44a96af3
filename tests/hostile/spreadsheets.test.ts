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
/** The parts of the smallest workbook, with one sheet of this content. */
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

/** Sends a file and has it imported; gives the refusal's word, or the status where the upload was refused, and the rows where it was not. */
async function tried(
  content: Buffer,
): Promise<{ refused: string | number | null; rows: { tradeName: string | null }[] }> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), 'a.xlsx');
  const headers = { authorization: `Bearer ${await bff.tokenOf('org')}`, 'apollo-require-preflight': 'true' };
  const sent = await fetch(`${bff.url}/uploads?kind=sheet`, { method: 'POST', headers, body });
  if (!sent.ok) return { refused: sent.status, rows: [] };
  const { reference } = (await sent.json()) as { reference: string };
  const asking = bff.askAs<{
    startRawMaterialImport: { rawMaterialImport: { rows: { tradeName: string | null }[] } } | null;
  }>('org', START, { variables: { input: { upload: reference, fileName: 'a.xlsx' } } });
  // Meanwhile the server answers others.
  expect((await bff.askAs('klijent', '{ __typename }')).status).toBe(200);
  const { code, errors, data } = await asking;
  if (code === undefined) return { refused: null, rows: data.startRawMaterialImport?.rawMaterialImport.rows ?? [] };
  expect(code).toBe('BAD_USER_INPUT');
  const [field] = errors[0]?.extensions.fields ?? [];
  return { refused: (field as { code?: string } | undefined)?.code ?? 'without a word', rows: [] };
}

test('formulas are texts, nothing is calculated, and parts that were left packed are not missed', async () => {
  const { refused, rows } = await tried(await zip(workbook(good)));
  expect(refused).toBeNull();
  expect(rows.map(({ tradeName }) => tradeName)).toEqual(['Voda', '=HYPERLINK("http://evil.example","x")']);
});

test.each<[string, string | number, () => Promise<Buffer> | Buffer]>([
  ['a bomb', 'TOO_LARGE', () => zip(workbook(Buffer.alloc(60 * MIB, 0x20)))],
  [
    'a bomb in pieces',
    'TOO_LARGE',
    () =>
      zip({
        ...workbook(good),
        ...Object.fromEntries(
          Array.from({ length: 6 }, (_, at) => [`xl/worksheets/sheet${at + 2}.xml`, Buffer.alloc(10 * MIB, 0x20)]),
        ),
      }),
  ],
  ['a bomb that says it is small', 'BROKEN', async () => lying(await zip(workbook(Buffer.alloc(60 * MIB, 0x20))))],
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
    'more entries than a workbook has',
    415,
    () =>
      zip({
        ...workbook(good),
        ...Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`xl/media/${at}.png`, 'x'])),
      }),
  ],
  [
    'a name that leads out of the archive',
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
  ['damaged bytes', 'BROKEN', async () => damaged(await zip(workbook(good)))],
  [
    'a file that a password protects',
    415,
    () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(4096)]),
  ],
  ['100,000 raw materials', 'TOO_MANY_ROWS', () => Buffer.from(`Name;INCI\n${'N;Aqua\n'.repeat(100_000)}`)],
  ['a text of 20 MiB in one cell', 'QUOTES', () => Buffer.from(`Name;INCI\n"${'x'.repeat(20 * MIB - 100)}`)],
])('%s is refused with %s', async (_name, refused, content) => {
  expect((await tried(await content())).refused).toBe(refused);
});

test('a sheet that takes more memory than a thread has ends the thread alone', async () => {
  // Fewer rows than may be imported, of 21 million cells: without the limit it would be read.
  const row = `${';'.repeat(4_440)}\n`;
  const content = Buffer.from(`Name;INCI\nVoda;Aqua\n${row.repeat(4_700)}`);
  expect(['TOO_LARGE', 'TOO_SLOW']).toContain((await tried(content)).refused);
  expect((await tried(await zip(workbook(good)))).refused).toBeNull();
});

/** The same archive whose directory gives the size of its sheet as 1,000 bytes. */
function lying(archive: Buffer): Buffer {
  const made = Buffer.from(archive);
  // APPNOTE.TXT, section 4.3.12: in an entry of the directory the size stands 22 bytes before the name.
  const name = made.lastIndexOf('xl/worksheets/sheet1.xml');
  made.writeUInt32LE(1000, name - 22);
  return made;
}

/** The same archive with other bytes in the middle of its compressed content. */
function damaged(archive: Buffer): Buffer {
  const made = Buffer.from(archive);
  const at = made.indexOf('xl/worksheets/sheet1.xml') + 60;
  made.fill(0xff, at, at + 40);
  return made;
}
