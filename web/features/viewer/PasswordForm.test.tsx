import { screen, waitFor } from '@testing-library/react';
import { anAccount } from '../../../tests/support/account.ts';
import { aSession } from '../../../tests/support/session.ts';
import { useGraphqlStub } from '../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { isNewPassword } from '../../../domain/account/credentials.ts';
import { hasDirtyForms, saveDirtyForms } from '../../shared/forms/dirtyForms.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { getEndReason, getSession, restoreSession, startSession } from '../../shared/session/sessionStore.ts';
import AccountPage from './AccountPage.tsx';

const server = useGraphqlStub();
const copied: string[] = [];
let mayCopy = true;
let unsubscribe: () => void;

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  localStorage.clear();
  unsubscribe = restoreSession();
  startSession(aSession('orgAdmin'));
  copied.length = 0;
  mayCopy = true;
  server.answer({
    Account: { data: { viewer: anAccount() } },
    ChangePassword: { data: { changePassword: { __typename: 'ChangePasswordPayload', passwordChanged: true } } },
  });
});
afterEach(async () => {
  unsubscribe();
  await i18n.changeLanguage('en');
});

const NEW = 'Nova@2026x';
const current = () => screen.getByLabelText('Current password');
const fresh = () => screen.getByLabelText('New password');
const again = () => screen.getByLabelText('New password once more');
const save = () => screen.getByText<HTMLButtonElement>(/^(Change password|Changing…)$/, { selector: 'form button' });

async function open() {
  const user = renderPage(<AccountPage />, { address: '/user' });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) =>
        mayCopy ? Promise.resolve(copied.push(text)) : Promise.reject(new DOMException('no', 'NotAllowedError')),
    },
  });
  await screen.findByLabelText('Current password');
  return user;
}

/** Fills in all three fields; defaults are valid. Pasted, because typing key by key takes seconds. */
async function fill(
  user: Awaited<ReturnType<typeof open>>,
  typed: { old?: string; password?: string; repetition?: string } = {},
) {
  const { old = 'Demo@2026x', password = NEW, repetition = password } = typed;
  for (const [field, text] of [
    [current(), old],
    [fresh(), password],
    [again(), repetition],
  ] as const) {
    await user.clear(field);
    await user.paste(text);
  }
  await user.tab();
}

test('errors use the texts of the specification and disable the button', async () => {
  const user = await open();
  expect(save()).toBeDisabled();
  await fill(user, { old: 'short', password: 'nouppercase1!', repetition: 'something' });
  expect(current()).toHaveAccessibleDescription('The current password must be at least 8 characters long.');
  expect(
    screen.getByText(
      'Password must be 8-16 characters and contain at least one uppercase letter, one lowercase letter, one number, and one special character (@$!%*?&).',
    ),
  ).toBeVisible();
  expect(again()).toHaveAccessibleDescription('Does not match the new password. Please try again.');
  expect(save()).toBeDisabled();
  await fill(user);
  await waitFor(() => expect(save()).toBeEnabled());
  for (const field of [current(), fresh(), again()]) expect(field).toBeValid();
});

test('the list of requirements marks the met ones while typing', async () => {
  const user = await open();
  const met = () =>
    screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.endsWith('met'))
      .map(({ textContent }) => textContent.replace(/met$/, ''));
  expect(met()).toEqual([]);
  await user.type(fresh(), 'abc1');
  expect(met()).toEqual(['a lowercase letter', 'a number']);
  await user.type(fresh(), 'DEF!');
  expect(met()).toHaveLength(5);
});

test('changing the new password validates its confirmation again', async () => {
  const user = await open();
  await fill(user);
  await user.type(fresh(), '1');
  await waitFor(() =>
    expect(again()).toHaveAccessibleDescription('Does not match the new password. Please try again.'),
  );
  await user.type(fresh(), '{Backspace}');
  await waitFor(() => expect(again()).toBeValid());
});

