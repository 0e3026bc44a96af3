import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { aSession } from '../../../tests/support/session.ts';
import { useGraphqlStub, type StubAnswer } from '../../../tests/support/graphqlStub.ts';
import { renderPage, settled } from '../../../tests/support/renderPage.tsx';
import type { Role } from '../../../domain/account/roles.ts';
import { aiSignIn } from '../../shared/session/aiSignIn.ts';
import { restoreSession, startSession, updateSession, useSession } from '../../shared/session/sessionStore.ts';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import '../translations.generated.ts';
import { AppShell } from './AppShell.tsx';
import { paths } from '../../shared/url/paths.ts';

const { answer, sent } = useGraphqlStub();
let unsubscribe: () => void = () => undefined;
let go: NavigateFunction;

const country = (code: string | null): StubAnswer => ({
  data: { visitorCountry: code && { __typename: 'Country', code } },
});
const ai = (state: string): StubAnswer => ({
  data: { aiServerStatus: { __typename: 'AiServerStatus', state, checkedAt: '2026-11-21T08:00:00.000Z' } },
});

beforeEach(() => {
  window.scrollTo = () => undefined;
  document.head.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="settings">{"productName":"Dosije","version":"2.7.2","ownerName":"Lab d.o.o.","ownerAddress":"Knez Mihailova 1, Beograd"}</script>',
  );
  answer({ VisitorCountry: country('RS'), Companies: { data: { companies: [] } }, AiServerStatus: ai('OK') });
  unsubscribe = restoreSession();
});
afterEach(() => {
  act(() => unsubscribe());
  localStorage.clear();
  document.getElementById('settings')?.remove();
});

function Page() {
  const { pathname } = useLocation();
  go = useNavigate();
  if (pathname === '/broken') throw new Error('The page broke');
  return <PageHeading title={`Page ${pathname}`} />;
}
function Frame() {
  const session = useSession();
  return (
    session && (
      <AppShell session={session}>
        <Page />
      </AppShell>
    )
  );
}
async function open(role: Role, aiToken: string | null = null) {
  startSession(aSession(role, { aiToken }));
  const user = renderPage(<Frame />, { address: paths.labels });
  await settled();
  return user;
}
const navigation = () => screen.getByRole('navigation', { name: 'Main navigation' });

test.each([
  ['admin', 'Jelena', 14],
  ['orgAdmin', 'Jelena', 12],
  ['user', 'Jelena', 12],
  ['dcp', null, 5],
  ['client', null, 3],
] as const)('%s sees the navigation of the role', async (role, block, count) => {
  await open(role);
  expect(within(navigation()).getAllByRole('link')).toHaveLength(count);
  expect(within(navigation()).queryByRole('heading')?.textContent ?? null).toBe(block);
  expect(within(navigation()).getByRole('link', { name: 'Labels' })).toHaveAttribute('aria-current', 'page');
});

test('only an administrator has the company selector', async () => {
  await open('admin');
  expect(screen.getByRole('combobox', { name: 'Company' })).toBeInTheDocument();
  act(() => startSession(aSession('user')));
  expect(screen.queryByRole('combobox', { name: 'Company' })).toBeNull();
  expect(screen.getByText('Lavanda Natura d.o.o.')).toBeInTheDocument();
});

test.each(['admin', 'orgAdmin', 'user'] as const)('%s sees whether the AI server is connected', async (role) => {
  await open(role, 'ai');
  expect(await screen.findByRole('img', { name: 'AI server: connected' })).toBeInTheDocument();
  expect(sent('AiServerStatus')[0]?.headers.get('x-ai-authorization')).toBe('Bearer ai');
});

test.each(['dcp', 'client'] as const)('%s neither sees nor requests the state of the AI server', async (role) => {
  await open(role, 'ai');
  expect(screen.queryByRole('img', { name: /AI server/ })).toBeNull();
  expect(sent('AiServerStatus')).toEqual([]);
});

test.each([['UNAVAILABLE'], ['NOT_SIGNED_IN']])(
  'the AI server counts as not connected when its state is %s',
  async (state) => {
    answer({ AiServerStatus: ai(state) });
    await open('user', 'ai');
    expect(await screen.findByRole('img', { name: 'AI server: not connected' })).toBeInTheDocument();
  },
);

test('the AI server is being checked while the sign-in there is under way', async () => {
  await open('user');
  act(() => aiSignIn.set(aSession('user').token));
  expect(screen.getByRole('img', { name: 'AI server: checking' })).toBeInTheDocument();
  act(() => aiSignIn.set(null));
  expect(screen.getByRole('img', { name: 'AI server: not connected' })).toBeInTheDocument();
});

test('signing in to the AI server requests its state again', async () => {
  await open('user');
  expect(screen.getByRole('img', { name: 'AI server: not connected' })).toBeInTheDocument();
  expect(sent('AiServerStatus')).toEqual([]);
  act(() => updateSession((session) => ({ ...session, aiToken: 'ai' })));
  expect(await screen.findByRole('img', { name: 'AI server: connected' })).toBeInTheDocument();
});

