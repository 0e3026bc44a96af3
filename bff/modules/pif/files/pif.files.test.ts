import { again } from '../../../../tests/support/again.ts';
import { createHash } from 'node:crypto';
import { companyIdOf } from '../../../../mocks/demo-data/companies.ts';
import { PIF_COUNT, pifAt } from '../../../../mocks/demo-data/pifs.ts';
import { aPng } from '../../../../mocks/testing/documentFiles.ts';
import { startBff, type Person, type TestBff } from '../../../../tests/support/bff.ts';
import { aPdf, pdfWithScript, protectedPdf } from '../../../../tests/support/pdf.ts';

interface PifFile {
  id: string;
  version: number;
  slot: string;
  name: string;
  sha256: string;
  hasActiveContent: boolean;
  expiresOn: string | null;
  isExpired: boolean;
  addedBy: string | null;
  url: string;
}

const FILE = 'id version slot name mediaType size sha256 hasActiveContent expiresOn isExpired addedBy url';
const CREATE = 'mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { slug } } }';
const ADD = `mutation ($input: AddPifFileInput!) { addPifFile(input: $input) { file { ${FILE} } pif { files { id } } } }`;
const UPDATE = `mutation ($input: UpdatePifFileInput!) { updatePifFile(input: $input) { pif { files { ${FILE} } } } }`;
const DELETE =
  'mutation ($input: DeletePifFileInput!) { deletePifFile(input: $input) { deletedFileId pif { files { id } } } }';
const EXPIRING = '{ pifs(filter: { isExpiring: true }, pageSize: 100) { items { slug } } }';
const OF_SLOT = 'query ($slug: String!, $slot: PifFileSlot) { pif(slug: $slug) { files(slot: $slot) { id } } }';

let bff: TestBff;
let slug = '';
beforeAll(async () => {
  bff = await startBff();
});
beforeEach(async () => {
  const input = { name: 'Krema sa fajlovima', companyId: companyIdOf('Lavanda Natura d.o.o.') };
  const { data } = await bff.askAs<{ createPif: { pif: { slug: string } } }>('konsultant', CREATE, {
    variables: { input },
  });
  slug = data.createPif.pif.slug;
});
afterAll(() => bff.close());

