import { again } from '../../../tests/support/again.ts';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { aPdf } from '../../../tests/support/pdf.ts';

interface Found {
  id: string;
  kind: string;
  name: string;
  expiresOn: string;
  isExpired: boolean;
  slug: string;
  subject: string;
  manufacturer: string | null;
  companyNames: string[];
  language: string | null;
  folder: string | null;
  slot: string | null;
}
interface Page {
  items: Found[];
  totalCount: number;
  expiredCount: number;
  months: { month: string; count: number }[];
}
const LIST = `query ($filter: ExpiryFilter, $page: Int! = 1, $pageSize: Int! = 100) {
  expiringDocuments(filter: $filter, page: $page, pageSize: $pageSize) {
    items { id kind name expiresOn isExpired slug subject manufacturer companyNames language folder slot }
    totalCount expiredCount months { month count } } }`;
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  await bff.stack.setClock(Date.parse('2026-11-23T10:00:00Z'));
});
afterAll(() => bff.close());

const list = async (person: Person, filter: object = {}, page = 1, pageSize = 100): Promise<Page> => {
  const { data, errors } = await bff.askAs<{ expiringDocuments: Page }>(person, LIST, {
    variables: { filter, page, pageSize },
  });
  expect(errors).toEqual([]);
  return data.expiringDocuments;
};

test('the earliest day comes first, and what is over is marked as expired', async () => {
  const { items, totalCount, expiredCount } = await list('org');
  const days = items.map(({ expiresOn }) => expiresOn);
  expect(days).toEqual(days.toSorted());
  expect(items.filter(({ isExpired }) => isExpired).length).toBe(Math.min(expiredCount, items.length));
  expect(items.map(({ isExpired }) => isExpired)).toEqual(days.map((day) => day < '2026-11-23'));
  expect(expiredCount).toBeGreaterThan(0);
  expect(totalCount).toBeGreaterThan(expiredCount);
});

test('the months run from that of today to the same a year later, and add up to what is listed', async () => {
  const { months, totalCount, expiredCount } = await list('org');
  expect([months[0]?.month, months.at(-1)?.month, months.length]).toEqual(['2026-11', '2027-11', 13]);
  expect(months.reduce((sum, { count }) => sum + count, expiredCount)).toBe(totalCount);
});

test('each filter lists what its count says, and the counts stay', async () => {
  const all = await list('org');
  const expired = await list('org', { isExpired: true });
  expect(expired.totalCount).toBe(all.expiredCount);
  expect(expired.items.every(({ isExpired }) => isExpired)).toBe(true);
  expect(expired.months).toEqual(all.months);
  const busy = all.months.find(({ count }) => count > 0);
  const ofMonth = await list('org', { month: busy?.month });
  expect(ofMonth.totalCount).toBe(busy?.count);
  expect(ofMonth.items.every(({ expiresOn }) => expiresOn.startsWith(busy?.month ?? '-'))).toBe(true);
});

test('the page of a list continues where the one before ended', async () => {
  const all = await list('org');
  const [first, second] = await Promise.all([list('org', {}, 1, 5), list('org', {}, 2, 5)]);
  expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 10));
});

