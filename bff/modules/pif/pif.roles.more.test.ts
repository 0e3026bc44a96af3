import type { PifAction } from '../../../domain/pif/pifActions.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { clientCompany, clientPif } from '../../../tests/support/pif.ts';

type Caller = Person | 'anonymous';

const STAFF: readonly Caller[] = ['admin', 'org', 'konsultant'];
const STAFF_AND_CLIENT: readonly Caller[] = [...STAFF, 'klijent'];
/** Callers with a role that may, of another organisation. */
const STRANGERS: readonly Caller[] = ['konsultant2', 'klijent2'];
/** Every role is asked for by the tests of the REST operations; here one of each kind. */
const CALLERS: readonly Caller[] = ['konsultant', 'klijent', ...STRANGERS, 'dcp', 'anonymous'];

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const ask = (caller: Caller, query: string, variables: Record<string, unknown> = {}) =>
  caller === 'anonymous' ? bff.ask(query, { variables }) : bff.askAs(caller, query, { variables });
const typeOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
const mutation = (name: string, fields = 'pif { slug }') =>
  `mutation ($input: ${typeOf(name)}!) { ${name}(input: $input) { ${fields} } }`;
async function done<Item = { pif: { slug: string } }>(person: Person, name: string, input: object, fields?: string) {
  const { data, errors } = await bff.askAs<Record<string, Item>>(person, mutation(name, fields), {
    variables: { input },
  });
  expect(errors).toEqual([]);
  return data[name] as Item;
}
/** A file of the client's company, taken through steps. */
async function newFile(...steps: (readonly [Person, string, object?])[]): Promise<string> {
  const input = { name: 'Krema', companyId: clientCompany, labelSlug: clientPif.slug };
  const { slug } = (await done('konsultant', 'createPif', input)).pif;
  for (const [at, [person, name, more]] of steps.entries())
    await done(person, name, { slug, version: at + 1, ...more });
  return slug;
}
interface Ids {
  commentId: string;
}
const OLD = { version: 999 };
/**
 * The fields about one file, besides those that take an upload: who may, and an input that changes nothing when it is
 * let through, mostly because its version is old.
 */
const fields: Record<
  string,
  { may: readonly Caller[]; input?: (ids: Ids) => object; query?: string; fields?: string }
> = {
  pif: { may: STAFF_AND_CLIENT, query: 'query ($slug: String!) { pif(slug: $slug) { id } }' },
  history: {
    may: STAFF_AND_CLIENT,
    query: 'query ($slug: String!) { history(subject: PIF, slug: $slug) { totalCount } }',
  },
  updatePifDescription: { may: STAFF_AND_CLIENT, input: () => ({ ...OLD, name: 'Krem', description: {} }) },
  updatePifManufacturing: { may: STAFF_AND_CLIENT, input: () => ({ ...OLD, manufacturing: {} }) },
  updatePifClaims: { may: STAFF_AND_CLIENT, input: () => ({ ...OLD, claims: { hasNoClaims: true, claims: [] } }) },
  updatePifAnimalTesting: { may: STAFF_AND_CLIENT, input: () => ({ ...OLD, animalTesting: {} }) },
  updatePifPartA: { may: STAFF_AND_CLIENT, input: () => ({ ...OLD, partA: {} }) },
  addPifComment: { may: STAFF_AND_CLIENT, input: () => ({ text: 'x' }) },
  resolvePifComment: { may: STAFF_AND_CLIENT, input: ({ commentId }) => ({ id: commentId, isResolved: true }) },
  // Its author is not asked, because who wrote a comment may delete it for ten minutes.
  deletePifComment: { may: STAFF_AND_CLIENT, input: ({ commentId }) => ({ id: commentId }) },
  submitPif: { may: STAFF_AND_CLIENT, input: () => OLD },
  withdrawPif: { may: STAFF_AND_CLIENT, input: () => OLD },
  returnPif: { may: STAFF, input: () => ({ ...OLD, reason: 'x' }) },
  revisePif: { may: STAFF, input: () => OLD },
  setPifArchived: { may: STAFF, input: () => ({ ...OLD, isArchived: true }) },
  setPifRequirement: { may: STAFF, input: () => ({ requirements: [{ key: 'DESCRIPTION.category', version: 999 }] }) },
};
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'];

async function withIds(): Promise<{ slug: string } & Ids> {
  const slug = await newFile();
  const written = await done<{ comment: { id: string } }>(
    'konsultant',
    'addPifComment',
    { slug, text: 'Zašto?' },
    'comment { id }',
  );
  return { slug, commentId: written.comment.id };
}