test('passwords are hidden by default', async () => {
  const user = await open();
  expect(current()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show: Current password' }));
  expect(current()).toHaveAttribute('type', 'text');
  expect(fresh()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Hide: Current password' }));
  expect(current()).toHaveAttribute('type', 'password');
});

test('a generated password fills both fields, visible and ready to copy', async () => {
  const user = await open();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Generate a password' }));
  const { value } = fresh() as HTMLInputElement;
  expect(isNewPassword(value)).toBe(true);
  expect(again()).toHaveValue(value);
  for (const field of [fresh(), again()]) expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('The new password was copied.')).toBeVisible();
  expect(copied).toEqual([value]);
  await user.click(current());
  await user.paste('Demo@2026x');
  await waitFor(() => expect(save()).toBeEnabled());
});

test('when the clipboard is denied, the password is selected for manual copying', async () => {
  mayCopy = false;
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Generate a password' }));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(
    await screen.findByText('The password could not be copied. It is selected: copy it with the keyboard.'),
  ).toBeVisible();
  const field = fresh() as HTMLInputElement;
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test('after a confirmation the person is logged out and no password is stored', async () => {
  const user = await open();
  await fill(user);
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'Change your password?' });
  expect(server.sent('ChangePassword')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.sent('ChangePassword')).toEqual([]);
  expect(getSession()).not.toBeNull();

  await user.click(save());
  await screen.findByRole('dialog', { name: 'Change your password?' });
  await user.click(screen.getAllByRole('button', { name: 'Change password' }).at(-1)!);
  await waitFor(() => expect(getSession()).toBeNull());
  expect(getEndReason()).toBe('passwordChanged');
  expect(server.sent('ChangePassword').map(({ variables }) => variables)).toEqual([
    { input: { currentPassword: 'Demo@2026x', newPassword: NEW, newPasswordConfirmation: NEW } },
  ]);
  for (const field of [current(), fresh(), again()]) expect(field).toHaveValue('');
  expect(JSON.stringify([localStorage, sessionStorage, window.location.href])).not.toContain(NEW);
  expect(hasDirtyForms()).toBe(false);
});

test('leaving the page with “Save and continue” asks before the password is changed', async () => {
  const user = await open();
  await fill(user);
  const answer = async (button: string) => {
    const leaving = saveDirtyForms();
    await screen.findByRole('dialog', { name: 'Change your password?' });
    await user.click(screen.getAllByRole('button', { name: button }).at(-1)!);
    const isSaved = await leaving;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return [isSaved, server.sent('ChangePassword').length];
  };
  expect(await answer('Cancel')).toEqual([false, 0]);
  expect(getSession()).not.toBeNull();
  expect(await answer('Change password')).toEqual([true, 1]);
  expect(getEndReason()).toBe('passwordChanged');
});

test.each([
  [
    'the message of the field',
    { code: 'BAD_USER_INPUT', fields: [{ path: 'input.currentPassword', message: 'Your current password is wrong.' }] },
    'Your current password is wrong.',
  ],
  ['the message of the server', { code: 'RATE_LIMITED', userMessage: 'Previše pokušaja' }, 'Previše pokušaja'],
  [
    'the text of its code',
    { code: 'UPSTREAM_TIMEOUT' },
    'The server took too long to answer. Nothing was lost; please try again.',
  ],
])('an error shows %s and keeps everything typed', async (_whose, error, message) => {
  server.answer({ ChangePassword: { error } });
  const user = await open();
  await fill(user);
  await user.click(save());
  await screen.findByRole('dialog');
  await user.click(screen.getAllByRole('button', { name: 'Change password' }).at(-1)!);
  await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(current()).toHaveValue('Demo@2026x');
  expect(fresh()).toHaveValue(NEW);
  expect(again()).toHaveValue(NEW);
  if ('fields' in error) expect(current()).toHaveAccessibleDescription(message);
  expect(getSession()).not.toBeNull();
});
