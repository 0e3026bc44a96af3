import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { fetchUnlessSent, writeFirstData } from './firstRequest.ts';

const direct = globalThis.fetch;
const sha256Hash = 'a'.repeat(64);
const variables = { page: 1, pageSize: 4 };
const labels = gql`
  query Labels($page: Int!, $pageSize: Int!) {
    labels(page: $page, pageSize: $pageSize) {
      totalCount
    }
  }
`;
const response = () => new Response('first');

function sendFirst(over: Partial<NonNullable<Window['firstRequest']>> = {}) {
  window.firstRequest = {
    authorization: 'Bearer one',
    operationName: 'Labels',
    sha256Hash,
    variables: JSON.stringify(variables),
    response: Promise.resolve(response()),
    text: null,
    ...over,
  };
}
interface Asked {
  token?: string;
  hash?: string;
  of?: object;
  body?: string;
}
async function ask({ token = 'one', hash = sha256Hash, of = variables, body }: Asked = {}): Promise<string> {
  const sent = { operationName: 'Labels', variables: of, extensions: { persistedQuery: { sha256Hash: hash } } };
  const headers = { authorization: `Bearer ${token}` };
  return (await fetchUnlessSent('/graphql', { headers, body: body ?? JSON.stringify(sent) })).text();
}

const now = jest.spyOn(performance, 'now');
beforeEach(() => {
  now.mockReturnValue(2_000);
  globalThis.fetch = () => Promise.resolve(new Response('own'));
});
afterAll(() => now.mockRestore());
afterEach(() => {
  globalThis.fetch = direct;
  delete window.firstRequest;
});

test('the response of the same request is used, once', async () => {
  sendFirst();
  expect([await ask(), await ask()]).toEqual(['first', 'own']);
});

test.each<[string, Asked]>([
  ['another token', { token: 'two' }],
  ['another document', { hash: 'b'.repeat(64) }],
  ['other variables', { of: { page: 2, pageSize: 4 } }],
  ['a body that is no JSON', { body: 'x' }],
])('a request with %s is sent, and the response stays for its own', async (_name, other) => {
  sendFirst();
  expect([await ask(other), await ask()]).toEqual(['own', 'first']);
});

test('a first request that failed fails the request that takes it', async () => {
  sendFirst({ response: Promise.reject(new TypeError('Failed to fetch')) });
  await expect(ask()).rejects.toThrow('Failed to fetch');
  expect(await ask()).toBe('own');
});

const data = { labels: { __typename: 'LabelPage', totalCount: 7 } };
const written = (query = labels, token: string | undefined = 'one') => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  writeFirstData(client, query, token);
  return client.readQuery({ query: labels, variables });
};

test('data that has arrived is in the cache before anything is rendered', () => {
  sendFirst({ text: JSON.stringify({ data }) });
  expect(written()).toEqual(data);
});

test.each([
  ['has not arrived', { text: null }],
  ['came with an error', { text: JSON.stringify({ data, errors: [{ message: 'no' }] }) }],
  ['is no JSON', { text: '<html>' }],
  ['belongs to another session', { text: JSON.stringify({ data }), authorization: 'Bearer two' }],
  ['is that of another query', { text: JSON.stringify({ data }), operationName: 'Pifs' }],
])('data that %s is not', (_name, over) => {
  sendFirst(over);
  expect(written()).toBeNull();
});

test('a response that was requested half a minute ago is used neither for a request nor for the cache', async () => {
  now.mockReturnValue(30_001);
  sendFirst({ text: JSON.stringify({ data }) });
  expect([written(), await ask()]).toEqual([null, 'own']);
});

test('without a first request nothing is written', () => {
  expect(written()).toBeNull();
});
