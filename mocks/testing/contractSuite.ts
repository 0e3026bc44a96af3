import { type ContractOperation, readContract } from '../product-server/service/contract.ts';
import { type ReceivedResponse, type Request, send } from './client.ts';

/** One request of an operation and the expected status. */
export interface ContractCase {
  name: string;
  /** Path with its parameters filled in, and the query; a function first creates the objects that it needs. */
  path: string | (() => Promise<string>);
  request?: Request | (() => Promise<Request>);
  status: number;
}

/**
 * Runs the cases of every operation of a document against a running service and validates each response against the
 * document: status, content type, body. An operation without a successful case fails.
 */
export function describeContract(document: string, url: () => string, cases: Record<string, ContractCase[]>): void {
  const operations = readContract(document);

  test('exactly the operations of the document have a successful case', () => {
    const succeeding = Object.keys(cases).filter((id) => cases[id]?.some(({ status }) => status < 300));
    expect(succeeding.sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
    test.each((cases[id] ?? []).map((one) => [one.status, one.name, one] as const))(
      '%i %s',
      async (status, _name, { path, request = {} }) => {
        const target = typeof path === 'function' ? await path() : path;
        const sent = typeof request === 'function' ? await request() : request;
        const response = await sendLarge(status === 413, () => send(url(), operation.method, target, sent));
        expect([response.status, wrongIn(operation, response)]).toEqual([status, []]);
      },
    );
  });
}

/**
 * Sends a request. A server that refuses a large body may close the connection before all of it has been sent, and
 * `fetch` then fails without the response that has come, so that such a request is sent again.
 */
async function sendLarge(isLarge: boolean, attempt: () => Promise<ReceivedResponse>): Promise<ReceivedResponse> {
  for (let left = isLarge ? 20 : 0; left > 0; left--) {
    const response = await attempt().catch(() => null);
    if (response) return response;
  }
  return attempt();
}

function wrongIn(operation: ContractOperation, { status, headers, body }: ReceivedResponse) {
  const mediaType = headers.get('content-type')?.split(';')[0] ?? '';
  const isEmpty = Buffer.isBuffer(body) && body.length === 0;
  return operation.checkResponse(status, mediaType, isEmpty ? undefined : body);
}
