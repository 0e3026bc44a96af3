import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { clientCompany, clientPif } from '../../../tests/support/pif.ts';

interface Event {
  origin: string;
  person: string | null;
  kind: string;
  section: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
  note: string | null;
}
interface History {
  items: Event[];
  totalCount: number;
  persons: { id: string; name: string }[];
}

const READ = `query ($slug: String!, $filter: HistoryFilter, $page: Int! = 1, $pageSize: Int! = 20) {
  history(subject: PIF, slug: $slug, filter: $filter, page: $page, pageSize: $pageSize) {
    totalCount persons { id name } items { origin person kind section changes { field before after } note } } }`;

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const mutate = async (person: Person, name: string, input: object) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { pif { slug comments { id } } } }`;
  const { data, errors } = await bff.askAs<Record<string, { pif: { slug: string; comments: { id: string }[] } }>>(
    person,
    query,
    { variables: { input } },
  );
  expect(errors).toEqual([]);
  return data[name]?.pif ?? { slug: '', comments: [] };
};
const newFile = async () =>
  (
    await mutate('konsultant', 'createPif', {
      name: 'Krema za ruke',
      companyId: clientCompany,
      labelSlug: clientPif.slug,
    })
  ).slug;
const read = async (person: Person, slug: string, more: object = {}) => {
  const { data, errors } = await bff.askAs<{ history: History }>(person, READ, { variables: { slug, ...more } });
  expect(errors).toEqual([]);
  return data.history;
};

test('a saved section is told field by field, with the person', async () => {
  const slug = await newFile();
  const manufacturing = { site: 'Zemun <1>', steps: [{ text: 'Zagrejati' }, { text: 'Mešati' }] };
  await mutate('klijent', 'updatePifManufacturing', { slug, version: 1, manufacturing });
  const shorter = { site: 'Zemun <1>', steps: [{ text: 'Mešati' }] };
  await mutate('konsultant', 'updatePifManufacturing', { slug, version: 2, manufacturing: shorter });
  const { items } = await read('klijent', slug);
  expect(items.map(({ kind, section }) => [kind, section])).toEqual([
    ['CHANGED', 'MANUFACTURING'],
    ['CHANGED', 'MANUFACTURING'],
    ['CREATED', null],
  ]);
  expect(items[0]).toMatchObject({
    person: 'Ivana Đorđević',
    changes: [{ field: 'steps.1.text', before: 'Zagrejati', after: null }],
  });
  expect(items[1]?.person).toBe('Dragana Ilić');
  expect(items[1]?.changes).toContainEqual({ field: 'site', before: null, after: 'Zemun <1>' });
});

test('the name of a file is told with its description', async () => {
  const slug = await newFile();
  await mutate('klijent', 'updatePifDescription', {
    slug,
    version: 1,
    name: 'Krema',
    description: { use: 'RINSE_OFF' },
  });
  const { items } = await read('klijent', slug);
  expect(items[0]?.changes).toContainEqual({ field: 'name', before: 'Krema za ruke', after: 'Krema' });
  expect(items[0]?.changes).toContainEqual({ field: 'use', before: 'LEAVE_ON', after: 'RINSE_OFF' });
});

test('the reason of a return is still told after the next submission', async () => {
  const slug = await newFile();
  await mutate('klijent', 'submitPif', { slug, version: 1 });
  await mutate('org', 'returnPif', { slug, version: 2, reason: 'Nedostaje SDS.' });
  await mutate('klijent', 'submitPif', { slug, version: 3 });
  const { items } = await read('klijent', slug, { filter: { kind: 'STAGE' } });
  expect(items.map(({ note, changes }) => [note, changes[0]?.before, changes[0]?.after])).toEqual([
    [null, 'RETURNED', 'SUBMITTED'],
    ['Nedostaje SDS.', 'SUBMITTED', 'RETURNED'],
    [null, 'IN_WORK', 'SUBMITTED'],
  ]);
});

test('a client is told nothing of internal comments, not even their number', async () => {
  const slug = await newFile();
  await mutate('konsultant', 'addPifComment', { slug, text: 'Samo za nas.', isInternal: true });
  expect((await read('org', slug)).totalCount).toBe(2);
  expect(await read('klijent', slug)).toMatchObject({ totalCount: 1, items: [{ kind: 'CREATED' }] });
});

test('a comment is told when it is written and when it is resolved', async () => {
  const slug = await newFile();
  const { comments } = await mutate('klijent', 'addPifComment', { slug, text: 'Zašto?', section: 'CLAIMS' });
  await mutate('konsultant', 'resolvePifComment', { slug, id: comments[0]?.id, isResolved: true });
  const { items } = await read('klijent', slug, { filter: { section: 'CLAIMS' } });
  expect(items.map(({ changes, note }) => [changes[0], note])).toEqual([
    [{ field: 'isResolved', before: 'false', after: 'true' }, 'Zašto?'],
    [{ field: 'comment', before: null, after: 'Zašto?' }, null],
  ]);
});

test('a refused save leaves no event', async () => {
  const slug = await newFile();
  const input = { slug, version: 7, name: 'Krema', description: {} };
  const query = 'mutation ($input: UpdatePifDescriptionInput!) { updatePifDescription(input: $input) { pif { id } } }';
  expect((await bff.askAs('klijent', query, { variables: { input } })).errors).toHaveLength(1);
  expect((await read('klijent', slug)).totalCount).toBe(1);
});

test('events are filtered by person and paged', async () => {
  const slug = await newFile();
  await mutate('klijent', 'submitPif', { slug, version: 1 });
  const { persons } = await read('klijent', slug);
  expect(persons.map(({ name }) => name)).toEqual(['Dragana Ilić', 'Ivana Đorđević']);
  const ofClient = await read('klijent', slug, { filter: { personId: persons[0]?.id } });
  expect(ofClient.items.map(({ kind }) => kind)).toEqual(['STAGE']);
  expect((await read('klijent', slug, { page: 2, pageSize: 1 })).items.map(({ kind }) => kind)).toEqual(['CREATED']);
});

test('a deleted comment is told with its text and who deleted it', async () => {
  const slug = await newFile();
  const { comments } = await mutate('klijent', 'addPifComment', { slug, text: 'Greška.', section: 'CLAIMS' });
  const query = 'mutation ($input: DeletePifCommentInput!) { deletePifComment(input: $input) { pif { slug } } }';
  const { errors } = await bff.askAs('klijent', query, { variables: { input: { slug, id: comments[0]?.id } } });
  expect(errors).toEqual([]);
  const { items } = await read('org', slug);
  expect(items[0]).toMatchObject({
    kind: 'COMMENT',
    person: 'Dragana Ilić',
    changes: [{ field: 'comment', before: 'Greška.', after: null }],
  });
});

describe('a deleted product information file', () => {
  const DELETED =
    '{ history(subject: PIF) { totalCount persons { name } items { kind person changes { field before after } } } }';
  const deletions = async (person: Person) =>
    (await bff.askAs<{ history: History }>(person, DELETED)).data.history.items;
  const deleteFile = async (slug: string) => {
    const query = 'mutation ($input: DeletePifInput!) { deletePif(input: $input) { deletedPifSlug } }';
    expect((await bff.askAs('konsultant', query, { variables: { input: { slug } } })).errors).toEqual([]);
  };

  test('is told with its name, its company and who deleted it, to all who work for the company', async () => {
    await deleteFile(await newFile());
    const told = {
      kind: 'DELETED',
      person: 'Ivana Đorđević',
      changes: [
        { field: 'name', before: 'Krema za ruke', after: null },
        { field: 'reference', before: expect.any(String) as string, after: null },
        { field: 'company', before: 'Lavanda Natura d.o.o.', after: null },
      ],
    };
    for (const person of ['admin', 'org', 'konsultant', 'klijent'] as const)
      expect((await deletions(person))[0]).toMatchObject(told);
    for (const stranger of ['org2', 'konsultant2', 'klijent2'] as const) expect(await deletions(stranger)).toEqual([]);
  });

  test('is not told to a role without product information files, and other records have no such list', async () => {
    const OF_LABELS = '{ history(subject: LABEL) { totalCount } }';
    const codes = [await bff.askAs('dcp', DELETED), await bff.askAs('admin', OF_LABELS)].map(({ code }) => code);
    expect(codes).toEqual(['FORBIDDEN', 'BAD_USER_INPUT']);
  });
});
