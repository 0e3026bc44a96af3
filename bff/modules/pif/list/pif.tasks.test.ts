import { companyIdOf } from '../../../../mocks/demo-data/companies.ts';
import { PIF_COUNT, pifAt } from '../../../../mocks/demo-data/pifs.ts';
import { clientCompany, clientPif } from '../../../../tests/support/pif.ts';
import { startBff, type Person, type TestBff } from '../../../../tests/support/bff.ts';

interface Task {
  slug: string;
  name: string;
  company: { id: string; name: string };
  submittedAt: string;
  submittedBy: string | null;
  openComments: number;
}

const TASKS = `query ($companyId: ID, $page: Int! = 1, $pageSize: Int! = 20) {
  pifTasks(companyId: $companyId, page: $page, pageSize: $pageSize) {
    totalCount items { slug name company { id name } submittedAt submittedBy openComments } } }`;
const submitted = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).filter(({ stage }) => stage === 'SUBMITTED');

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const tasks = async (person: Person, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await bff.askAs<{ pifTasks: { totalCount: number; items: Task[] } }>(person, TASKS, {
    variables,
  });
  expect(errors).toEqual([]);
  return data.pifTasks;
};
const mutate = async (person: Person, name: string, input: object) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { pif { slug } } }`;
  const { data, errors } = await bff.askAs<Record<string, { pif: { slug: string } }>>(person, query, {
    variables: { input },
  });
  expect(errors).toEqual([]);
  return data[name]?.pif.slug ?? '';
};

test('an administrator sees every file that waits, the longest waiting first, with one call', async () => {
  await bff.tokenOf('admin');
  const calls = await bff.callsDuring(async () => {
    const { items, totalCount } = await tasks('admin');
    expect(totalCount).toBe(submitted.length);
    expect(items.map(({ submittedAt }) => submittedAt)).toEqual(
      submitted.map(({ submittedAt }) => submittedAt?.toISOString()).sort(),
    );
  });
  expect(calls).toHaveLength(1);
});

test('a submitted file joins the end of the list, and leaves it when it is returned', async () => {
  const created = { name: 'Krema <za> listu', companyId: clientCompany, labelSlug: clientPif.slug };
  const slug = await mutate('konsultant', 'createPif', created);
  await mutate('klijent', 'submitPif', { slug, version: 1 });
  const comment = { slug, text: 'Nedostaje SDS.', isRequired: true };
  await mutate('konsultant', 'addPifComment', comment);
  await mutate('konsultant', 'addPifComment', { slug, text: 'Lepo.' });
  expect((await tasks('konsultant')).items.at(-1)).toMatchObject({
    slug,
    name: 'Krema <za> listu',
    company: { id: clientCompany, name: 'Lavanda Natura d.o.o.' },
    submittedBy: 'Dragana Ilić',
    openComments: 1,
  });
  await mutate('org', 'returnPif', { slug, version: 2, reason: 'Dopuniti.' });
  expect((await tasks('konsultant')).items.map((task) => task.slug)).not.toContain(slug);
});

test('the list is narrowed to a company and paged', async () => {
  const companyId = submitted[0]?.companyId;
  const { items, totalCount } = await tasks('admin', { companyId });
  expect(new Set(items.map(({ company }) => company.id))).toEqual(new Set([companyId]));
  expect(totalCount).toBe(submitted.filter((pif) => pif.companyId === companyId).length);
  const all = await tasks('admin');
  expect((await tasks('admin', { page: 2, pageSize: 1 })).items).toEqual(all.items.slice(1, 2));
});

test('the organisations see their own files alone, also when they name the company of another', async () => {
  const [one, other] = [await tasks('org'), await tasks('org2')];
  expect(one.totalCount + other.totalCount).toBe((await tasks('admin')).totalCount);
  expect(one.items.filter(({ slug }) => other.items.some((task) => task.slug === slug))).toEqual([]);
  expect(await tasks('konsultant2', { companyId: companyIdOf('Lavanda Natura d.o.o.') })).toEqual({
    totalCount: 0,
    items: [],
  });
});
