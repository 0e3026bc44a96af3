import { startBff, type Person, type TestBff } from '../../../../tests/support/bff.ts';
import { clientCompany, clientPif } from '../../../../tests/support/pif.ts';

interface Comment {
  id: string;
  section: string | null;
  anchor: string | null;
  text: string;
  isRequired: boolean;
  isInternal: boolean;
  author: string | null;
  resolvedAt: string | null;
  resolvedBy: string | null;
  isDeletable: boolean;
}

const FIELDS = 'id section anchor text isRequired isInternal author createdAt resolvedAt resolvedBy isDeletable';
const READ = `query ($slug: String!, $section: PifSection) { pif(slug: $slug) { comments(section: $section) { ${FIELDS} } } }`;
const ADD = `mutation ($input: AddPifCommentInput!) { addPifComment(input: $input) { comment { ${FIELDS} } } }`;
const RESOLVE = `mutation ($input: ResolvePifCommentInput!) { resolvePifComment(input: $input) { pif { comments { ${FIELDS} } } } }`;
const DELETE = `mutation ($input: DeletePifCommentInput!) { deletePifComment(input: $input) { deletedCommentId pif { comments { id } } } }`;

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const ask = async <Data>(person: Person, query: string, variables: Record<string, unknown>) => {
  const { data, errors } = await bff.askAs<Data>(person, query, { variables });
  expect(errors).toEqual([]);
  return data;
};
const codesOf = async (person: Person, query: string, input: object) =>
  (await bff.askAs(person, query, { variables: { input } })).errors.map(({ extensions }) => extensions['code']);
const newFile = async () => {
  const query = 'mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { slug } } }';
  const input = { name: 'Krema za ruke', companyId: clientCompany, labelSlug: clientPif.slug };
  return (await ask<{ createPif: { pif: { slug: string } } }>('konsultant', query, { input })).createPif.pif.slug;
};
const write = async (person: Person, slug: string, more: object = {}) => {
  const input = { slug, text: 'Nedostaje dokaz.', ...more };
  return (await ask<{ addPifComment: { comment: Comment } }>(person, ADD, { input })).addPifComment.comment;
};
const read = async (person: Person, slug: string, section?: string) =>
  (await ask<{ pif: { comments: Comment[] } }>(person, READ, { slug, section })).pif.comments;
const textsOf = (comments: Comment[]) => comments.map(({ text }) => text);

test('a comment names its section, its row and its author', async () => {
  const slug = await newFile();
  const comment = await write('klijent', slug, {
    section: 'CLAIMS',
    anchor: 'claims',
    text: ' Tvrdnja <b>& dokaz\n',
    isRequired: true,
  });
  expect(comment).toMatchObject({
    section: 'CLAIMS',
    anchor: 'claims',
    text: 'Tvrdnja <b>& dokaz',
    isRequired: true,
    isInternal: false,
    author: 'Dragana Ilić',
    resolvedAt: null,
    isDeletable: true,
  });
});

test('the comments of a section include those on the whole file', async () => {
  const slug = await newFile();
  await write('konsultant', slug, { text: 'O svemu.' });
  await write('konsultant', slug, { text: 'O tvrdnjama.', section: 'CLAIMS' });
  await write('konsultant', slug, { text: 'O opisu.', section: 'DESCRIPTION' });
  expect(textsOf(await read('klijent', slug, 'CLAIMS'))).toEqual(['O svemu.', 'O tvrdnjama.']);
  expect(await read('klijent', slug)).toHaveLength(3);
});

test('a client never sees an internal comment', async () => {
  const slug = await newFile();
  await write('konsultant', slug, { text: 'Samo za nas.', isInternal: true });
  expect(textsOf(await read('org', slug))).toEqual(['Samo za nas.']);
  expect(await read('klijent', slug)).toEqual([]);
});

test('an internal comment answers a client like a missing one', async () => {
  const slug = await newFile();
  const { id } = await write('konsultant', slug, { isInternal: true });
  const answers = await Promise.all(
    [id, '0'.repeat(24)].map((one) =>
      bff.askAs('klijent', RESOLVE, { variables: { input: { slug, id: one, isResolved: true } } }),
    ),
  );
  const [internal, missing] = answers.map(({ errors }) =>
    errors.map(({ message, extensions }) => [message, extensions]),
  );
  expect(internal).toMatchObject([[expect.any(String), { code: 'NOT_FOUND' }]]);
  expect(internal?.[0]?.[0]).toEqual(missing?.[0]?.[0]);
});

test('a client cannot write an internal comment', async () => {
  const slug = await newFile();
  const { errors } = await bff.askAs('klijent', ADD, { variables: { input: { slug, text: 'Ne', isInternal: true } } });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'input.isInternal' }] });
});

test('whoever resolved a comment first stays named until it is opened again', async () => {
  const slug = await newFile();
  const { id } = await write('konsultant', slug);
  const set = async (person: Person, isResolved: boolean) => {
    const input = { slug, id, isResolved };
    const data = await ask<{ resolvePifComment: { pif: { comments: Comment[] } } }>(person, RESOLVE, { input });
    return data.resolvePifComment.pif.comments[0];
  };
  const resolved = await set('klijent', true);
  expect(resolved).toMatchObject({ resolvedBy: 'Dragana Ilić', resolvedAt: expect.any(String) as string });
  expect(await set('konsultant', true)).toMatchObject({ resolvedBy: 'Dragana Ilić', resolvedAt: resolved?.resolvedAt });
  expect(await set('konsultant', false)).toMatchObject({ resolvedBy: null, resolvedAt: null });
});

test('a comment is deleted by its author alone', async () => {
  const slug = await newFile();
  const { id } = await write('klijent', slug);
  expect(await codesOf('konsultant', DELETE, { slug, id })).toEqual(['CONFLICT']);
  const data = await ask('klijent', DELETE, { input: { slug, id } });
  expect(data).toEqual({ deletePifComment: { deletedCommentId: id, pif: { comments: [] } } });
});

test('a locked file takes comments', async () => {
  const query = 'query { pifs(filter: { stages: [SUBMITTED] }) { items { slug } } }';
  const { pifs } = await ask<{ pifs: { items: { slug: string }[] } }>('admin', query, {});
  expect((await write('admin', pifs.items[0]?.slug ?? '')).text).toBe('Nedostaje dokaz.');
});

test('the reason of a return stays as a comment that has to be resolved', async () => {
  const slug = await newFile();
  const step = (name: string) =>
    `mutation ($input: ${name}PifInput!) { ${name.toLowerCase()}Pif(input: $input) { pif { returnReason } } }`;
  await ask('klijent', step('Submit'), { input: { slug, version: 1 } });
  await ask('org', step('Return'), { input: { slug, version: 2, reason: 'Nedostaje SDS.' } });
  await ask('klijent', step('Submit'), { input: { slug, version: 3 } });
  expect((await read('klijent', slug, 'CLAIMS')).at(-1)).toMatchObject({
    text: 'Nedostaje SDS.',
    section: null,
    isRequired: true,
    isInternal: false,
    resolvedAt: null,
  });
});