async function run<Data>(person: Person, field: string, type: string, answer: string, input: object): Promise<Data> {
  const mutation = `mutation ($input: ${type}!) { ${field}(input: $input) { ${answer} } }`;
  const { data, errors } = await bff.askAs<Record<string, Data>>(person, mutation, { variables: { input } });
  expect(errors).toEqual([]);
  return data[field] as Data;
}
async function upload(person: Person, kind: 'document' | 'pifFile'): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(aPdf('Dokument'))]), 'x');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=${kind}`, { method: 'POST', headers, body });
  return ((await response.json()) as { reference: string }).reference;
}
async function createMaterial(tradeName: string, person: Person = 'konsultant'): Promise<string> {
  const values = { composition: [{ inciName: 'GLYCERIN', maxConcentration: '100' }] };
  const input = { tradeName, manufacturer: 'Merck', type: 'PLAIN', values };
  return (
    await run<{ rawMaterial: { slug: string } }>(
      person,
      'createRawMaterial',
      'CreateRawMaterialInput',
      'rawMaterial { slug }',
      input,
    )
  ).rawMaterial.slug;
}
const addDocument = async (slug: string, expiresOn: string | null, person: Person = 'konsultant') =>
  run(person, 'addDocument', 'AddDocumentInput', 'document { id }', {
    ...{ slug, folder: 'SDS', upload: await upload(person, 'document'), name: 'List.pdf', expiresOn },
  });
async function createPif(name: string): Promise<string> {
  const input = { name, companyId: lavanda };
  return (await run<{ pif: { slug: string } }>('konsultant', 'createPif', 'CreatePifInput', 'pif { slug }', input)).pif
    .slug;
}
const addFile = async (slug: string, expiresOn: string | null) =>
  run('konsultant', 'addPifFile', 'AddPifFileInput', 'file { id }', {
    ...{ slug, slot: 'METHOD', upload: await upload('konsultant', 'pifFile'), name: 'Postupak.pdf', expiresOn },
  });
/** The days that are listed of a raw material or product information file; null of one with none. */
const daysOf = async (person: Person, slug: string, filter: object = {}): Promise<string[]> => {
  const days: string[] = [];
  for (let page = 1; ; page++) {
    const { items } = await list(person, filter, page);
    days.push(...items.filter((one) => one.slug === slug).map(({ expiresOn }) => expiresOn));
    if (items.length === 0) return days;
  }
};

again.each([
  ['one day ago', ['2026-11-22'], ['2026-11-22']],
  ['on the last day of the time line', ['2027-11-30'], ['2027-11-30']],
  ['later', ['2027-12-01'], []],
  ['never', [null], []],
  ['soon, beside one that is good longer', ['2026-12-01', '2027-01-15'], ['2027-01-15']],
  ['soon, beside one that does not expire', ['2026-12-01', null], []],
])('a document that expires %s: the list has the one that counts', async (name, added, listed) => {
  const [material, pif] = [await createMaterial(`Sirovina ${name}`), await createPif(`Krema ${name}`)];
  for (const day of added) await addDocument(material, day);
  for (const day of added) await addFile(pif, day);
  expect(await daysOf('konsultant', material)).toEqual(listed);
  expect(await daysOf('konsultant', pif)).toEqual(listed);
});

test('the statement on good practice is listed with its product information file', async () => {
  const slug = await createPif('Krema "Izjava" & dr.');
  const manufacturing = { gmp: { standard: 'ISO 22716', validUntil: '2027-03-31' } };
  await run('konsultant', 'updatePifManufacturing', 'UpdatePifManufacturingInput', 'pif { id }', {
    ...{ slug, version: 1, manufacturing },
  });
  const { items } = await list('klijent', { kind: 'GMP_STATEMENT', month: '2027-03' });
  expect(items.find((one) => one.slug === slug)).toMatchObject({
    ...{ kind: 'GMP_STATEMENT', name: 'ISO 22716', subject: 'Krema "Izjava" & dr.', manufacturer: null, slot: null },
    ...{ isExpired: false, companyNames: ['Lavanda Natura d.o.o.'], language: 'SR' },
  });
});

test('an archived product information file is left out', async () => {
  const slug = await createPif('Krema za arhivu');
  await addFile(slug, '2027-05-05');
  expect(await daysOf('konsultant', slug)).toEqual(['2027-05-05']);
  const { data } = await bff.askAs<{ pif: { version: number } }>('konsultant', `{ pif(slug: "${slug}") { version } }`);
  await run('konsultant', 'setPifArchived', 'SetPifArchivedInput', 'pif { id }', {
    ...{ slug, version: data.pif.version, isArchived: true, lastBatchOn: '2026-01-31' },
  });
  expect(await daysOf('konsultant', slug)).toEqual([]);
});

test('each sees what belongs to its companies, and a role what it may read', async () => {
  const [material, pif] = [await createMaterial('Sirovina za uloge'), await createPif('Krema za uloge')];
  await addDocument(material, '2027-06-06');
  await addFile(pif, '2027-06-06');
  const seen = async (person: Person) => [
    (await daysOf(person, material, { month: '2027-06' })).length,
    (await daysOf(person, pif, { month: '2027-06' })).length,
  ];
  expect({
    admin: await seen('admin'),
    org: await seen('org'),
    konsultant: await seen('konsultant'),
    dcp: await seen('dcp'),
    klijent: await seen('klijent'),
    org2: await seen('org2'),
    konsultant2: await seen('konsultant2'),
    klijent2: await seen('klijent2'),
  }).toEqual({
    admin: [1, 1],
    org: [1, 1],
    konsultant: [1, 1],
    dcp: [1, 0],
    klijent: [0, 1],
    org2: [0, 0],
    konsultant2: [0, 0],
    klijent2: [0, 0],
  });
});

test('a company of the filter that the caller does not work with has nothing', async () => {
  expect((await list('org', { companyId: lavanda })).totalCount).toBeGreaterThan(0);
  expect(await list('org2', { companyId: lavanda })).toMatchObject({ items: [], totalCount: 0, expiredCount: 0 });
});

test.each([
  [{ month: '2027-13' }, 'filter.month'],
  [{ month: '2027-02', isExpired: true }, 'filter.month'],
  [{ companyId: 'Sve' }, 'filter.companyId'],
])('%j is refused at its field', async (filter, path) => {
  const { code, errors } = await bff.askAs('org', LIST, { variables: { filter } });
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.extensions.fields?.map((field) => field.path)).toEqual([path]);
});

test('a page of the list is one call of the product server', async () => {
  const calls = await bff.callsDuring(() => list('org'));
  expect(calls.filter(({ path }) => path.startsWith('/api/v1/rokovi'))).toHaveLength(1);
});
