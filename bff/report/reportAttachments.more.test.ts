import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { FORMULA_COUNT, formulaAt } from '../../mocks/demo-data/formulas.ts';
import { startBff, type Person, type TestBff } from '../../tests/support/bff.ts';
import { aPdf, protectedPdf } from '../../tests/support/pdf.ts';

/** Tools of poppler-utils, qpdf, unzip and coreutils, which read files independently of what wrote them. */
const withTools = ['pdftotext', 'pdfdetach', 'pdfinfo', 'qpdf', 'unzip', 'sha256sum'].every((tool) =>
  existsSync(`/usr/bin/${tool}`),
)
  ? test
  : test.skip;

const LAVANDA = companyIdOf('Lavanda Natura d.o.o.');
const formula = Array.from({ length: FORMULA_COUNT }, (_, at) => formulaAt(at)).find(
  (one) => one.formula.companyId === LAVANDA && one.materialIds.length > 0,
)?.formula.slug;
const CREATE = 'mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { slug } } }';
const ADD = 'mutation ($input: AddPifFileInput!) { addPifFile(input: $input) { file { id } } }';
const ADD_DOCUMENT = 'mutation ($input: AddDocumentInput!) { addDocument(input: $input) { document { id } } }';
const DOCUMENTS = 'query ($slug: String!) { pif(slug: $slug) { materialDocuments { materialSlug name size } } }';
const MATERIALS = 'query ($slug: String!) { pif(slug: $slug) { requirements { rawMaterial { slug } } } }';
const HISTORY = `query ($slug: String!) { history(subject: PIF, slug: $slug, filter: { kind: EXPORT }) {
  items { person changes { field after } } } }`;

const method = new Uint8Array(aPdf('Postupak', 'Strana dva'));
const proof = new Uint8Array(aPdf('Dokaz'));
const secret = new Uint8Array(protectedPdf());
/** Begins and ends as a PDF, so that it can be uploaded; the place of its pages is overwritten. */
const broken = new Uint8Array(
  Buffer.from(
    aPdf('Pokvareno')
      .toString('latin1')
      .replace(/2 0 obj[^]*?endobj/, (part) => '#'.repeat(part.length)),
    'latin1',
  ),
);

let bff: TestBff;
let folder: string;
let slug: string;

async function upload(person: Person, kind: string, bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.append('file', new Blob([bytes]), 'x');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=${kind}`, { method: 'POST', headers, body });
  return ((await response.json()) as { reference: string }).reference;
}
const mutate = async (query: string, input: object) => {
  const { data, errors } = await bff.askAs<never>('konsultant', query, { variables: { input } });
  expect(errors).toEqual([]);
  return data as unknown;
};

beforeAll(async () => {
  bff = await startBff();
  folder = await mkdtemp(join(tmpdir(), 'attachments-'));
  const input = { name: 'Krema sa prilozima', companyId: LAVANDA, formulaSlug: formula };
  const created = (await mutate(CREATE, input)) as { createPif: { pif: { slug: string } } };
  slug = created.createPif.pif.slug;
  const files = [
    { slot: 'METHOD', name: 'Postupak šćž.pdf', bytes: method },
    { slot: 'CLAIM_PROOF', name: 'Postupak šćž.pdf', bytes: proof },
  ];
  for (const { slot, name, bytes } of files)
    await mutate(ADD, { slug, slot, name, upload: await upload('konsultant', 'pifFile', bytes) });
  const { data } = await bff.askAs<{ pif: { requirements: { rawMaterial: { slug: string } | null }[] } }>(
    'konsultant',
    MATERIALS,
    { variables: { slug } },
  );
  const material = data.pif.requirements.find(({ rawMaterial }) => rawMaterial?.slug)?.rawMaterial?.slug;
  const documents = [
    { folder: 'SDS', name: 'Tajno.pdf', bytes: secret },
    { folder: 'TDS', name: 'Pokvareno.pdf', bytes: broken },
  ];
  for (const { bytes, ...document } of documents)
    await mutate(ADD_DOCUMENT, { slug: material, ...document, upload: await upload('konsultant', 'document', bytes) });
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

async function exported(person: Person, query: string) {
  const response = await fetch(`${bff.url}/exports/pif/${slug}?language=sr&${query}`, {
    headers: { authorization: `Bearer ${await bff.tokenOf(person)}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const path = join(folder, createHash('sha256').update(query).digest('hex'));
  await writeFile(path, bytes);
  return { status: response.status, type: response.headers.get('content-type'), bytes, path };
}
const run = (tool: string, ...args: string[]): string =>
  execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], cwd: folder });

