import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { people, startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { certificate, makeSignedPif } from '../../../tests/support/signedPif.ts';

/** Tools of poppler-utils and qpdf, which read PDFs independently of what wrote them. */
const hasTools = ['/usr/bin/pdftotext', '/usr/bin/pdfinfo', '/usr/bin/qpdf'].every((path) => existsSync(path));
const withTools = hasTools ? test : test.skip;

interface Link {
  id: string;
  isCurrent: boolean;
  timesOpened: number;
  revokedBy: string | null;
  openings: { subject: string; network: string }[];
}

let bff: TestBff;
let slug: string;
beforeAll(async () => {
  bff = await startBff();
  slug = await makeSignedPif(bff.url, await bff.tokenOf('konsultant'), 'Krema Šećer & Đumbir', {
    hasCertificate: true,
  });
});
afterAll(() => bff.close());

const CREATE = `mutation ($input: CreateInspectionLinkInput!) {
  createInspectionLink(input: $input) { token link { id number isCurrent purpose createdBy timesOpened } } }`;
const REVOKE = `mutation ($input: RevokeInspectionLinkInput!) {
  revokeInspectionLink(input: $input) { link { isCurrent revokedBy } } }`;
const LIST = `query ($slug: String!) { pif(slug: $slug) {
  inspectionLinks { id isCurrent timesOpened revokedBy openings { subject network } } } }`;
const INSPECT = `query ($token: String!) { inspection(token: $token) {
  createdBy purpose name company number conclusion contentHash pdfSha256 pdfSize signedBy url files { name sha256 url } } }`;

const create = (person: Person = 'konsultant', change: object = {}) =>
  bff.askAs<{ createInspectionLink: { token: string; link: Link } }>(person, CREATE, {
    variables: { input: { slug, number: 1, days: 7, purpose: 'Inspekcija & nadzor', ...change } },
  });
const tokenOfNew = async () => (await create()).data.createInspectionLink.token;
const inspect = (token: string) => bff.ask<{ inspection: Inspected }>(INSPECT, { variables: { token } });
interface Inspected {
  url: string;
  pdfSha256: string;
  pdfSize: number;
  contentHash: string;
  files: { url: string | null; sha256: string }[];
}
const download = async (url: string, token: string) => {
  const response = await fetch(bff.url + url, { headers: { 'x-inspection-token': token } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
};
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a link shows the signed version and its files without an account', async () => {
  const token = await tokenOfNew();
  const { data, errors } = await inspect(token);
  expect([errors, data.inspection]).toMatchObject([
    [],
    {
      name: 'Krema Šećer & Đumbir',
      purpose: 'Inspekcija & nadzor',
      conclusion: 'UNSAFE',
      number: 1,
      files: [{ name: 'Sertifikat.pdf', sha256: sha256(certificate) }],
    },
  ]);
  const file = await download(data.inspection.files[0]?.url ?? '', token);
  expect([file.status, file.bytes.equals(Buffer.from(certificate))]).toEqual([200, true]);
  expect(file.headers.get('cache-control')).toBe('no-store');
});

test('the copy of the PDF begins with the signed bytes', async () => {
  const token = await tokenOfNew();
  const { inspection } = (await inspect(token)).data;
  const { status, bytes } = await download(inspection.url, token);
  expect([status, sha256(bytes.subarray(0, inspection.pdfSize))]).toEqual([200, inspection.pdfSha256]);
  expect(bytes.length).toBeGreaterThan(inspection.pdfSize);
});

withTools('every page of the copy says through which link it is shown, and stays a tagged PDF', async () => {
  const token = (await create('konsultant', { purpose: 'Инспекција Žabalj' })).data.createInspectionLink.token;
  const { bytes } = await download('/inspection/pdf', token);
  const folder = await mkdtemp(join(tmpdir(), 'dosije-copy-'));
  const file = join(folder, 'copy.pdf');
  await writeFile(file, bytes);
  const read = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' });
  const info = read('pdfinfo', file);
  const pages = Number(/^Pages:\s+(\d+)/m.exec(info)?.[1]);
  read('pdftotext', '-raw', file, join(folder, 'copy.txt'));
  const text = (await readFile(join(folder, 'copy.txt'), 'utf8')).replace(/\s+/g, ' ');
  expect(text.split('for: Инспекција Žabalj.')).toHaveLength(pages + 1);
  expect(info).toMatch(/^Tagged:\s+yes/m);
  expect(read('qpdf', '--check', file)).toContain('No syntax or stream encoding errors');
  await rm(folder, { recursive: true });
});

test('made-up, malformed and revoked tokens get the same response, and so does a file that is not in the version', async () => {
  const { token, link } = (await create()).data.createInspectionLink;
  const revoked = await bff.askAs<{ revokeInspectionLink: { link: Link } }>('org', REVOKE, {
    variables: { input: { slug, id: link.id } },
  });
  expect(revoked.data.revokeInspectionLink.link.isCurrent).toBe(false);
  const tokens = [token, 'a'.repeat(43), 'x', await bff.tokenOf('admin')];
  const answers = await Promise.all(tokens.map(inspect));
  expect(answers.map(({ code, errors }) => [code, errors[0]?.message])).toEqual(
    tokens.map((): unknown[] => ['NOT_FOUND', expect.any(String)]),
  );
  const statuses = tokens.flatMap((one) =>
    ['/inspection/pdf', '/inspection/files/none'].map((url) => [url, one] as const),
  );
  const downloads = await Promise.all(statuses.map(([url, one]) => download(url, one)));
  expect(new Set(downloads.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await download('/inspection/files/none', await tokenOfNew())).status).toBe(404);
});

test('the token of a link opens nothing else', async () => {
  const token = await tokenOfNew();
  const queries = ['{ viewer { id } }', '{ pifs { items { name } } }', `{ pif(slug: "${slug}") { name } }`];
  const answers = await Promise.all(queries.map((query) => bff.ask(query, { token })));
  expect(answers.map(({ code }) => code)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
});

test('staff sees who opened the link; a client and another organisation make and see none', async () => {
  const { token, link } = (await create()).data.createInspectionLink;
  await inspect(token);
  await download('/inspection/pdf', token);
  const listOf = async (person: Person) =>
    (await bff.askAs<{ pif: { inspectionLinks: Link[] | null } | null }>(person, LIST, { variables: { slug } })).data;
  const listed = (await listOf('org')).pif?.inspectionLinks?.find(({ id }) => id === link.id);
  expect(listed).toMatchObject({
    timesOpened: 1,
    openings: [
      { subject: 'PDF', network: '127.0.0.0/24' },
      { subject: 'PAGE', network: '127.0.0.0/24' },
    ],
  });
  expect((await listOf('klijent')).pif?.inspectionLinks).toBeNull();
  const codes = await Promise.all(people.map(async (person) => [person, (await create(person)).code ?? 'OK']));
  expect(Object.fromEntries(codes)).toEqual({
    admin: 'OK',
    org: 'OK',
    konsultant: 'OK',
    dcp: 'FORBIDDEN',
    klijent: 'FORBIDDEN',
    org2: 'NOT_FOUND',
    konsultant2: 'NOT_FOUND',
    klijent2: 'FORBIDDEN',
  });
});

test.each([
  [{ days: 31 }, 'input.days'],
  [{ days: 0 }, 'input.days'],
  [{ purpose: '  ' }, 'input.purpose'],
  [{ number: 0 }, 'input.number'],
])('%j is a mistake of its field', async (change, path) => {
  const { errors } = await create('konsultant', change);
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
});

test('more than 60 requests a minute with one link are refused, and no log has a token', async () => {
  const [token, other] = [await tokenOfNew(), await tokenOfNew()];
  const codes: (string | undefined)[] = [];
  for (let at = 0; at < 61; at += 1) codes.push((await inspect(token)).code);
  expect(codes.slice(0, 60)).toEqual(Array(60).fill(undefined));
  expect(codes.at(-1)).toBe('RATE_LIMITED');
  expect((await download('/inspection/pdf', token)).status).toBe(429);
  expect((await inspect(other)).code).toBeUndefined();
  const lines = [...(await bff.log()), JSON.stringify(await bff.standIns.product.calls())].join('\n');
  expect([token, other].filter((one) => lines.includes(one))).toEqual([]);
});
