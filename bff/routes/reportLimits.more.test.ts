import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { people, type Person, type TestBff } from '../../tests/support/bff.ts';
import { startBffHere } from '../../tests/support/bffHere.ts';
import { aPdf } from '../../tests/support/pdf.ts';

const withTools = existsSync('/usr/bin/pdftotext') ? test : test.skip;
const MIB = 1024 ** 2;
const NEVER_ENDS = 900_000;
const LAVANDA = companyIdOf('Lavanda Natura d.o.o.');
const MATERIAL =
  'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }';
const FORMULA = 'mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug } } }';
const PIF = 'mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { slug } } }';
const ADD = 'mutation ($input: AddPifFileInput!) { addPifFile(input: $input) { file { sha256 } } }';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBffHere();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => bff.close());

async function mutate<Data>(query: string, input: object): Promise<Data> {
  const { data, errors } = await bff.askAs<Data>('konsultant', query, { variables: { input } });
  expect(errors).toEqual([]);
  return data;
}
const createPif = async (input: object): Promise<string> =>
  (await mutate<{ createPif: { pif: { slug: string } } }>(PIF, { companyId: LAVANDA, ...input })).createPif.pif.slug;
const request = async (slug: string, query: string, person: Person = 'konsultant') =>
  fetch(`${bff.url}/exports/pif/${slug}?${query}`, {
    headers: { authorization: `Bearer ${await bff.tokenOf(person)}` },
  });

withTools(
  'a report of 300 substances has every one of them, the head of the table on each of its pages, and hash and number on every page',
  async () => {
    const names = Array.from({ length: 300 }, (_, at) => `Measured Substance ${at + 1}`);
    const lines = [];
    for (let part = 0; part < 10; part += 1) {
      const composition = names
        .slice(30 * part, 30 * part + 30)
        .map((inciName) => ({ inciName, maxConcentration: '3' }));
      const input = { tradeName: `Mešavina ${part}`, type: 'PLAIN', values: { composition } };
      const { createRawMaterial } = await mutate<{ createRawMaterial: { rawMaterial: { slug: string } } }>(
        MATERIAL,
        input,
      );
      lines.push({ rawMaterialSlug: createRawMaterial.rawMaterial.slug, percent: '10' });
    }
    const { createFormula } = await mutate<{ createFormula: { formula: { slug: string } } }>(FORMULA, {
      formula: { name: 'Trista', companyId: LAVANDA, lines },
    });
    const slug = await createPif({ name: 'Trista supstanci', formulaSlug: createFormula.formula.slug });
    const response = await request(slug, 'parts=cover,A1,A7,A8&language=en');
    expect(response.status).toBe(200);
    const input = Buffer.from(await response.arrayBuffer());
    const pages = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8', maxBuffer: 2 ** 28 })
      .split('\f')
      .slice(0, -1);
    const text = pages.join(' ').replace(/\s+/g, ' ');
    for (const name of names) expect(text).toContain(name);
    expect(text).toContain('profile 300 of 300');
    const foot = /SHA-256 [0-9a-f]{8} … [0-9a-f]{4}/;
    const hash = foot.exec(pages[0] ?? '')?.[0];
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`page ${index + 1} of ${pages.length}`);
      expect(foot.exec(page)?.[0]).toBe(hash);
      expect(page).toContain('Draft – not signed');
    }
    const margins = pages.filter((page) => /✗ no POD/.test(page) && !page.includes('profile '));
    expect(margins.length).toBeGreaterThan(4);
    for (const page of margins) expect(page).toMatch(/Substance \(INCI\)[\s\S]*MoS/);
  },
  NEVER_ENDS,
);

