import { gql } from '@apollo/client';
import { createApolloClient } from './createApolloClient.ts';
import { getRequestsInFlight, subscribeToRequests } from './requestsInFlight.ts';

const direct = globalThis.fetch;
let asked: { url: string; headers: Headers }[] = [];
let answer: () => Promise<Response>;
const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/graphql-response+json' } });
const refused = () =>
  Promise.resolve(json({ data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }));

const labels = gql`
  query Labels {
    labels {
      totalCount
    }
  }
`;
const aiStatus = gql`
  query AiServerStatus {
    aiServerStatus {
      state
    }
  }
`;
const aiLogin = gql`
  mutation LoginToAiServer {
    loginToAiServer {
      aiSession {
        token
      }
    }
  }
`;

const session = { token: 'product', aiToken: 'ai' };
const onUnauthenticated = jest.fn();
const client = (over = {}) => createApolloClient({ getSession: () => session, onUnauthenticated, ...over });

beforeEach(() => {
  asked = [];
  onUnauthenticated.mockClear();
  answer = () => Promise.resolve(json({ data: {} }));
  globalThis.fetch = (input, init) => {
    asked.push({ url: input as string, headers: new Headers(init?.headers) });
    return answer();
  };
});
afterAll(() => {
  globalThis.fetch = direct;
});

const quietly = (request: Promise<unknown>) => request.catch(() => undefined);

test('sends the product token with everything, and the AI token to the AI server alone', async () => {
  await quietly(client().query({ query: labels }));
  await quietly(client().query({ query: aiStatus }));
  expect(
    asked.map(({ url, headers }) => [url, headers.get('authorization'), headers.get('x-ai-authorization')]),
  ).toEqual([
    ['/graphql', 'Bearer product', null],
    ['/graphql', 'Bearer product', 'Bearer ai'],
  ]);
});

test('sends no token where there is no session', async () => {
  await quietly(client({ getSession: () => null }).query({ query: labels }));
  expect(asked[0]?.headers.has('authorization')).toBe(false);
});

test('a token that the product server refuses is told', async () => {
  answer = refused;
  await quietly(client().query({ query: labels }));
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  answer = () => Promise.resolve(new Response('', { status: 401 }));
  await quietly(client().query({ query: labels, fetchPolicy: 'network-only' }));
  expect(onUnauthenticated).toHaveBeenCalledTimes(2);
});

test('a token that the AI server refuses ends nothing', async () => {
  answer = refused;
  await quietly(client().query({ query: aiStatus }));
  await quietly(client().mutate({ mutation: aiLogin }));
  expect(asked).toHaveLength(2);
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('another failure is no end of the session', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await quietly(client().query({ query: labels }));
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('counts what is on its way, also when it fails or is given up', async () => {
  const counts: number[] = [];
  const stop = subscribeToRequests(() => counts.push(getRequestsInFlight()));
  await quietly(client().query({ query: labels }));
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await quietly(client().query({ query: labels }));
  answer = () => new Promise<Response>(() => undefined);
  const watched = client()
    .watchQuery({ query: labels })
    .subscribe({ error: () => undefined });
  await Promise.resolve();
  watched.unsubscribe();
  await Promise.resolve();
  stop();
  expect(getRequestsInFlight()).toBe(0);
  expect(counts).toEqual([1, 0, 1, 0, 1, 0]);
});

test('the cache of one client knows nothing of another', async () => {
  answer = () => Promise.resolve(json({ data: { labels: { __typename: 'LabelPage', totalCount: 7 } } }));
  await client().query({ query: labels });
  await client().query({ query: labels });
  expect(asked).toHaveLength(2);
});
