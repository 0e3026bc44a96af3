import { conclusionInForce, type PifStage } from '../../../domain/pif/stages.ts';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { PIF_COUNT, pifAt } from '../../../mocks/demo-data/pifs.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { makeSignedPif } from '../../../tests/support/signedPif.ts';

interface Pif {
  slug: string;
  version: number;
  name: string;
  reference: string | null;
  stage: string;
  isLocked: boolean;
  conclusion: string;
  company: { id: string };
  completeness: { done: number; total: number; percent: number };
  requirements: { field: string; state: string }[];
  label: { slug: string } | null;
  formula: { slug: string } | null;
  submittedBy: string | null;
  returnReason: string | null;
  description: { version: number; category: string | null; nominalContent: string | null; markets: string[] };
  viewerCan: string[];
  retainedUntil: string | null;
}
interface Page {
  totalCount: number;
  pageSize: number;
  items: Pif[];
  stageCounts: { stage: string; count: number }[];
  conclusionCounts: { conclusion: string; count: number }[];
}

const FIELDS = `slug version name reference stage isLocked conclusion company { id } completeness { done total percent }
  requirements { field state } label { slug } formula { slug } submittedBy returnReason
  description { version category nominalContent markets } viewerCan retainedUntil`;
const LIST = `query ($filter: PifFilter, $sort: PifSort! = CHANGED_DESC, $page: Int! = 1) { pifs(filter: $filter, sort: $sort, page: $page) {
  totalCount pageSize items { ${FIELDS} } stageCounts { stage count } conclusionCounts { conclusion count } } }`;