describe.each(Object.entries(fields))('%s', (name, { may, input, query }) => {
  let known: { slug: string } & Ids;
  beforeAll(async () => {
    known = await withIds();
  });
  const send = async (caller: Caller, slug: string) => {
    const response = await (input
      ? ask(caller, mutation(name), { input: { slug, ...input(known) } })
      : ask(caller, query ?? '', { slug }));
    const [first] = response.errors;
    return { code: first?.extensions.code ?? 'DONE', message: first?.message };
  };

  test.each(CALLERS.filter((caller) => caller !== 'konsultant' || name !== 'deletePifComment'))(
    '%s',
    async (caller) => {
      const { code } = await send(caller, known.slug);
      if (may.includes(caller)) expect(REFUSALS).not.toContain(code);
      else if (caller === 'anonymous') expect(code).toBe('UNAUTHENTICATED');
      // A role that may not is told so; a file of another organisation is not there.
      else if (caller === 'dcp' || (caller.startsWith('klijent') && !may.includes('klijent')))
        expect(code).toBe('FORBIDDEN');
      else expect(code).toBe('NOT_FOUND');
    },
  );

  test('a foreign file answers like a missing one', async () => {
    expect(await send('konsultant2', known.slug)).toEqual(await send('konsultant2', 'no-such-file'));
  });
});

test('nobody enters a file for a company of another organisation', async () => {
  const create = (caller: Caller, companyId: string) =>
    ask(caller, mutation('createPif'), { input: { name: 'Krem', companyId } });
  for (const stranger of ['org2', 'konsultant2'] as const) {
    const [foreign, missing] = [await create(stranger, clientCompany), await create(stranger, '0'.repeat(24))];
    expect(foreign.errors.map(({ message, extensions }) => [message, extensions.code, extensions.fields])).toEqual(
      missing.errors.map(({ message, extensions }) => [message, extensions.code, extensions.fields]),
    );
    expect(foreign.errors).toHaveLength(1);
  }
});

test('the lists of the two organisations share no file', async () => {
  const LIST = '{ pifs(pageSize: 100) { totalCount items { slug } } }';
  const slugs = async (person: Person) =>
    (await bff.askAs<{ pifs: { items: { slug: string }[] } }>(person, LIST)).data.pifs.items.map(({ slug }) => slug);
  const [one, other, all] = [await slugs('org'), await slugs('org2'), await slugs('admin')];
  expect(one.filter((slug) => other.includes(slug))).toEqual([]);
  expect([...one, ...other].sort()).toEqual(all.sort());
});

describe('viewerCan says what the service lets through', () => {
  const submit = ['klijent', 'submitPif'] as const;
  const stages = {
    'in work': [],
    submitted: [submit],
    returned: [submit, ['org', 'returnPif', { reason: 'x' }] as const],
    archived: [['org', 'setPifArchived', { isArchived: true }] as const],
  };
  const actions: Record<Exclude<PifAction, 'ASSESS' | 'SIGN'>, readonly [string, object?, string?]> = {
    SUBMIT: ['submitPif'],
    WITHDRAW: ['withdrawPif'],
    RETURN: ['returnPif', { reason: 'x' }],
    REVISE: ['revisePif'],
    ARCHIVE: ['setPifArchived', { isArchived: true }],
    TAKE_OUT: ['setPifArchived', { isArchived: false }],
    EDIT: ['updatePifManufacturing', { version: 1, manufacturing: {} }],
    DELETE: ['deletePif', {}, 'deletedPifSlug'],
  };
  const READ = 'query ($slug: String!) { pif(slug: $slug) { version viewerCan } }';

  test.each(
    Object.entries(stages).flatMap(([stage, steps]) =>
      (['konsultant', 'klijent'] as const).map((person) => [stage, person, steps] as const),
    ),
  )('%s, %s', async (_stage, person, steps) => {
    let slug = await newFile(...steps);
    for (const [action, [name, more, fieldsOf]] of Object.entries(actions)) {
      const { data } = await bff.askAs<{ pif: { version: number; viewerCan: string[] } }>(person, READ, {
        variables: { slug },
      });
      const version = name === 'deletePif' ? {} : { version: data.pif.version };
      const { errors } = await ask(person, mutation(name, fieldsOf), { input: { slug, ...version, ...more } });
      expect([action, errors.map(({ extensions }) => extensions.code)]).toEqual([
        action,
        data.pif.viewerCan.includes(action) ? [] : [expect.stringMatching(/^(CONFLICT|FORBIDDEN)$/)],
      ]);
      // What was let through changed the file.
      if (errors.length === 0) slug = await newFile(...steps);
    }
  });
});

test('completeness is rounded down; a demo file is complete, and one has a statement that has expired', async () => {
  const DEMO = '{ pifs(pageSize: 100) { items { completeness { done total percent } requirements { state } } } }';
  const { data } = await bff.askAs<{
    pifs: {
      items: {
        completeness: { done: number; total: number; percent: number };
        requirements: { state: string }[];
      }[];
    };
  }>('admin', DEMO);
  const { items } = data.pifs;
  expect(items.some(({ completeness }) => completeness.percent === 100)).toBe(true);
  expect(items.some(({ requirements }) => requirements.some(({ state }) => state === 'EXPIRED'))).toBe(true);
  const exact = items.map(({ completeness }) => (100 * completeness.done) / completeness.total);
  expect(exact.some((percent) => Math.round(percent) > Math.floor(percent))).toBe(true);
  for (const { completeness, requirements } of items) {
    const done = requirements.filter(({ state }) => state === 'DONE' || state === 'WAIVED').length;
    expect(completeness).toEqual({
      done,
      total: requirements.length,
      percent: Math.floor((100 * done) / requirements.length),
    });
  }
});
