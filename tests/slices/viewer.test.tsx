import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../domain/account/roles.ts';
import { getSession } from '../../web/shared/session/sessionStore.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();
type User = Awaited<ReturnType<typeof visit>>;

const NEW = 'Nova@2026x';
const UPDATE = '/api/v1/users/updateMe';
const name = () => screen.findByLabelText<HTMLInputElement>('Full name');
const password = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const open = async (role: Role) => {
  const user = await visit({ role, address: '/user' });
  await name();
  return user;
};

async function fill(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}

/** Presses the button of a form and confirms. */
async function confirm(user: User, button: string): Promise<void> {
  await user.click(await screen.findByText(button, { selector: 'form button' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: button }));
}

/** Signs in again in the dialog shown over unsaved work. */
async function signInAgain(user: User, secret: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  await fill(user, within(dialog).getByLabelText('Password'), secret);
  await user.click(within(dialog).getByRole('button', { name: 'Sign in again' }));
}

test('the account page shows the person and the sign-ins', async () => {
  const user = await open('user');
  expect(await name()).toHaveValue('Ivana Đorđević');
  expect(screen.getByText('Consultant · Lavanda Natura d.o.o.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Login statistics/ }));
  expect(await screen.findByText('127.0.0.1')).toBeVisible();
  expect(screen.getByText('Password not changed')).toBeVisible();
  expect(sent('Account')).toHaveLength(1);
});

again('a client has no account page', async () => {
  await visit({ role: 'client', address: '/user' });
  expect(await screen.findByText('403 – Access Denied')).toBeVisible();
  expect(sent('Account')).toEqual([]);
});

again('a failed account can be reloaded', async () => {
  await stack().product.fault({ kind: 'status', status: 500, path: '/api/v1/users/me' });
  const user = await visit({ role: 'admin', address: '/user' });
  const retry = await screen.findByRole('button', { name: 'Click to try again.' });
  await stack().product.clearFaults();
  await user.click(retry);
  expect(await name()).toHaveValue('Jelena Petrović');
});

again('a new name appears in header, navigation and stored session', async () => {
  const user = await open('user');
  await stack().product.clearCalls();
  await fill(user, await name(), 'Milica Đorđević Savić');
  await confirm(user, 'Save changes');
  expect(await screen.findByText('Successfully updated name and photo')).toBeVisible();
  expect(await screen.findByText('Milica')).toBeVisible();
  expect(localStorage.getItem('userData')).toContain('Milica Đorđević Savić');
  const changes = (await stack().product.calls()).filter(({ method }) => method === 'PATCH');
  expect(changes.map(({ path, body }) => [path, body])).toEqual([
    [UPDATE, { name: 'Milica Đorđević Savić', previousPhoto: '' }],
  ]);

  await open('user');
  expect(await name()).toHaveValue('Milica Đorđević Savić');
});

again('an error of the service is shown at its field and keeps the input', async () => {
  const body = {
    status: 'fail',
    message: 'Podaci nisu prihvaćeni',
    errors: [{ path: 'name', message: 'Ime je zauzeto' }],
  };
  await stack().product.fault({ kind: 'status', status: 422, path: UPDATE, body, times: 1 });
  const user = await open('admin');
  await fill(user, await name(), 'Jelena M. Petrović');
  await confirm(user, 'Save changes');
  expect(await screen.findByText('Podaci nisu prihvaćeni')).toBeVisible();
  await waitFor(async () => expect(await name()).toHaveAccessibleDescription('Ime je zauzeto'));
  expect(await name()).toHaveValue('Jelena M. Petrović');
  await confirm(user, 'Save changes');
  expect(await screen.findByText('Successfully updated name and photo')).toBeVisible();
});

again('leaving with unsaved changes asks for confirmation', async () => {
  const user = await open('orgAdmin');
  await fill(user, await name(), 'Milorad M. Stanković');
  await user.click(screen.getByRole('link', { name: 'Labels' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/user');
  await user.click(screen.getByRole('link', { name: 'Labels' }));
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  await screen.findByRole('dialog', { name: 'Save the changes?' });
  await user.click(screen.getAllByRole('button', { name: 'Save changes' }).at(-1)!);
  expect(await screen.findByRole('heading', { name: 'Labels' })).toBeVisible();
  expect(getSession()?.user.name).toBe('Milorad M. Stanković');
});

describe('a session that ends over unsaved work', () => {
  const end = () => stack().product.fault({ kind: 'status', status: 401, path: UPDATE, times: 1 });
  const typeAndLose = async (role: Role): Promise<User> => {
    const user = await open(role);
    await fill(user, await name(), 'Nesačuvano Ime');
    await end();
    await confirm(user, 'Save changes');
    await screen.findByRole('dialog', { name: 'Your session has ended' });
    return user;
  };

  test('the input is kept and the same person can sign in again', async () => {
    const user = await typeAndLose('orgAdmin');
    expect(getSession()).toBeNull();
    expect(localStorage.getItem('userData')).toBeNull();
    const email = within(screen.getByRole('dialog', { name: 'Your session has ended' })).getByLabelText('E-mail');
    expect(email).toHaveValue('org@dosije.example');
    expect(email).toHaveAttribute('readonly');

    await signInAgain(user, 'Wrong@2026x');
    expect(await screen.findByText('Incorrect email or password')).toBeVisible();
    expect(await name()).toHaveValue('Nesačuvano Ime');

    await signInAgain(user, 'Demo@2026x');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await name()).toHaveValue('Nesačuvano Ime');
    await confirm(user, 'Save changes');
    expect(await screen.findByText('Successfully updated name and photo')).toBeVisible();
    expect(getSession()?.user.name).toBe('Nesačuvano Ime');
  });

  again('discarding the work leads to the sign-in page', async () => {
    const user = await typeAndLose('admin');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  });

  again('without unsaved work the sign-in page opens at once', async () => {
    const user = await open('admin');
    await stack().product.fault({ kind: 'status', status: 401, path: '/deklaracije' });
    await stack().product.fault({ kind: 'status', status: 401, path: '/' });
    await user.click(screen.getByRole('link', { name: 'Labels' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

describe('the password', () => {
  const change = async (user: User, old: string) => {
    await fill(user, password('Current password'), old);
    await fill(user, password('New password'), NEW);
    await fill(user, password('New password once more'), NEW);
    await waitFor(() => expect(screen.getByText('Change password', { selector: 'form button' })).toBeEnabled());
    await confirm(user, 'Change password');
  };

  again('a wrong current password is shown at its field', async () => {
    const user = await open('dcp');
    await change(user, 'Wrong@2026x');
    await waitFor(() =>
      expect(password('Current password')).toHaveAccessibleDescription('Your current password is wrong.'),
    );
    expect(password('New password')).toHaveValue(NEW);
    expect(getSession()).not.toBeNull();
  });

  test('a new password logs the person out and replaces the old one', async () => {
    const user = await open('dcp');
    await stack().product.clearCalls();
    await change(user, 'Demo@2026x');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByText('Your password has been changed. Please sign in with the new one.')).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(localStorage.getItem('userData')).toBeNull();
    const [call] = (await stack().product.calls()).filter(({ method }) => method === 'PATCH');
    expect(call).toMatchObject({
      path: '/api/v1/users/updateMyPassword',
      body: { passwordCurrent: '***', password: '***', passwordConfirm: '***' },
    });

    const signIn = async (secret: string) => {
      await fill(user, screen.getByLabelText('E-mail'), 'dcp@dosije.example');
      await fill(user, screen.getByLabelText('Password'), secret);
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
    };
    await signIn('Demo@2026x');
    expect(await screen.findByText('Incorrect email or password')).toBeVisible();
    await signIn(NEW);
    expect(await screen.findByRole('heading', { name: 'Labels' })).toBeVisible();
  });
});
