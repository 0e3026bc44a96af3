import { mayOpen, pageAt } from '../../app/access.ts';
import { navigationFold } from '../../app/layout/navigationFold.ts';
import { SESSION_KEY, toSession, type Session } from '../../shared/session/sessionFormat.ts';
import { readStored } from '../../shared/storage.ts';
import { loadFonts } from '../../shared/theme/loadFonts.ts';
import { pagePatterns, type PageName } from '../../shared/url/pagePatterns.ts';
import { wasFolded } from '../../shared/ui/wasFolded.ts';
import { firstQueries } from './firstQueries.generated.ts';

// The build puts these in: files of code, those that each page needs by their places among them, and the hashes of
// queries by name.
declare const CODE_FILES: readonly string[];
declare const CODE_OF_PAGES: Partial<Record<PageName, readonly number[]>>;
declare const QUERY_HASHES: Readonly<Record<string, string>>;

/** Where the application sends its queries; the constant of the addresses would bring all of them into this script. */
const GRAPHQL_PATH = '/graphql';

/** The stored session, for somebody whom the application will show its pages at once. */
function readSession(): Session | null {
  const session = toSession(readStored(SESSION_KEY) ?? '', Date.now());
  return session && session.expiresAt > Date.now() && !session.user.temporaryPasswordUntil ? session : null;
}

/** Loads files of code before anything asks for them. */
function preloadCode(page: PageName): void {
  for (const place of CODE_OF_PAGES[page] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = CODE_FILES[place] ?? '';
    document.head.append(link);
  }
}

/** Sends the query with which a list begins, unless the application could not use its response. */
function sendFirstQuery(page: PageName, { user, token }: Session): void {
  const [operationName, toVariables] = firstQueries[page] ?? [];
  const variables = toVariables?.({ params: new URLSearchParams(window.location.search), user });
  // The application sends hashes where a browser can make them.
  if (!operationName || !variables || !('subtle' in crypto)) return;
  const sha256Hash = QUERY_HASHES[operationName];
  const authorization = `Bearer ${token}`;
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
  response
    .then((one) => one.clone().text())
    .then((text) => (first.text = text))
    // The list tells of a failure.
    .catch(() => undefined);
}

/** Shows the frame of the page, empty, until the application shows its own. */
function showFrame(page: PageName): void {
  const { key, initially } = navigationFold(page);
  document.documentElement.setAttribute('data-frame', wasFolded(key, initially) ? 'folded' : 'wide');
}

/**
 * Requests what the page at this address needs, before any of its code is there: the data with which a list begins, and
 * the code. The application takes the response where it would send the same request. Where nothing of that is needed,
 * text is there sooner, and needs the fonts.
 */
export function requestPage(): void {
  const session = readSession();
  const { pathname } = window.location;
  // Somebody who is signed in is led from the sign-in page to the first page.
  const page = session && pageAt(pathname === '/' ? pagePatterns.labels : pathname);
  if (!session || !page || !mayOpen(page, session.user.role)) {
    loadFonts();
    return;
  }
  showFrame(page.name);
  sendFirstQuery(page.name, session);
  preloadCode(page.name);
}
