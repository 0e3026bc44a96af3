import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { fileWithTwoVersions } from '../../../tests/support/signedVersions.ts';

interface Change {
  kind: string;
  path: string[];
  before: string | null;
  after: string | null;
}
const COMPARE =
  'query ($slug: String!, $since: Int, $until: Int) { pif(slug: $slug) { isOutdated changes(since: $since, until: $until) { kind path before after } consequences(since: $since, until: $until) { figure } } }';

let bff: TestBff;
let slug: string;
beforeAll(async () => {
  bff = await startBff();
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const { data, errors } = await bff.askAs<Data>('konsultant', query, { variables: { ...variables } });
    expect(errors).toEqual([]);
    return data;
  };
  ({ slug } = await fileWithTwoVersions(ask, 'Krema za poređenje'));
});
afterAll(() => bff.close());

const compare = (person: Person, numbers: { since?: number | null; until?: number | null }) =>
  bff.askAs<{ pif: { isOutdated: boolean | null; changes: Change[] | null; consequences: object[] | null } }>(
    person,
    COMPARE,
    {
      variables: { slug, ...numbers },
    },
  );
const textChanges = [
  { kind: 'TEXT', path: ['description', 'function'], before: 'Nega', after: 'Hidratacija' },
  { kind: 'TEXT', path: ['partB', 'unsafeReasons'], before: 'Nema podataka.', after: 'Nema podataka o stabilnosti.' },
];

test('two signed versions are compared by kind, old and new', async () => {
  const { data, errors } = await compare('konsultant', { since: 1, until: 2 });
  expect(errors).toEqual([]);
  expect(data.pif.changes).toEqual([
    { kind: 'FORMULA', path: ['formula', 'revision'], before: '1', after: '2' },
    { kind: 'FORMULA', path: ['lines', 'Voda prečišćena', 'percent'], before: '95', after: '93.5' },
    { kind: 'FORMULA', path: ['lines', 'Glicerin', 'percent'], before: '5', after: '6.5' },
    ...textChanges,
  ]);
});

test('an older version is compared with the file as it stands, and the newest has not changed', async () => {
  const [older, newest] = [await compare('konsultant', { since: 1 }), await compare('konsultant', {})];
  expect(older.data.pif.changes).toEqual(expect.arrayContaining(textChanges));
  expect(newest.data.pif).toEqual({ isOutdated: false, changes: [], consequences: [] });
});

test('a client compares versions without what only those see who see formulas', async () => {
  const { data } = await compare('klijent', { since: 1, until: 2 });
  expect(JSON.stringify(data.pif.changes)).not.toMatch(/93\.5|Glicerin/);
  expect(data.pif.consequences).toEqual([]);
  expect(data.pif.changes).toEqual([
    { kind: 'FORMULA', path: ['formula', 'revision'], before: '1', after: '2' },
    ...textChanges,
  ]);
});

test.each([
  [{ since: 1, until: 7 }, 'NOT_FOUND'],
  [{ since: 2, until: 1 }, 'BAD_USER_INPUT'],
  [{ since: 1, until: 1 }, 'BAD_USER_INPUT'],
  [{ since: 0 }, 'BAD_USER_INPUT'],
  [{ until: 2 }, 'BAD_USER_INPUT'],
])('%j names no two versions of the file', async (numbers, code) => {
  expect((await compare('konsultant', numbers)).code).toBe(code);
});
