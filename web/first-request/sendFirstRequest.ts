import { mayOpen, pageAt } from '../app/access.ts';
import { SESSION_KEY, toSession } from '../shared/session/sessionFormat.ts';
import { readStored } from '../shared/storage.ts';
import { pagePatterns, type PageName } from '../shared/url/pagePatterns.ts';
import { firstQueries } from './firstQueries.ts';

/** What the build puts in: files of code, those that each page needs by their places among them, and the hashes of the queries by name. */
declare const FILES: readonly string[];
declare const CODE: Partial<Record<PageName, readonly number[]>>;
declare const HASHES: Readonly<Record<string, string>>;

const GRAPHQL_PATH = '/graphql';

/**
 * Requests what the page at this address needs, before any of its code is there: the code itself, and the data with which a list begins. The application
 * takes the response where it would send the same request. It does nothing for somebody who has to sign in first.
 */
function sendFirstRequest(): void {
  const session = toSession(readStored(SESSION_KEY) ?? '', Date.now());
  if (!session || session.expiresAt <= Date.now() || session.user.temporaryPasswordUntil) return;
  const { pathname, search } = window.location;
  const page = pageAt(pathname === '/' ? pagePatterns.labels : pathname);
  if (!page || !mayOpen(page, session.user.role)) return;
  for (const file of CODE[page.name] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${FILES[file]}`;
    document.head.append(link);
  }
  const query = firstQueries[page.name];
  const params = new URLSearchParams(search);
  // The application sends hashes where a browser can make them.
  if (!query || !('subtle' in crypto) || query.unless.some((name) => params.has(name))) return;
  const { operationName } = query;
  const variables = query.variables({ params, user: session.user });
  const sha256Hash = HASHES[operationName];
  const authorization = `Bearer ${session.token}`;
  const response = fetch(GRAPHQL_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json,application/json;q=0.9',
      authorization,
      'x-apollo-operation-type': 'query',
    },
    body: JSON.stringify({ operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  });
  const first: NonNullable<Window['firstRequest']> = {
    authorization,
    operationName,
    sha256Hash,
    variables: JSON.stringify(variables),
    response,
    text: null,
  };
  window.firstRequest = first;
  // A failure is for the list to tell of.
  response.then((one) => one.clone().text()).then((text) => (first.text = text)).catch(() => undefined);
}

sendFirstRequest();
