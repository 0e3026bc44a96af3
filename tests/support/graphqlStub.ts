/** A GraphQL request that the web client has sent. */
interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
  headers: Headers;
}

/** The response to an operation: its data, the extensions of an error, a broken connection, or no response at all. */
export type StubAnswer = { data: unknown } | { error: Record<string, unknown> } | 'offline' | 'never';
export type StubAnswers = Record<string, StubAnswer | ((variables: Record<string, unknown>) => StubAnswer)>;

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/graphql-response+json' } });

/** Replaces fetch: responds by operation name and records the requests. An operation without a response fails. */
export function useGraphqlStub() {
  const realFetch = globalThis.fetch;
  const sent: Sent[] = [];
  let responses: StubAnswers = {};

  const respond = (name: string, variables: Record<string, unknown>): Promise<Response> => {
    const configured = responses[name] ?? { error: { code: 'UPSTREAM_UNAVAILABLE' } };
    const response = typeof configured === 'function' ? configured(variables) : configured;
    if (response === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    if (response === 'never') return new Promise(() => undefined);
    if ('error' in response)
      return Promise.resolve(json({ data: null, errors: [{ message: 'for developers', extensions: response.error }] }));
    return Promise.resolve(json({ data: response.data }));
  };

  beforeEach(() => {
    sent.length = 0;
    responses = {};
    globalThis.fetch = (_input, init) => {
      const { operationName, variables } = JSON.parse(init?.body as string) as Sent;
      sent.push({ operationName, variables, headers: new Headers(init?.headers) });
      return respond(operationName, variables);
    };
  });
  afterAll(() => {
    globalThis.fetch = realFetch;
  });

  return {
    /** Sets the responses of these operations, in addition to earlier ones. */
    answer: (more: StubAnswers) => {
      responses = { ...responses, ...more };
    },
    sent: (name: string) => sent.filter(({ operationName }) => operationName === name),
  };
}