withTools('attachments inside the report are the originals byte for byte, and it is PDF/A-3a', async () => {
  const { path } = await exported(
    'konsultant',
    'parts=cover,A1,documents&attachments=INSIDE&files=MANUFACTURING,CLAIMS,DOCUMENTS',
  );
  expect(run('pdfdetach', '-list', path)).toMatch(/Postupak šćž\.pdf[\s\S]*Postupak šćž \(2\)\.pdf[\s\S]*Tajno\.pdf/);
  run('pdfdetach', '-saveall', '-o', folder, path);
  expect(await readFile(join(folder, 'Postupak šćž.pdf'))).toEqual(Buffer.from(method));
  expect(await readFile(join(folder, 'Postupak šćž (2).pdf'))).toEqual(Buffer.from(proof));
  expect(await readFile(join(folder, 'Tajno.pdf'))).toEqual(Buffer.from(secret));
  expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
  expect(run('pdfinfo', '-meta', path)).toMatch(/pdfaid:part>3<[\s\S]*pdfaid:conformance>A</);
});

withTools('an archive holds the report and the attachments with checksums that are right', async () => {
  const { type, path } = await exported(
    'konsultant',
    'parts=description,A1&attachments=ZIP&files=MANUFACTURING,CLAIMS,DOCUMENTS',
  );
  expect(type).toBe('application/zip');
  const target = await mkdtemp(join(folder, 'zip-'));
  run('unzip', '-q', '-d', target, path);
  const checked = execFileSync('sha256sum', ['-c', 'manifest.sha256'], { cwd: target, encoding: 'utf8' });
  expect(checked).toContain('Krema sa prilozima.pdf: OK');
  expect(checked).toContain('METHOD/Postupak šćž.pdf: OK');
  expect(checked).toMatch(/raw-materials\/\S+\/SDS\/Tajno\.pdf: OK/);
});

withTools('appended files follow their dividers, and what cannot be opened has its divider alone', async () => {
  const { status, path } = await exported(
    'konsultant',
    'parts=cover,A1,B1&attachments=APPENDED&files=DESCRIPTION,MANUFACTURING,CLAIMS,DOCUMENTS',
  );
  expect(status).toBe(200);
  const text = run('pdftotext', '-layout', path, '-');
  const pages = text.split('\f').map((page) => page.replace(/\s+/g, ' '));
  const dividerOf = (name: string) => pages.findIndex((page) => /Prilog \d+ od \d+/.test(page) && page.includes(name));
  const methodAt = dividerOf('Postupak šćž.pdf');
  expect(pages[methodAt]).toContain(createHash('sha256').update(method).digest('hex').slice(0, 8));
  expect(pages[methodAt]).toMatch(/Strana koje slede 2/);
  expect(pages.slice(methodAt + 1, methodAt + 3)).toEqual(['Postupak ', 'Strana dva ']);
  expect(pages[dividerOf('Tajno.pdf')]).toContain('traži lozinku');
  expect(pages[dividerOf('Pokvareno.pdf')]).toContain('oštećen');
  expect(text).not.toContain('Tajno\f');
  const reportPages = pages.findIndex((page) => page.includes('Prilog 1 od'));
  expect(pages[1]).toMatch(new RegExp(`strana 2 od ${reportPages}`, 'i'));
  expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
  expect(run('pdfinfo', '-meta', path)).not.toContain('pdfaid');
  const outline = JSON.parse(run('qpdf', '--json', '--json-key=outlines', path)) as {
    outlines: { title: string; destpageposfrom1: number; kids: { title: string; destpageposfrom1: number }[] }[];
  };
  const attachments = outline.outlines.find(({ title }) => title.includes('Prilozi'));
  expect(attachments?.kids[0]).toMatchObject({ title: 'Postupak šćž.pdf', destpageposfrom1: methodAt + 1 });
});

