import { again } from '../../tests/support/again.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../tests/support/session.ts';
import { useGraphqlStub } from '../../tests/support/graphqlStub.ts';
import { roles, type Role } from '../../domain/account/roles.ts';
import { endSession, getSession, restoreSession, startSession } from '../shared/session/sessionStore.ts';
import { mayOpen, pages } from './access.ts';
import { App } from './App.tsx';
import { paths } from '../shared/url/paths.ts';

const { answer, sent } = useGraphqlStub();
let unsubscribe: () => void = () => undefined;

beforeEach(() => {
  window.scrollTo = () => undefined;
  answer({ Companies: { data: { companies: [] } }, VisitorCountry: { data: { visitorCountry: null } } });
  unsubscribe = restoreSession();
});
afterEach(() => {
  act(() => unsubscribe());
  localStorage.clear();
  jest.useRealTimers();
});

/** Opens an address with the session of a role, or anonymously. */
function open(address: string, role?: Role) {
  window.history.replaceState(null, '', address);
  if (role) startSession(aSession(role));
  return render(<App />);
}
/** Goes to another address as the back button would. */
const goTo = (address: string) =>
  act(() => {
    const { state } = window.history as { state: unknown };
    window.history.replaceState(state, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
const heading = (name?: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const address = (path: string) => path.replace(/:\w+/, 'nesto');
const title = () => document.querySelector('h1')?.textContent ?? '';
const denied = '403 – Access Denied';
const nothing = 'Page not found';

/**
 * A client, who may open some pages and not others; `npm run test:more` has the other roles. Staff open nearly every
 * page in tests/e2e/screens.test.ts.
 */
const testOf = (role: Role) => (role === 'client' ? test : again);

describe.each(roles)('%s', (role) => {
  testOf(role)('opens exactly the pages of the access table', async () => {
    open('/nema', role);
    await heading(nothing);
    const seen: Record<string, boolean> = {};
    for (const { path } of pages) {
      goTo(address(path));
      await waitFor(() => expect([nothing, '']).not.toContain(title()));
      seen[path] = title() !== denied;
      goTo('/nema');
      await waitFor(() => expect(title()).toBe(nothing));
    }
    expect(seen).toEqual(Object.fromEntries(pages.map((page) => [page.path, mayOpen(page, role)])));
  });
});

test('the 403 page shows the text of the specification', async () => {
  open('/korisnici', 'client');
  await heading(denied);
  expect(screen.getByText('You do not have permission to view this page.')).toBeVisible();
});

test('anonymous visitors are redirected to the login from every page', async () => {
  for (const page of pages) {
    const { unmount } = open(address(page.path));
    await heading('Sign in');
    expect(window.location.pathname).toBe('/');
    unmount();
  }
  expect(sent('Labels')).toEqual([]);
});

test('the login redirects a signed-in person to the labels', async () => {
  open('/', 'client');
  await heading('Labels');
  expect(window.location.pathname).toBe(paths.labels);
});

test('the page for an unknown path shows the path as text', async () => {
  open('/%3Cimg%20src=x%3E', 'user');
  await heading(nothing);
  expect(screen.getByText(/<img src=x>/)).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
});

test('an unknown path redirects an anonymous visitor to the login after three seconds', async () => {
  // The page is loaded with real timers; only the redirect runs on fake ones.
  const { unmount } = open('/');
  await heading('Sign in');
  unmount();
  jest.useFakeTimers();
  open('/nema');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are not logged in');
  act(() => jest.advanceTimersByTime(2999));
  expect(window.location.pathname).toBe('/nema');
  act(() => jest.advanceTimersByTime(1));
  expect(window.location.pathname).toBe('/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
});

test('logging out ends the session on the server and in the browser', async () => {
  open('/vodic', 'user');
  await heading();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await heading('Sign in');
  expect(window.location.pathname).toBe('/');
  expect(localStorage.getItem('userData')).toBeNull();
  await waitFor(() => expect(sent('Logout')[0]?.headers.get('authorization')).toBe('Bearer token-of-user'));
  goTo(paths.labels);
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
});

test('an invalid token ends the session, and the login says so', async () => {
  answer({ Labels: { error: { code: 'UNAUTHENTICATED' } } });
  open(paths.labels, 'user');
  await heading('Sign in');
  expect(getSession()).toBeNull();
  expect(screen.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('the next person sees no data of the previous one', async () => {
  const page = (name: string) => ({
    data: {
      labels: {
        __typename: 'LabelPage',
        items: [],
        totalCount: 0,
        page: 1,
        pageSize: 4,
        companyCounts: [
          {
            __typename: 'LabelCompanyCount',
            count: 7,
            company: { __typename: 'Company', id: '64b7f0c2a1d3e4f5a6b7c8da', name },
          },
        ],
        statusCounts: null,
        hasUncounted: false,
      },
    },
  });
  answer({ Labels: page('Lavanda') });
  open(paths.labels, 'orgAdmin');
  expect(await screen.findByRole('option', { name: /Lavanda/ })).toBeInTheDocument();
  act(() => endSession('logout'));
  await heading('Sign in');
  answer({ Labels: 'never' });
  act(() => startSession(aSession('user', { token: 'another', user: { ...aSession('user').user, id: 'another' } })));
  await heading('Labels');
  expect(screen.queryByRole('option', { name: /Lavanda/ })).toBeNull();
});
