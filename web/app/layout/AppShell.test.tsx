import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { aSession } from '../../../tests/support/session.ts';
import { useGraphqlStub, type StubAnswer } from '../../../tests/support/graphqlStub.ts';
import { renderPage, settled } from '../../../tests/support/renderPage.tsx';
import type { Role } from '../../../domain/account/roles.ts';
import { restoreSession, startSession, updateSession, useSession } from '../../shared/session/sessionStore.ts';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import '../translations.ts';
import { AppShell } from './AppShell.tsx';

const { answer, sent } = useGraphqlStub();
let forget: () => void = () => undefined;
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
  forget = restoreSession();
});
afterEach(() => {
  act(() => forget());
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
  const user = renderPage(<Frame />, { address: '/deklaracije' });
  await settled();
  return user;
}
const navigation = () => screen.getByRole('navigation', { name: 'Main navigation' });

test.each([
  ['admin', 'Jelena', 13],
  ['orgAdmin', 'Jelena', 11],
  ['user', 'Jelena', 11],
  ['dcp', null, 4],
  ['client', null, 2],
] as const)('the navigation of %s', async (role, block, count) => {
  await open(role);
  expect(within(navigation()).getAllByRole('link')).toHaveLength(count);
  expect(within(navigation()).queryByRole('heading')?.textContent ?? null).toBe(block);
  expect(within(navigation()).getByRole('link', { name: 'Labels' })).toHaveAttribute('aria-current', 'page');
});

test('the company selector is the administrator’s; others see their company', async () => {
  await open('admin');
  expect(screen.getByRole('combobox', { name: 'Company' })).toBeInTheDocument();
  act(() => startSession(aSession('user')));
  expect(screen.queryByRole('combobox', { name: 'Company' })).toBeNull();
  expect(screen.getByText('Lavanda Natura d.o.o.')).toBeInTheDocument();
});

test.each(['admin', 'orgAdmin', 'user'] as const)('%s sees whether the AI server answers', async (role) => {
  await open(role, 'ai');
  expect(await screen.findByRole('img', { name: 'AI server: connected' })).toBeInTheDocument();
  expect(sent('AiServerStatus')[0]?.headers.get('x-ai-authorization')).toBe('Bearer ai');
});

test.each(['dcp', 'client'] as const)('%s has nothing to do with it', async (role) => {
  await open(role, 'ai');
  expect(screen.queryByRole('img', { name: /AI server/ })).toBeNull();
  expect(sent('AiServerStatus')).toEqual([]);
});

test.each([['UNAVAILABLE'], ['NOT_SIGNED_IN']])('only its OK counts, not %s', async (state) => {
  answer({ AiServerStatus: ai(state) });
  await open('user', 'ai');
  expect(await screen.findByRole('img', { name: 'AI server: not connected' })).toBeInTheDocument();
});

test('it is asked again once the person is signed in there', async () => {
  await open('user');
  expect(screen.getByRole('img', { name: 'AI server: not connected' })).toBeInTheDocument();
  expect(sent('AiServerStatus')).toEqual([]);
  act(() => updateSession((session) => ({ ...session, aiToken: 'ai' })));
  expect(await screen.findByRole('img', { name: 'AI server: connected' })).toBeInTheDocument();
});

test('a navigation names the document and takes the focus to its heading; the first page does not', async () => {
  await open('user');
  expect(document.title).toBe('Page /deklaracije · Dosije');
  expect(document.body).toHaveFocus();
  act(() => void go('/sirovine'));
  expect(screen.getByRole('heading', { level: 1, name: 'Page /sirovine' })).toHaveFocus();
  expect(document.title).toBe('Page /sirovine · Dosije');
  act(() => void go('/sirovine?page=2'));
  act(() => screen.getByRole('link', { name: 'Labels' }).focus());
  act(() => void go('/sirovine?page=3'));
  expect(screen.getByRole('link', { name: 'Labels' })).toHaveFocus();
});

test('the first stop of the keyboard leads past the navigation', async () => {
  const user = await open('user');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a page that breaks leaves the frame standing, and another page opens', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await open('user');
  act(() => void go('/broken'));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrongThe page brokeTry again');
  await user.click(screen.getByRole('link', { name: 'Raw materials' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page /sirovine');
  silent.mockRestore();
});

const about = async (user: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'About' }));
  return screen.findByRole('dialog', { name: 'About Dosije' });
};

test('the About dialog tells visitors from elsewhere whose the product is', async () => {
  answer({ VisitorCountry: country('DE') });
  const user = await open('user');
  expect(await screen.findByText('DE')).toBeInTheDocument();
  const dialog = await about(user);
  for (const text of ['2.7.2', 'Developed by Lab d.o.o.', 'Owner: Lab d.o.o.', 'Knez Mihailova 1, Beograd'])
    expect(dialog).toHaveTextContent(text);
});

test.each([['RS'], [null]])('the owner line is not for a visitor from %s', async (code) => {
  answer({ VisitorCountry: country(code) });
  const user = await open('user');
  await waitFor(() => expect(sent('VisitorCountry')).toHaveLength(1));
  const dialog = await about(user);
  expect(dialog).toHaveTextContent('Developed by Lab d.o.o.');
  expect(dialog).not.toHaveTextContent('Owner:');
});

const kept = (countryCode: string, age: number) =>
  localStorage.setItem('location', JSON.stringify({ countryCode, timestamp: Date.now() - age }));

test('the country is kept for three days', async () => {
  kept('DE', 259_000_000);
  await open('user');
  expect(screen.getByText('DE')).toBeInTheDocument();
  expect(sent('VisitorCountry')).toEqual([]);
});

test.each([
  ['three days old', () => kept('DE', 259_200_000)],
  ['from the future', () => kept('DE', -60_000)],
  ['no country', () => kept('<b>', 0)],
  ['no JSON', () => localStorage.setItem('location', '{')],
])('what is kept and %s is asked for anew', async (_what, keep) => {
  keep();
  await open('user');
  expect(await screen.findByText('RS')).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('location') ?? '')).toMatchObject({ countryCode: 'RS' });
});

test('a country that cannot be told is no message', async () => {
  answer({ VisitorCountry: 'offline' });
  await open('user');
  await waitFor(() => expect(sent('VisitorCountry')).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage.getItem('location')).toBeNull();
});
