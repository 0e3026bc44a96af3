import type { TestStack } from '../support/testStack.ts';
import { asker } from './measure.ts';

/** The list of labels, as the web client asks for it. */
export const LIST = `query Labels($filter: LabelFilter!, $sort: LabelSort!, $page: Int!, $pageSize: Int!) {
  labels(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
    items { id slug name photoUrl ingredients status isActive isArchived createdAt resultChangedAt viewerCanDelete company { id name } }
    totalCount page pageSize companyCounts { company { id name } count } statusCounts { status count }
  }
}`;
export const LIST_VARIABLES = { filter: {}, sort: 'CREATED_DESC', page: 1, pageSize: 4 };

/** A response of the product server, to be replayed. */
export interface Recorded {
  path: string;
  status: number;
  body: string;
}

/** Records who the caller is and the responses of the product server for one page. */
export async function recordPage({ bffUrl, product }: TestStack, token: string): Promise<Recorded[]> {
  const authorization = `Bearer ${token}`;
  await product.clearCalls();
  await asker(bffUrl, '/graphql', { authorization }, JSON.stringify({ query: LIST, variables: LIST_VARIABLES }))();
  const calls = (await product.calls()).filter(({ method, path }) => method === 'GET' && path !== VIEWER);
  const recorded = [{ path: VIEWER, query: {} }, ...calls].map(async ({ path, query }) => {
    const address = `${path}?${new URLSearchParams(query).toString()}`;
    const response = await fetch(`${product.url}${address}`, { headers: { authorization } });
    return { path, status: response.status, body: await response.text() };
  });
  return Promise.all(recorded);
}

const VIEWER = '/api/v1/users/me';
