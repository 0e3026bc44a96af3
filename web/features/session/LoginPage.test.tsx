import { act, screen, waitFor } from '@testing-library/react';
import { useGraphqlStub } from '../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { i18n } from '../../shared/i18n/i18n.ts';
import { getSession, restoreSession } from '../../shared/session/sessionStore.ts';
import { LoginPage } from './LoginPage.tsx';

const { answer, sent } = useGraphqlStub();
const PASSWORD = 'Demo@2026x';
let dropStub: () => void = () => undefined;

const loggedIn = (role = 'USER', expiresAt = new Date(Date.now() + 3_600_000).toISOString()) => ({
  data: {
    login: {
      __typename: 'LoginPayload',
      session: {
        __typename: 'Session',
        token: 'product',
        expiresAt,
        user: {
          __typename: 'User',
          id: '1',
          name: 'Jelena',
          email: 'j@lavanda.rs',
          role,
          photoUrl: null,
          company: null,
          selectedCompanyId: null,
        },
      },
    },
  },
});
const ai = {
  data: {
    loginToAiServer: {
      __typename: 'LoginToAiServerPayload',
      aiSession: { __typename: 'AiSession', token: 'ai', userRecord: { _id: '7', ime: 'Jelena' } },
    },
  },
};

beforeEach(() => {
  dropStub = restoreSession();
});
afterEach(async () => {
  dropStub();
  localStorage.clear();
  await i18n.changeLanguage('en');
});

const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: /^Sign(ing)? in/ });

/** Types e-mail and password and presses Enter. */
async function signIn(address = ' j@lavanda.rs ') {
  const user = renderPage(<LoginPage />);
  await user.type(email(), address);
  await user.type(password(), `${PASSWORD}{Enter}`);
  return user;
}

test('the button is enabled once both fields are valid', async () => {
  const user = renderPage(<LoginPage />);
  expect(email()).toHaveFocus();
  expect(button()).toBeDisabled();
  await user.type(email(), 'jelena');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(password(), '  1234567  ');
  expect(email()).toHaveAccessibleDescription('Check the e-mail address you entered - there is a mistake!');
  await user.tab();
  expect(password()).toHaveAccessibleDescription('The password must have at least 8 characters!');
  expect(button()).toBeDisabled();
  await user.type(email(), '@lavanda.rs');
  await user.type(password(), '8');
  await waitFor(() => expect(button()).toBeEnabled());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the Serbian texts are those of the specification', async () => {
  await i18n.changeLanguage('sr');
  const user = renderPage(<LoginPage />);
  await user.type(screen.getByLabelText('E-pošta'), 'x');
  await user.type(screen.getByLabelText('Lozinka'), 'x');
  await user.tab();
  expect((await screen.findAllByRole('alert')).map((message) => message.textContent)).toEqual([
    'Proverite unetu mejl adresu - postoji greska!',
    'Lozinka mora da sadrzi bar 8 karaktera!',
  ]);
});

test('the password can be shown and hidden', async () => {
  const user = renderPage(<LoginPage />);
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show: Password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide: Password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('a login stores the session with the expiry of the server and never the password', async () => {
  const end = new Date(Date.now() + 7_200_000).toISOString();
  answer({ Login: loggedIn('CLIENT', end) });
  await signIn();
  await waitFor(() =>
    expect(getSession()).toMatchObject({
      token: 'product',
      expiresAt: Date.parse(end),
      user: { role: 'client', name: 'Jelena' },
    }),
  );
  expect(sent('Login')[0]?.variables).toEqual({ input: { email: 'j@lavanda.rs', password: PASSWORD } });
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), getSession()])).not.toContain(
    PASSWORD,
  );
});

test('a session without a usable end lasts 9 hours', async () => {
  answer({ Login: loggedIn('CLIENT', 'never') });
  await signIn();
  await waitFor(() => expect(getSession()).not.toBeNull());
  expect(Math.abs((getSession()?.expiresAt ?? 0) - Date.now() - 32_400_000)).toBeLessThan(60_000);
});

test.each(['ADMIN', 'ORG_ADMIN', 'USER'])('%s is also signed in to the AI server', async (role) => {
  answer({ Login: loggedIn(role), LoginToAiServer: ai });
  await signIn();
  expect(await screen.findByText('Connected to AI server')).toBeVisible();
  expect(getSession()?.aiToken).toBe('ai');
  const stored = localStorage.getItem('userData') ?? '';
  expect((JSON.parse(stored) as { flaskUser: unknown }).flaskUser).toEqual({ _id: '7', ime: 'Jelena' });
  expect(stored).not.toContain('__typename');
  expect(sent('LoginToAiServer')[0]?.headers.get('authorization')).toBe('Bearer product');
});

test.each(['DCP', 'CLIENT'])('%s is not signed in to the AI server', async (role) => {
  answer({ Login: loggedIn(role), LoginToAiServer: ai });
  await signIn();
  await waitFor(() => expect(getSession()).not.toBeNull());
  expect(sent('LoginToAiServer')).toEqual([]);
});

test('an AI server that never responds does not delay the login', async () => {
  answer({ Login: loggedIn(), LoginToAiServer: 'never' });
  await signIn();
  await waitFor(() => expect(getSession()?.token).toBe('product'));
});

test('a failing AI server is reported and the session stays', async () => {
  answer({ Login: loggedIn(), LoginToAiServer: { error: { code: 'UNAUTHENTICATED' } } });
  await signIn();
  expect(await screen.findByText('Failed to connect to AI server')).toBeVisible();
  expect(getSession()).toMatchObject({ token: 'product', aiToken: null });
});

test('an error shows the server’s message and clears both fields', async () => {
  answer({ Login: { error: { code: 'BAD_USER_INPUT', userMessage: 'Incorrect email or password' } } });
  const user = await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password');
  expect(email()).toHaveValue('');
  expect(password()).toHaveValue('');
  expect(email()).toHaveFocus();
  expect(button()).toBeDisabled();
  expect(getSession()).toBeNull();
  // The check of a field that lost the focus ends later.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(email()).toBeValid();
  expect(password()).toBeValid();

  answer({ Login: loggedIn('CLIENT') });
  await user.type(email(), 'j@lavanda.rs');
  await user.type(password(), `${PASSWORD}{Enter}`);
  await waitFor(() => expect(getSession()?.token).toBe('product'));
});

test('a missing connection is reported in the language of the page', async () => {
  answer({ Login: 'offline' });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection to the server.');
});

test('a double click sends one login', async () => {
  answer({ Login: 'never' });
  const user = renderPage(<LoginPage />);
  await user.type(email(), 'j@lavanda.rs');
  await user.type(password(), PASSWORD);
  await user.dblClick(button());
  expect(await screen.findByRole('button', { name: 'Signing in…' })).toBeDisabled();
  await waitFor(() => expect(sent('Login')).toHaveLength(1));
});
