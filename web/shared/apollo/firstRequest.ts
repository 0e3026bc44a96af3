import type { ApolloClient } from '@apollo/client';
import { type DocumentNode, Kind } from 'graphql';
import { asObject, readObject } from '../safeJson.ts';

/** The request for the data of the first page, which the page sends before its code is there. */
interface FirstRequest {
  authorization: string;
  operationName: string;
  /** Of the document. */
  sha256Hash: string | undefined;
  /** As JSON. */
  variables: string;
  response: Promise<Response>;
  /** The body of a response that has arrived. */
  text: string | null;
}

declare global {
  interface Window {
    firstRequest?: FirstRequest;
  }
}

/** Where the script at the top of the page leaves it. A client outside a browser has no such script. */
const page = globalThis as Pick<Window, 'firstRequest'>;

/**
 * After so long the response is not used any more: a list that is opened later must not show what was true when the
 * page was.
 */
const MAX_AGE_MS = 30_000;

/** The first request, which was sent when the page began; undefined once it was taken or is too old. */
function currentFirst(): FirstRequest | undefined {
  if (performance.now() > MAX_AGE_MS) delete page.firstRequest;
  return page.firstRequest;
}

function isSame(first: FirstRequest, { headers, body }: RequestInit): boolean {
  const sent = readObject(typeof body === 'string' ? body : null);
  return (
    new Headers(headers).get('authorization') === first.authorization &&
    asObject(asObject(sent?.extensions)?.persistedQuery)?.sha256Hash === first.sha256Hash &&
    JSON.stringify(sent?.variables) === first.variables
  );
}

/** Sends a request, unless it is the one that was sent already: then that one's response, once. */
export const fetchUnlessSent: typeof fetch = (input, init = {}) => {
  const first = currentFirst();
  if (!first || !isSame(first, init)) return fetch(input, init);
  delete page.firstRequest;
  return first.response;
};

const nameOf = (document: DocumentNode) =>
  document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)?.name?.value;

/**
 * Puts the data of the first page into the cache where it has arrived, so that the page is rendered with it at once.
 */
export function writeFirstData(client: ApolloClient, query: DocumentNode | undefined, token: string | undefined): void {
  const first = currentFirst();
  if (!query || !first || first.operationName !== nameOf(query) || first.authorization !== `Bearer ${token}`) return;
  const { data, errors } = readObject(first.text) ?? {};
  if (asObject(data) && !errors) client.writeQuery({ query, variables: readObject(first.variables) ?? {}, data });
}