test('a navigation sets the document title and moves the focus to the heading of the page', async () => {
  await open('user');
  expect(document.title).toBe(`Page ${paths.labels} · Dosije`);
  expect(document.body).toHaveFocus();
  act(() => void go(paths.rawMaterials));
  expect(screen.getByRole('heading', { level: 1, name: `Page ${paths.rawMaterials}` })).toHaveFocus();
  expect(document.title).toBe(`Page ${paths.rawMaterials} · Dosije`);
  act(() => void go(`${paths.rawMaterials}?page=2`));
  act(() => screen.getByRole('link', { name: 'Labels' }).focus());
  act(() => void go(`${paths.rawMaterials}?page=3`));
  expect(screen.getByRole('link', { name: 'Labels' })).toHaveFocus();
});

test('the navigation is folded to its icons by hand, and stays so after a reload', async () => {
  let user = await open('user');
  const word = () => within(screen.getByRole('link', { name: 'Labels' })).getByText('Labels');
  expect(word()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fold the navigation' }));
  expect(word()).not.toBeVisible();
  cleanup();
  user = await open('user');
  expect(word()).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unfold the navigation' }));
  expect(word()).toBeVisible();
});

test('the navigation begins folded beside a safety report, and its choice is its own there', async () => {
  const user = await open('user');
  act(() => void go(paths.pifSafetyReport('krema')));
  await user.click(screen.getByRole('button', { name: 'Unfold the navigation' }));
  act(() => void go(paths.pifClaims('krema')));
  await user.click(screen.getByRole('button', { name: 'Fold the navigation' }));
  act(() => void go(paths.pifSafetyReport('krema')));
  expect(screen.getByRole('button', { name: 'Fold the navigation' })).toBeVisible();
});

test('the first tab stop is a link that skips the navigation', async () => {
  const user = await open('user');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the navigation still works after a page has thrown an error', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await open('user');
  act(() => void go('/broken'));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrongThe page brokeTry again');
  await user.click(screen.getByRole('link', { name: 'Raw materials' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Page ${paths.rawMaterials}`);
  silent.mockRestore();
});

const about = async (user: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'About' }));
  return screen.findByRole('dialog', { name: 'About Dosije' });
};

test('the About dialog shows the owner to visitors from other countries than Serbia', async () => {
  answer({ VisitorCountry: country('DE') });
  const user = await open('user');
  expect(await screen.findByText('Your country: DE')).toBeInTheDocument();
  const dialog = await about(user);
  for (const text of ['2.7.2', 'Developed by Lab d.o.o.', 'Owner: Lab d.o.o.', 'Knez Mihailova 1, Beograd'])
    expect(dialog).toHaveTextContent(text);
});

test('the country is text that is read without pointing at it', async () => {
  answer({ VisitorCountry: country('DE') });
  await open('user');
  expect(await screen.findByText('Your country: DE')).toBeVisible();
});

test.each(['orgAdmin', 'user', 'dcp', 'client'] as const)(
  '%s sees logo and name of the company in the header and, on a phone, in its menu',
  async (role) => {
    await open(role);
    const logoUrl = '/files/logos/lavanda.webp';
    act(() =>
      updateSession((session) => ({
        ...session,
        user: { ...session.user, company: { id: '1', name: 'Lavanda Natura d.o.o.', logoUrl } },
      })),
    );
    const header = screen.getByRole('banner');
    expect(within(header).getByText('Lavanda Natura d.o.o.')).toBeInTheDocument();
    expect(header.querySelector('img')).toHaveAttribute('src', logoUrl);
    act(() => screen.getByRole('button', { name: 'Account and settings' }).click());
    const menu = await screen.findByRole('dialog', { name: 'Account and settings' });
    expect(within(menu).getByText('Lavanda Natura d.o.o.')).toBeInTheDocument();
    expect(menu.querySelector('img')).toHaveAttribute('src', logoUrl);
  },
);

test.each([['RS'], [null]])('the About dialog hides the owner when the country is %s', async (code) => {
  answer({ VisitorCountry: country(code) });
  const user = await open('user');
  await waitFor(() => expect(sent('VisitorCountry')).toHaveLength(1));
  const dialog = await about(user);
  expect(dialog).toHaveTextContent('Developed by Lab d.o.o.');
  expect(dialog).not.toHaveTextContent('Owner:');
});

const storeLocation = (countryCode: string, age: number) =>
  localStorage.setItem('location', JSON.stringify({ countryCode, timestamp: Date.now() - age }));

test('the stored country is used for three days', async () => {
  storeLocation('DE', 259_000_000);
  await open('user');
  expect(screen.getByText('Your country: DE')).toBeInTheDocument();
  expect(sent('VisitorCountry')).toEqual([]);
});

test.each([
  ['three days old', () => storeLocation('DE', 259_200_000)],
  ['from the future', () => storeLocation('DE', -60_000)],
  ['not a country code', () => storeLocation('<b>', 0)],
  ['not JSON', () => localStorage.setItem('location', '{')],
])('the country is requested again when the stored one is %s', async (_state, store) => {
  store();
  await open('user');
  expect(await screen.findByText('Your country: RS')).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('location') ?? '')).toMatchObject({ countryCode: 'RS' });
});

test('a failed request for the country shows no error', async () => {
  answer({ VisitorCountry: 'offline' });
  await open('user');
  await waitFor(() => expect(sent('VisitorCountry')).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage.getItem('location')).toBeNull();
});
