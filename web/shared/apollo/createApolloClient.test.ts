import { gql } from '@apollo/client';
import { createApolloClient } from './createApolloClient.ts';
import { getRequestsInFlight, subscribeToRequests } from './requestsInFlight.ts';

const direct = globalThis.fetch;
let requests: { url: string; headers: Headers }[] = [];
let respond: () => Promise<Response>;
const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/graphql-response+json' } });
const unauthenticated = () =>
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
  requests = [];
  onUnauthenticated.mockClear();
  respond = () => Promise.resolve(json({ data: {} }));
  globalThis.fetch = (input, init) => {
    requests.push({ url: input as string, headers: new Headers(init?.headers) });
    return respond();
  };
});
afterAll(() => {
  globalThis.fetch = direct;
});

const quietly = (request: Promise<unknown>) => request.catch(() => undefined);

test('only operations of the AI server carry the AI token', async () => {
  await quietly(client().query({ query: labels }));
  await quietly(client().query({ query: aiStatus }));
  expect(
    requests.map(({ url, headers }) => [url, headers.get('authorization'), headers.get('x-ai-authorization')]),
  ).toEqual([
    ['/graphql', 'Bearer product', null],
    ['/graphql', 'Bearer product', 'Bearer ai'],
  ]);
});

test('the key of what a form creates is sent again with the same form', async () => {
  const create = { mutation: aiLogin, context: { createKey: 'a1b2c3d4e5f60718' } };
  await quietly(client().mutate(create));
  await quietly(client().mutate(create));
  await quietly(client().mutate({ mutation: aiLogin }));
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
    'a1b2c3d4e5f60718',
    'a1b2c3d4e5f60718',
    null,
  ]);
});

test('a request without a session carries no token', async () => {
  await quietly(client({ getSession: () => null }).query({ query: labels }));
  expect(requests[0]?.headers.has('authorization')).toBe(false);
});

test('a token rejected by the product server is reported', async () => {
  respond = unauthenticated;
  await quietly(client().query({ query: labels }));
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  respond = () => Promise.resolve(new Response('', { status: 401 }));
  await quietly(client().query({ query: labels, fetchPolicy: 'network-only' }));
  expect(onUnauthenticated).toHaveBeenCalledTimes(2);
});

test('a token rejected by the AI server does not end the session', async () => {
  respond = unauthenticated;
  await quietly(client().query({ query: aiStatus }));
  await quietly(client().mutate({ mutation: aiLogin }));
  expect(requests).toHaveLength(2);
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('a network error does not end the session', async () => {
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await quietly(client().query({ query: labels }));
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('failed and cancelled requests leave the count of requests in flight', async () => {
  const counts: number[] = [];
  const stop = subscribeToRequests(() => counts.push(getRequestsInFlight()));
  await quietly(client().query({ query: labels }));
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await quietly(client().query({ query: labels }));
  respond = () => new Promise<Response>(() => undefined);
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

test('two clients do not share a cache', async () => {
  respond = () => Promise.resolve(json({ data: { labels: { __typename: 'LabelPage', totalCount: 7 } } }));
  await client().query({ query: labels });
  await client().query({ query: labels });
  expect(requests).toHaveLength(2);
});
