import { startBff, type TestBff } from '../support/bff.ts';
import { expectRefusal, post, repeat, whileProbing } from './attack.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const credentials = '{email: "org@dosije.example", password: "Wrong@2026x"}';
const login = (alias = '') => `${alias}login(input: ${credentials}) { session { token } }`;
const cycle = (levels: number): string =>
  `{ labels { ${'items { company { id } '.repeat(levels)} ${'}'.repeat(levels)} } }`;
const bomb = (levels: number): string =>
  `{ ...F0 } ${repeat(levels, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F${levels} on Query { __typename }`;

const attacks: [string, string][] = [
  ['100 sign-ins under aliases', `mutation { ${repeat(100, (i) => login(`a${i}: `))} }`],
  ['2 sign-ins in one operation', `mutation { ${login('a: ')} ${login('b: ')} }`],
  [
    '2 sign-ins through a fragment',
    `mutation { ...F ...G } fragment F on Mutation { ${login('a: ')} } fragment G on Mutation { ${login('b: ')} }`,
  ],
  ['16 aliases', `{ ${repeat(16, (i) => `a${i}: __typename`)} }`],
  ['1000 aliases of __typename', `{ ${repeat(1000, (i) => `a${i}: __typename`)} }`],
  ['16 root fields', `{ ${repeat(16, () => '__typename')} }`],
  ['depth 15', cycle(15)],
  ['depth 50', cycle(50)],
  ['depth 500', cycle(500)],
  [
    'depth through fragments',
    `{ ...A } ${repeat(12, (i) => `fragment ${'ABCDEFGHIJKLM'[i]!} on Query { labels { ...${'ABCDEFGHIJKLM'[i + 1]!} } }`)} fragment M on Query { __typename }`,
  ],
  ['a fragment bomb of 2^10', bomb(10)],
  ['a fragment bomb of 2^18', bomb(18)],
  ['a fragment bomb of 2^30', bomb(30)],
  [
    'fragments with aliased fields, 2^16',
    `{ ...F0 } ${repeat(16, (i) => `fragment F${i} on Query { a: labels { ...F${i + 1} } b: labels { ...F${i + 1} } }`)} fragment F16 on Query { __typename }`,
  ],
  ['a fragment that spreads itself', '{ ...F } fragment F on Query { ...F }'],
  ['a circle of 18 fragments', `{ ...F0 } ${repeat(18, (i) => `fragment F${i} on Query { ...F${(i + 1) % 18} }`)}`],
  [
    'a circle of 1000 fragments',
    `{ ...F0 } ${repeat(1000, (i) => `fragment F${i} on Query { ...F${(i + 1) % 1000} }`)}`,
  ],
  ['300 times the same field', `{ labels { ${repeat(300, () => 'totalCount')} } }`],
  ['5000 times the same field', `{ labels { ${repeat(5000, () => 'totalCount')} } }`],
  ['300 different sub-selections of one field', `{ ${repeat(300, (i) => `labels { items { x${i} } }`)} }`],
  ['21 directives', `{ __typename ${repeat(21, () => '@include(if: true)')} }`],
  ['500 directives', `{ __typename ${repeat(500, (i) => `@d${i}`)} }`],
  ['21 operations', repeat(21, (i) => `query Q${i} { __typename }`)],
  ['1000 operations', repeat(1000, (i) => `query Q${i} { __typename }`)],
  ['31 variables', `query(${repeat(31, (i) => `$v${i}: Int`)}) { __typename }`],
  ['5000 variables', `query(${repeat(5000, (i) => `$v${i}: Int`)}) { __typename }`],
  ['1001 tokens', `{ labels { ${repeat(999, () => 'a')} } }`],
  ['a string of 90 KB', `{ labels(filter: {search: "${'x'.repeat(90_000)}"}) { totalCount } }`],
  ['90 KB of blanks and commas', `{${' ,'.repeat(45_000)}labels { nope } }`],
  ['1000 errors', `{ ${repeat(14, (i) => `nope${i} { ${repeat(13, (j) => `nope${j}`)} }`)} }`],
  ['a literal list of 400 in place of an object', `{ labels(filter: [${repeat(400, () => '1')}]) { totalCount } }`],
  ['an operation that is not there', 'query A { __typename } query B { __typename }'],
  ['a subscription', 'subscription { labels { totalCount } }'],
  ['only a fragment', 'fragment F on Query { __typename }'],
  ['an unknown directive', '{ __typename @defer }'],
  ['half a document', '{ labels { items { '],
  ['control characters', '{ \u0000 labels }'],
  ['nothing', ''],
];

test.each(attacks)('%s is rejected while the server stays responsive', async (_name, query) => {
  const token = await bff.tokenOf('admin');
  const attack = () => post(bff, JSON.stringify({ query }), { authorization: `Bearer ${token}` });
  // A value that only a resolver can check is a GraphQL error with status 200.
  await whileProbing(bff, () => expectRefusal(bff, attack, query.includes('xxx') ? [200] : [400]));
});

test.each(attacks.filter(([name]) => /bomb|circle|depth/.test(name)))(
  'a hundred requests with %s leave the server responsive',
  async (_name, query) => {
    const body = JSON.stringify({ query });
    await whileProbing(bff, async () => {
      const responses = await Promise.all(Array.from({ length: 100 }, () => post(bff, body)));
      for (const { status } of responses) expect(status).toBe(400);
    });
  },
);

test('batched requests are rejected', async () => {
  const one = { query: '{ __typename }' };
  for (const body of [[], [one], [one, one], Array(100).fill(one), [[one]]]) {
    await expectRefusal(bff, () => post(bff, JSON.stringify(body)));
  }
});

test('the query of a whole screen is within the limits', async () => {
  const fields =
    'id slug name productCode photoUrl ingredients status isActive isArchived createdAt resultChangedAt viewerCanDelete company { id name }';
  const query = `query Screen($page: Int!) {
    viewer { id name email role photoUrl selectedCompanyId company { id name logoUrl } }
    first: labels(page: $page) { ...Page } second: labels(page: 2) { ...Page }
    companies { id name email }
  }
  fragment Page on LabelPage { totalCount page pageSize companyCounts { count company { id name } } statusCounts { status count } items { ...Card } }
  fragment Card on Label { ${fields} }`;
  expect(await bff.askAs('admin', query, { variables: { page: 1 } })).toMatchObject({ status: 200, errors: [] });
});