async function upload(person: Person, bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.append('file', new Blob([bytes]), 'x');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=pifFile`, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const add = async (bytes: Uint8Array<ArrayBuffer>, more: object = {}, person: Person = 'klijent') => {
  const { body } = await upload(person, bytes);
  const input = { slug, slot: 'METHOD', upload: body['reference'], name: 'Postupak.pdf', ...more };
  return bff.askAs<{ addPifFile: { file: PifFile; pif: { files: { id: string }[] } } }>(person, ADD, {
    variables: { input },
  });
};
const added = async (bytes: Uint8Array<ArrayBuffer>, more: object = {}) => {
  const { data, errors } = await add(bytes, more);
  expect(errors).toEqual([]);
  return data.addPifFile;
};
const download = async (person: Person, url: string) =>
  fetch(bff.url + url, { headers: { authorization: `Bearer ${await bff.tokenOf(person)}` } });
const pdf = new Uint8Array(aPdf('Postupak'));
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const isListedAsExpiring = async (person: Person = 'klijent') => {
  const { data } = await bff.askAs<{ pifs: { items: { slug: string }[] } }>(person, EXPIRING);
  return data.pifs.items.some((pif) => pif.slug === slug);
};

again.each([
  ['yesterday', [-1], false],
  ['today', [0], true],
  ['in 60 days', [60], true],
  ['in 61 days', [61], false],
  ['soon, beside one that is good longer', [10, 400], false],
])('a product information file with a file that ends %s: listed as expiring', async (_, days, isListed) => {
  for (const left of days) await added(pdf, { expiresOn: dayFromNow(left) });
  expect(await isListedAsExpiring()).toBe(isListed);
});

again('a file that does not expire keeps its slot from expiring', async () => {
  await added(pdf, { expiresOn: dayFromNow(5) });
  expect(await isListedAsExpiring()).toBe(true);
  expect(await isListedAsExpiring('konsultant2')).toBe(false);
  await added(pdf);
  expect(await isListedAsExpiring()).toBe(false);
});

test('a client puts a PDF into a slot, with its expiry and its hash', async () => {
  const { file } = await added(pdf, { expiresOn: '2020-02-29' });
  expect(file).toMatchObject({
    slot: 'METHOD',
    name: 'Postupak.pdf',
    sha256: createHash('sha256').update(pdf).digest('hex'),
    hasActiveContent: false,
    expiresOn: '2020-02-29',
    isExpired: true,
    addedBy: 'Dragana Ilić',
  });
});

test.each([
  ['with a script', pdfWithScript()],
  ['behind a web page', Buffer.concat([Buffer.from('<html><script>alert(1)</script></html>\n'), aPdf('Postupak')])],
])('a PDF %s is taken and marked', async (_, bytes) => {
  expect((await added(new Uint8Array(bytes))).file.hasActiveContent).toBe(true);
});

test.each([
  ['that wants a password', protectedPdf(), 422, 'PROTECTED'],
  ['without a page', aPdf(), 422, 'NO_PAGES'],
  [
    'whose pages are a circle',
    Buffer.from(aPdf('A').toString('latin1').replace('[4 0 R]', '[2 0 R]')),
    422,
    'CYCLIC_PAGES',
  ],
  ['that is cut off', aPdf('Postupak').subarray(0, 300), 422, 'DAMAGED'],
])('a PDF %s is refused as it is uploaded', async (_, bytes, status, code) => {
  const { body, ...response } = await upload('klijent', new Uint8Array(bytes));
  expect(response.status).toBe(status);
  expect(body).toMatchObject({
    errors: [{ extensions: { code: 'BAD_USER_INPUT', ...(code && { fields: [{ code }] }) } }],
  });
});

test('a picture named as a PDF is no certificate', async () => {
  const { errors } = await add(await aPng(), { slot: 'GMP' });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'input.upload' }] });
});

test('a picture of the product gets the extension of its type', async () => {
  expect((await added(await aPng(), { slot: 'PHOTO', name: 'krema.pdf' })).file.name).toBe('krema.pdf.png');
});

again('the tenth file fills a slot, the eleventh is refused', async () => {
  for (let at = 0; at < 10; at += 1) await added(pdf);
  const { errors } = await add(pdf);
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'input.slot', message: 'Možete da otpremite najviše 10 fajlova.' }],
  });
});

again('two who fill the last place at the same time do not overfill the slot', async () => {
  for (let at = 0; at < 5; at += 1) await added(pdf, { slot: 'STABILITY' });
  const results = await Promise.all([add(pdf, { slot: 'STABILITY' }), add(pdf, { slot: 'STABILITY' }, 'konsultant')]);
  expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
});

test('the files of one slot are told apart from the others', async () => {
  const { file } = await added(pdf, { slot: 'ANIMAL' });
  await added(pdf);
  const { data } = await bff.askAs<{ pif: { files: { id: string }[] } }>('klijent', OF_SLOT, {
    variables: { slug, slot: 'ANIMAL' },
  });
  expect(data.pif.files).toEqual([{ id: file.id }]);
});

test('a renamed file keeps its extension, and what is left out stays', async () => {
  const { file } = await added(pdf, { expiresOn: '2030-01-01' });
  const { data } = await bff.askAs<{ updatePifFile: { pif: { files: PifFile[] } } }>('klijent', UPDATE, {
    variables: { input: { slug, id: file.id, version: file.version, name: 'Nov postupak' } },
  });
  expect(data.updatePifFile.pif.files).toMatchObject([{ name: 'Nov postupak.pdf', expiresOn: '2030-01-01' }]);
});

test('the second of two who rename a file at the same time is told, and the name of the first stays', async () => {
  const { file } = await added(pdf);
  const rename = (person: Person, name: string) =>
    bff.askAs<{ updatePifFile: { pif: { files: PifFile[] } } }>(person, UPDATE, {
      variables: { input: { slug, id: file.id, version: file.version, name } },
    });
  const first = await rename('klijent', 'Prvi');
  const second = await rename('konsultant', 'Drugi');
  expect(second.errors.map(({ extensions }) => extensions['code'])).toEqual(['CONFLICT']);
  expect(first.data.updatePifFile.pif.files).toMatchObject([{ name: 'Prvi.pdf', version: 2 }]);
});

test('a file that somebody renamed meanwhile is not deleted', async () => {
  const { file } = await added(pdf);
  const input = { slug, id: file.id, version: file.version };
  await bff.askAs('klijent', UPDATE, { variables: { input: { ...input, expiresOn: '2030-01-01' } } });
  const { errors } = await bff.askAs('konsultant', DELETE, { variables: { input } });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['CONFLICT']);
});

test('a deleted file is gone', async () => {
  const { file } = await added(pdf);
  const { data } = await bff.askAs<{ deletePifFile: object }>('klijent', DELETE, {
    variables: { input: { slug, id: file.id, version: file.version } },
  });
  expect(data.deletePifFile).toEqual({ deletedFileId: file.id, pif: { files: [] } });
  expect((await download('klijent', file.url)).status).toBe(404);
});

again('the history tells who deleted a file, with its name and expiry', async () => {
  const { file } = await added(pdf, { expiresOn: '2031-01-31' });
  await bff.askAs('konsultant', DELETE, { variables: { input: { slug, id: file.id, version: file.version } } });
  const HISTORY = `query ($slug: String!) {
    history(subject: PIF, slug: $slug) { items { kind section person changes { field before after } } } }`;
  const { data } = await bff.askAs<{ history: { items: object[] } }>('klijent', HISTORY, { variables: { slug } });
  expect(data.history.items[0]).toEqual({
    kind: 'FILE',
    section: 'MANUFACTURING',
    person: 'Ivana Đorđević',
    changes: [
      { field: 'fileName', before: 'Postupak.pdf', after: null },
      { field: 'expiresOn', before: '2031-01-31', after: null },
    ],
  });
});

test('a file is downloaded as it was sent, by those who may see it', async () => {
  const { file } = await added(pdf);
  const response = await download('klijent', file.url);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf);
  expect(response.headers.get('content-disposition')).toContain('Postupak.pdf');
  expect([(await download('konsultant2', file.url)).status, (await download('dcp', file.url)).status]).toEqual([
    404, 403,
  ]);
});

test('all files come as one archive', async () => {
  await added(pdf);
  await added(pdf, { slot: 'GMP' });
  const response = await download('klijent', `/pif-files/${slug}/all.zip`);
  const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect([bytes.includes('METHOD/Postupak.pdf'), bytes.includes('GMP/Postupak.pdf')]).toEqual([true, true]);
});

again('a locked file takes no more files, from administrators neither', async () => {
  slug = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).find(({ stage }) => stage === 'SUBMITTED')?.slug ?? '';
  const { errors } = await add(pdf, {}, 'admin');
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['CONFLICT']);
});

again('people of another organisation get the answer of a missing file', async () => {
  const { errors } = await add(pdf, {}, 'konsultant2');
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['NOT_FOUND']);
});
