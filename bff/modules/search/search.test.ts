import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { labelAt } from '../../../mocks/demo-data/labels.ts';
import { type Person, startBff, type TestBff } from '../../../tests/support/bff.ts';
import { again } from '../../../tests/support/again.ts';
import type { SearchGroup, SearchKind } from '../../resolvers.generated.ts';

const SEARCH = `query Search($text: String!) { search(text: $text) { kind totalCount hasUncounted hits {
  id slug name code company { id name } labelStatus pifStage revision manufacturer rawMaterialType annexEntries } } }`;

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const ask = (person: Person, text: string) =>
  bff.askAs<{ search: SearchGroup[] }>(person, SEARCH, { variables: { text } });
const find = async (person: Person, text: string) => (await ask(person, text)).data.search;
const kindsOf = (groups: readonly SearchGroup[]) => groups.map(({ kind }) => kind);
const hitsOf = (groups: readonly SearchGroup[], kind: SearchKind) =>
  groups.find((group) => group.kind === kind)?.hits ?? [];
const companiesOf = (groups: readonly SearchGroup[]) =>
  new Set(groups.flatMap(({ hits }) => hits.flatMap(({ company }) => company?.id ?? [])));

const label = labelAt(0);
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

test('everything is found by one call, at most five of a kind, with totals', async () => {
  await bff.tokenOf('org');
  const calls = await bff.callsDuring(async () => {
    const groups = await find('org', 'krem');
    expect(kindsOf(groups)).toEqual(expect.arrayContaining(['LABEL', 'PIF', 'FORMULA']));
    for (const { hits, totalCount } of groups) {
      expect(hits.length).toBe(Math.min(totalCount, 5));
      for (const { name } of hits) expect(name).not.toBe('');
    }
  });
  expect(calls).toHaveLength(1);
});

test.each([
  ['admin', ['LABEL', 'PIF', 'FORMULA', 'RAW_MATERIAL', 'INGREDIENT', 'COMPANY']],
  ['org', ['LABEL', 'PIF', 'FORMULA', 'RAW_MATERIAL', 'INGREDIENT', 'COMPANY']],
  ['konsultant', ['LABEL', 'PIF', 'FORMULA', 'RAW_MATERIAL', 'INGREDIENT', 'COMPANY']],
  ['dcp', ['LABEL', 'RAW_MATERIAL']],
  ['klijent', ['LABEL', 'PIF', 'RAW_MATERIAL']],
] as const)('%s finds only kinds that the role reads', async (person, allowed) => {
  const found = new Set<string>();
  for (const text of ['krema', 'lavand', 'glycerin'])
    for (const kind of kindsOf(await find(person, text))) found.add(kind);
  for (const kind of found) expect(allowed).toContain(kind);
  expect(found.has('LABEL')).toBe(true);
});

test('nobody finds what belongs to companies of another organisation', async () => {
  expect(companiesOf(await find('org', label.name)).has(label.companyId)).toBe(true);
  for (const person of ['org2', 'konsultant2', 'klijent2'] as const) {
    const groups = [...(await find(person, 'krema')), ...(await find(person, label.name))];
    expect(companiesOf(groups)).not.toContain(label.companyId);
    expect(companiesOf(groups)).not.toContain(lavanda);
    expect(hitsOf(await find(person, 'Lavanda Natura'), 'COMPANY')).toEqual([]);
  }
});

test('a client finds labels of its own company alone', async () => {
  const groups = [...(await find('klijent', 'krem')), ...(await find('klijent', 'aqua'))];
  expect(companiesOf(groups).size).toBe(1);
});

test.each([
  ['its name', label.name, 'LABEL'],
  [
    'its name without diacritics, in any case',
    label.name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(),
    'LABEL',
  ],
  ['its code', label.productCode, 'LABEL'],
] as const)('a label that is called so comes first: %s', async (_, text, kind) => {
  expect(hitsOf(await find('admin', text), kind)[0]).toMatchObject({ slug: label.slug, code: label.productCode });
});

test('a CAS number finds the ingredient, and the labels and raw materials that hold it', async () => {
  const groups = await find('org', '56-81-5');
  const [glycerin] = hitsOf(groups, 'INGREDIENT');
  expect([glycerin?.name, glycerin?.code?.includes('56-81-5')]).toEqual(['GLYCERIN', true]);
  expect(kindsOf(groups)).toEqual(expect.arrayContaining(['LABEL', 'RAW_MATERIAL']));
});

test.each(['CI77891', 'C.I. 77891', 'ci 77891'])(
  'the colour %s finds its ingredient and the labels that hold it',
  async (text) => {
    const groups = await find('admin', text);
    expect(hitsOf(groups, 'INGREDIENT').map(({ name }) => name)).toContain('CI 77891');
    expect(kindsOf(groups)).toContain('LABEL');
  },
);

test('the entries of the annexes stand beside an ingredient', async () => {
  expect(hitsOf(await find('org', 'PHENOXYETHANOL'), 'INGREDIENT')[0]?.annexEntries).toContain('V/29');
});

again.each([
  ['two characters', 'kr'],
  ['words of two characters', 'kr em'],
  ['blanks', '   '],
  ['quotation marks', '"""'],
  ['signs of patterns', '%%%'],
])('%s find nothing', async (_, text) => {
  const { data, errors } = await ask('org', text);
  expect(errors).toEqual([]);
  expect(data.search).toEqual([]);
});

test('kinds that the role does not read are rejected as a whole', async () => {
  await bff.standIns.product.fault({
    path: '/api/v1/pretraga',
    kind: 'wrongType',
    body: { status: 'success', data: { data: [{ vrsta: 'firma', ukupno: 0, stavke: [] }] } },
    times: 1,
  });
  expect((await ask('dcp', 'krema')).errors[0]?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
});