test(
  'ten files of 20 MiB go inside a report, and their pages follow one',
  async () => {
    const slug = await createPif({ name: 'Deset priloga' });
    const small = aPdf('Postupak');
    const hashes: string[] = [];
    for (let at = 0; at < 10; at += 1) {
      // A comment behind the head of a PDF makes it as large as a file may be; the places of its objects are told anew.
      const bytes = withComment(small, 20 * MIB, at);
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(bytes)]), 'x');
      const headers = {
        authorization: `Bearer ${await bff.tokenOf('konsultant')}`,
        'apollo-require-preflight': 'true',
      };
      const uploaded = await fetch(`${bff.url}/uploads?kind=pifFile`, { method: 'POST', headers, body });
      const { reference } = (await uploaded.json()) as { reference: string };
      const input = { slug, slot: 'METHOD', name: `Postupak ${at}.pdf`, upload: reference };
      const { addPifFile } = await mutate<{ addPifFile: { file: { sha256: string } } }>(ADD, input);
      hashes.push(addPifFile.file.sha256);
    }
    const response = await request(slug, 'parts=documents&language=en&attachments=INSIDE&files=MANUFACTURING');
    expect(response.status).toBe(200);
    let size = 0;
    const pdf = createHash('sha256');
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      pdf.update(chunk);
    }
    expect(size).toBeGreaterThan(200 * MIB);
    expect(new Set(hashes).size).toBe(10);
    const appended = await request(slug, 'parts=documents&language=en&attachments=APPENDED&files=MANUFACTURING');
    expect(appended.status).toBe(200);
    const input = Buffer.from(await appended.arrayBuffer());
    if (existsSync('/usr/bin/pdftotext')) {
      const pages = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' }).split('\f');
      const dividers = pages.flatMap((page, at) => (/Attachment \d+ of 10/.test(page) ? [at] : []));
      expect(dividers).toHaveLength(10);
      for (const [at, hash] of hashes.entries()) {
        expect(pages[dividers[at] ?? NaN]).toContain(hash.slice(0, 8));
        expect(pages[(dividers[at] ?? NaN) + 1]?.trim()).toBe('Postupak');
      }
    }
    // Other requests are answered after it as before.
    expect((await request(slug, 'parts=documents&language=en')).status).toBe(200);
  },
  NEVER_ENDS,
);

/**
 * The same PDF of `size` bytes: the comment stands before the table of cross references, whose place is written anew.
 */
function withComment(pdf: Buffer, size: number, mark: number): Buffer {
  const text = pdf.toString('latin1');
  const table = text.lastIndexOf('xref\n0');
  const tail = (place: number) => text.slice(table).replace(/startxref\n\d+/, `startxref\n${place}`);
  const room = size - table - tail(size).length;
  const comment = `%${mark}${'.'.repeat(room - 2 - String(mark).length)}\n`;
  return Buffer.from(`${text.slice(0, table)}${comment}${tail(table + comment.length)}`, 'latin1');
}

test(
  'a report that is not laid out within a minute is refused as OVERLOADED, and the next one is made',
  async () => {
    const slug = await createPif({ name: 'Spora krema' });
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const minute = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 60_000 ? 1 : ms));
    const late = await request(slug, 'parts=description&language=en');
    expect(minute).toHaveBeenCalledWith(60_000);
    expect(late.status).toBe(503);
    expect(await late.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] });
    minute.mockRestore();
    expect((await request(slug, 'parts=description&language=en')).status).toBe(200);
  },
  NEVER_ENDS,
);

test(
  'of 40 exports at once two of each person are made, the others are refused at once, and queries are answered meanwhile',
  async () => {
    const slug = await createPif({ name: 'Tražena krema' });
    const readers: Person[] = people.filter((person) => !['dcp', 'org2', 'konsultant2', 'klijent2'].includes(person));
    const exports = Array.from({ length: 40 }, (_, at) =>
      request(slug, 'parts=description&language=sr', readers[at % readers.length]).then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      }),
    );
    const { data } = await bff.askAs<{ pif: { name: string } }>(
      'konsultant',
      'query ($slug: String!) { pif(slug: $slug) { name } }',
      { variables: { slug } },
    );
    expect(data.pif.name).toBe('Tražena krema');
    const statuses = await Promise.all(exports);
    const made = statuses.filter((status) => status === 200).length;
    expect(made).toBeGreaterThanOrEqual(2 * readers.length);
    expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(statuses.length - made).toBeGreaterThan(0);
    expect((await request(slug, 'parts=description&language=sr')).status).toBe(200);
  },
  NEVER_ENDS,
);