const ONE = `query ($slug: String!) { pif(slug: $slug) { ${FIELDS} } }`;
const mutation = (name: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { pif { ${FIELDS} } } }`;
const DELETE = 'mutation ($input: DeletePifInput!) { deletePif(input: $input) { deletedPifSlug } }';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const seeded = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at));
const demo = seeded.find(({ companyId }) => companyId === lavanda);

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const pageOf = async (person: Person, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await bff.askAs<{ pifs: Page }>(person, LIST, { variables });
  expect(errors).toEqual([]);
  return data.pifs;
};
const read = async (person: Person, slug: string) =>
  (await bff.askAs<{ pif: Pif }>(person, ONE, { variables: { slug } })).data.pif;
const call = (person: Person, name: string, input: object) =>
  bff.askAs<Record<string, { pif: Pif }>>(person, mutation(name), { variables: { input } });
const done = async (person: Person, name: string, input: object) => {
  const { data, errors } = await call(person, name, input);
  expect(errors).toEqual([]);
  return data[name]?.pif as Pif;
};
const codesOf = async (person: Person, name: string, input: object) =>
  (await call(person, name, input)).errors.map(({ extensions }) => extensions['code']);
const create = (more: object = {}) =>
  done('konsultant', 'createPif', { name: 'Krema za ruke', companyId: lavanda, labelSlug: demo?.slug, ...more });

test('a page of the list has nine files and costs one call', async () => {
  await pageOf('admin');
  let page: Page | undefined;
  const calls = await bff.callsDuring(async () => {
    page = await pageOf('admin');
  });
  expect([page?.items.length, page?.totalCount, page?.pageSize]).toEqual([9, PIF_COUNT, 9]);
  expect(calls.filter(({ path }) => path.startsWith('/api/v1/pifs'))).toHaveLength(1);
  expect(calls.filter(({ path }) => path.startsWith('/api/v1/formule'))).toHaveLength(0);
});

test('the demo files are in every stage but "signed", which has its version, and have every conclusion', async () => {
  const { stageCounts, conclusionCounts } = await pageOf('admin');
  expect(stageCounts.filter(({ count }) => count === 0)).toEqual([{ stage: 'SIGNED', count: 0 }]);
  expect(conclusionCounts.filter(({ count }) => count === 0)).toEqual([]);
});

test('a client sees the files of its own company alone', async () => {
  const { items } = await pageOf('klijent');
  expect(new Set(items.map(({ company }) => company.id))).toEqual(new Set([lavanda]));
});

test('stages and conclusions narrow the list but not the counts', async () => {
  const all = await pageOf('admin');
  const { items, totalCount, stageCounts } = await pageOf('admin', {
    filter: { stages: ['SUBMITTED', 'RETURNED'], conclusions: ['NONE'] },
  });
  // A returned file has no conclusion in force, whatever was concluded before.
  expect(new Set(items.map(({ stage, conclusion }) => conclusionInForce(stage as PifStage, conclusion)))).toEqual(
    new Set(['NONE']),
  );
  expect(totalCount).toBe(seeded.filter(({ stage }) => ['SUBMITTED', 'RETURNED'].includes(stage)).length);
  const { totalCount: safe } = await pageOf('admin', {
    filter: { stages: ['RETURNED'], conclusions: ['SAFE', 'UNSAFE'] },
  });
  expect(safe).toBe(0);
  expect(stageCounts).toEqual(all.stageCounts);
});

test('the files that wait longest come first when sorted by submission', async () => {
  const { items } = await pageOf('admin', { filter: { stages: ['SUBMITTED'] }, sort: 'SUBMITTED_ASC' });
  const waiting = seeded
    .filter(({ stage }) => stage === 'SUBMITTED')
    .sort((a, b) => Number(a.submittedAt) - Number(b.submittedAt));
  expect(items.map(({ slug }) => slug)).toEqual(waiting.map(({ slug }) => slug));
});

test('words are looked for in the reference', async () => {
  const { items } = await pageOf('admin', { filter: { search: demo?.reference } });
  expect(items.map(({ slug }) => slug)).toContain(demo?.slug);
});

test('an INCI name is looked for in the raw materials of the formula', async () => {
  const { items } = await pageOf('admin', { filter: { search: 'inci: Kaolin' } });
  expect(items.map(({ formula }) => formula?.slug)).toContainEqual(expect.stringContaining('puder-za-stopala'));
  expect((await pageOf('admin', { filter: { search: 'inci: Nepoznato' } })).totalCount).toBe(0);
});

test('a new file takes over the details of its label', async () => {
  const pif = await create();
  expect(pif).toMatchObject({ stage: 'IN_WORK', conclusion: 'NONE', isLocked: false, label: { slug: demo?.slug } });
  expect(pif.description).toMatchObject({ version: 1, markets: ['RS'] });
  expect(pif.description.category).not.toBeNull();
});

test('a file cannot be named like a path of the service', async () => {
  expect((await create({ name: 'Firme' })).slug).not.toBe('firme');
});

test('a copy takes over neither submission nor conclusion', async () => {
  const original = await create();
  await done('konsultant', 'submitPif', { slug: original.slug, version: 1 });
  const copy = await create({ labelSlug: undefined, pifSlug: original.slug });
  expect(copy).toMatchObject({ stage: 'IN_WORK', submittedBy: null, label: { slug: demo?.slug } });
});

test('a description is saved as the next version, and completeness follows', async () => {
  const { slug, completeness } = await create();
  const pif = await done('klijent', 'updatePifDescription', {
    slug,
    version: 1,
    name: 'Krema <b>& ruke',
    reference: 'LN-1',
    description: { description: 'Bela krema.', category: 'hand_care_products', markets: ['RS'] },
  });
  expect(pif).toMatchObject({ name: 'Krema <b>& ruke', reference: 'LN-1', description: { version: 2 } });
  expect(pif.requirements).toContainEqual({ field: 'description', state: 'DONE' });
  expect(pif.requirements).toContainEqual({ field: 'nominalContent', state: 'MISSING' });
  expect(pif.completeness.done).toBeLessThan(completeness.done + 1);
});

test('the later of two saves of a section is refused', async () => {
  const { slug } = await create();
  const input = { slug, version: 1, name: 'Prva', description: {} };
  await done('konsultant', 'updatePifDescription', input);
  expect(await codesOf('klijent', 'updatePifDescription', { ...input, name: 'Druga' })).toEqual(['CONFLICT']);
  expect((await read('klijent', slug)).name).toBe('Prva');
});

test('a submitted file is locked, for administrators too', async () => {
  const { slug } = await create();
  const pif = await done('klijent', 'submitPif', { slug, version: 1 });
  expect(pif).toMatchObject({
    stage: 'SUBMITTED',
    isLocked: true,
    submittedBy: 'Dragana Ilić',
    viewerCan: ['WITHDRAW'],
  });
  const input = { slug, version: 1, name: 'Izmena', description: {} };
  expect(await codesOf('admin', 'updatePifDescription', input)).toEqual(['CONFLICT']);
});

test('only who submitted a file may withdraw it', async () => {
  const { slug } = await create();
  await done('klijent', 'submitPif', { slug, version: 1 });
  expect(await codesOf('konsultant', 'withdrawPif', { slug, version: 2 })).toEqual(['CONFLICT']);
  expect((await done('klijent', 'withdrawPif', { slug, version: 2 })).stage).toBe('IN_WORK');
});

test('a returned file names the reason, can be filled in and submitted again', async () => {
  const { slug } = await create();
  await done('klijent', 'submitPif', { slug, version: 1 });
  const returned = await done('konsultant', 'returnPif', { slug, version: 2, reason: 'Nedostaje SDS.' });
  expect(returned).toMatchObject({ stage: 'RETURNED', returnReason: 'Nedostaje SDS.', isLocked: false });
  const again = await done('klijent', 'submitPif', { slug, version: 3 });
  expect(again).toMatchObject({ stage: 'SUBMITTED', returnReason: null });
});

test('a file without category, formula and label cannot be submitted', async () => {
  const { slug } = await create({ labelSlug: undefined });
  const { errors } = await call('konsultant', 'submitPif', { slug, version: 1 });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'input.category' }, { path: 'input.formula' }],
  });
});

test('an archived file is kept for ten years, and goes back to where it was', async () => {
  const { slug, retainedUntil } = await create();
  expect(retainedUntil).toBeNull();
  const input = { slug, version: 1, isArchived: true, lastBatchOn: '2028-02-29' };
  expect(await done('konsultant', 'setPifArchived', input)).toMatchObject({
    viewerCan: ['TAKE_OUT'],
    retainedUntil: '2038-02-28',
  });
  const out = await done('konsultant', 'setPifArchived', { slug, version: 2, isArchived: false });
  expect(out.stage).toBe('IN_WORK');
});

test('a signed file that is revised has no conclusion', async () => {
  const slug = await makeSignedPif(bff.url, await bff.tokenOf('konsultant'), 'Krema za reviziju');
  const { version } = await read('admin', slug);
  const pif = await done('admin', 'revisePif', { slug, version });
  expect(pif).toMatchObject({ stage: 'IN_WORK', conclusion: 'NONE' });
});

test('a file that was submitted once is not deleted', async () => {
  const { slug } = await create();
  await done('konsultant', 'submitPif', { slug, version: 1 });
  await done('konsultant', 'withdrawPif', { slug, version: 2 });
  const { errors } = await bff.askAs('admin', DELETE, { variables: { input: { slug } } });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['CONFLICT']);
});

test.each([
  ['an impossible day', { firstPlacedOn: '2026-02-30' }, 'input.description.firstPlacedOn'],
  ['a wrong address', { qualityPerson: { email: 'nije adresa' } }, 'input.description.qualityPerson.email'],
  ['5,001 characters', { description: 'a'.repeat(5001) }, 'input.description.description'],
  ['an unknown category', { category: 'sladoled' }, 'input.description.category'],
])('%s is an error of its field', async (_, description, field) => {
  const { errors } = await call('konsultant', 'updatePifDescription', {
    slug: 'x',
    version: 1,
    name: 'Krem',
    description,
  });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: field }] });
});