async function estimated<Answer>(person: Person, path: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}` };
  const response = await fetch(`${bff.url}/exports/pif/${slug}/${path}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

withTools('before an export it is told how many pages it has and which files cannot be opened', async () => {
  const parts = 'cover,description,A1,A7,A8';
  const { pages, parts: byPart } = await estimated<{ pages: number; parts: Record<string, number> }>(
    'konsultant',
    `pages?parts=${parts}&language=sr`,
  );
  const { path } = await exported('konsultant', `parts=${parts}`);
  expect(run('pdfinfo', path)).toMatch(new RegExp(`Pages:\\s+${pages}\n`));
  expect(Object.keys(byPart)).toEqual(parts.split(','));
  // Cover and contents.
  expect(byPart['cover']).toBe(2);
  expect((byPart['description'] ?? 0) + (byPart['A1'] ?? 0)).toBeGreaterThan(1);
  expect(Object.values(byPart).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(pages);

  const { files } = await estimated<{ files: { name: string; pages: number | null; problem: string | null }[] }>(
    'konsultant',
    'attachments?parts=A1&files=MANUFACTURING,CLAIMS,DOCUMENTS',
  );
  expect(files.slice(0, 2)).toEqual([
    { name: 'Postupak šćž.pdf', pages: 2, problem: null },
    { name: 'Postupak šćž.pdf', pages: 1, problem: null },
  ]);
  // Of the raw materials one wants a password and one is damaged.
  expect(files.filter(({ problem }) => problem !== null)).toEqual([
    { name: 'Tajno.pdf', pages: null, problem: 'PROTECTED' },
    { name: 'Pokvareno.pdf', pages: null, problem: 'DAMAGED' },
  ]);
  // A client is told of the same files that he would get.
  const own = await estimated<{ files: object[] }>('klijent', 'attachments?parts=A1&files=CLAIMS,DOCUMENTS');
  expect(own.files).toHaveLength(1);
});

test('the history tells who exported what, with the SHA-256 of what was sent', async () => {
  const { bytes } = await exported('klijent', 'parts=description&attachments=INSIDE&files=CLAIMS');
  const { data } = await bff.askAs<{
    history: { items: { changes: { field: string; after: string }[] }[] };
  }>('klijent', HISTORY, { variables: { slug } });
  const [event] = data.history.items;
  expect(Object.fromEntries(event?.changes.map(({ field, after }) => [field, after]) ?? [])).toEqual({
    exportedParts: 'description',
    attachments: 'INSIDE',
    attachmentCount: '1',
    language: 'sr',
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
});

withTools('documents of raw materials go only with the composition, and never to a client', async () => {
  const all = 'attachments=INSIDE&files=CLAIMS,DOCUMENTS';
  const [staff, withoutFormula, client] = [
    await exported('konsultant', `parts=A1&${all}`),
    await exported('konsultant', `parts=A2&${all}`),
    await exported('klijent', `parts=A1,description&${all}`),
  ];
  expect(run('pdfdetach', '-list', staff.path)).toContain('Tajno.pdf');
  expect(run('pdfdetach', '-list', withoutFormula.path)).toBe('1 embedded files\n1: Postupak šćž.pdf\n');
  expect(run('pdfdetach', '-list', client.path)).toBe('1 embedded files\n1: Postupak šćž.pdf\n');
});

test('the documents that can be attached are listed for staff and not for a client', async () => {
  const ask = async (person: Person) =>
    (
      await bff.askAs<{ pif: { materialDocuments: { name: string; size: number }[] | null } }>(person, DOCUMENTS, {
        variables: { slug },
      })
    ).data.pif.materialDocuments;
  expect(await ask('konsultant')).toContainEqual(expect.objectContaining({ name: 'Tajno.pdf', size: secret.length }));
  expect(await ask('klijent')).toBeNull();
});

test('an export whose note fails is not handed out', async () => {
  await bff.standIns.product.fault({
    kind: 'status',
    status: 500,
    method: 'POST',
    path: `/api/v1/pifs/${slug}/izvozi`,
    times: 5,
  });
  expect((await exported('konsultant', 'parts=description')).status).toBe(502);
});
