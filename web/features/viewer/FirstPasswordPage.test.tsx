import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../domain/account/roles.ts';
import { aSession } from '../../../tests/support/session.ts';
import { useGraphqlStub } from '../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { i18n } from '../../shared/i18n/i18n.ts';
import { getEndReason, getSession, restoreSession, startSession } from '../../shared/session/sessionStore.ts';
import { FirstPasswordPage } from './FirstPasswordPage.tsx';

const server = useGraphqlStub();
let unsubscribe: () => void;

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  localStorage.clear();
  unsubscribe = restoreSession();
  startSession(aSession('client'));
  server.answer({
    ChangePassword: { data: { changePassword: { __typename: 'ChangePasswordPayload', passwordChanged: true } } },
  });
});
afterEach(async () => {
  unsubscribe();
  await i18n.changeLanguage('en');
});

const open = (role: Role = 'user') =>
  renderPage(<FirstPasswordPage email="nova@lavanda.rs" until="2026-11-30T10:00:00.000Z" role={role} />, {
    address: '/',
  });
async function fill(user: ReturnType<typeof open>, password: string) {
  for (const [label, text] of [
    ['Current password', 'Privr@2026xy'],
    ['New password', password],
    ['New password once more', password],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.tab();
}
const save = () => screen.getByText<HTMLButtonElement>(/^(Change password|Changing…)$/, { selector: 'form button' });

test('the page says until when the temporary password works, and has no navigation', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Choose your password' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/works until 30 Nov 2026/);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.title).toMatch(/^Choose your password/);
});

test('choosing a password ends the session, so that the new one is used', async () => {
  const user = open();
  await fill(user, 'Nova@2026x');
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'Change your password?' });
  await user.click(within(dialog).getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(getSession()).toBeNull());
  expect(getEndReason()).toBe('passwordChanged');
});

test('a password that breaks the rules is not sent', async () => {
  const user = open();
  await fill(user, 'short');
  expect(save()).toBeDisabled();
});

test('somebody who does not choose now can leave', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(getSession()).toBeNull();
});

test('the page speaks Serbian', async () => {
  await i18n.changeLanguage('sr');
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Izaberite svoju lozinku' })).toBeVisible();
});

test('a client, who has no account page, chooses here of what to be told by e-mail', async () => {
  const settings = {
    __typename: 'NotificationSettings',
    submitted: true,
    returned: true,
    concluded: false,
    signed: false,
    expiring: false,
  };
  const viewer = (version: number) => ({ __typename: 'User', id: '1', notifications: { ...settings, version } });
  server.answer({
    Notifications: { data: { viewer: viewer(1) } },
    UpdateNotifications: {
      data: { updateNotifications: { __typename: 'UpdateNotificationsPayload', viewer: viewer(2) } },
    },
  });
  const user = open('client');
  await user.click(await screen.findByLabelText('A file was returned for changes'));
  await user.click(screen.getByRole('button', { name: 'Save notifications' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save notifications' })).toBeDisabled());
  expect(server.sent('UpdateNotifications')).toMatchObject([
    {
      variables: {
        input: { version: 1, submitted: true, returned: false, concluded: false, signed: false, expiring: false },
      },
    },
  ]);
});
