import { screen, waitFor, within } from '@testing-library/react';
import { i18n } from '../../web/shared/i18n/i18n.ts';
import { makeSignedPif } from '../support/signedPif.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit } = useSlice();

let slug = '';
beforeAll(async () => {
  const { token } = JSON.parse(await signIn(stack(), 'user')) as { token: string };
  slug = await makeSignedPif(stack().bffUrl, token, 'Krema za inspekciju');
});

const openVersions = async (role: 'user' | 'client' = 'user') => {
  const user = await visit({ role, address: `/pifs/opis/${slug}` });
  await user.click(await screen.findByRole('button', { name: 'More steps' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Signed versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Signed versions' }));
  await dialog.findByText('Version 1');
  return { user, dialog };
};

test('staff makes a link, an inspector opens it in either language, and nobody does once it is revoked', async () => {
  const { user, dialog } = await openVersions();
  await user.click(await dialog.findByRole('button', { name: 'New link' }));
  await user.click(dialog.getByRole('button', { name: 'Make the link' }));
  expect(dialog.getByText('Say whom the link is for.')).toBeVisible();
  await user.type(dialog.getByLabelText('Whom it is for and why'), 'Inspekcija & nadzor');
  await user.clear(dialog.getByLabelText('Days'));
  await user.type(dialog.getByLabelText('Days'), '31');
  expect(dialog.getByText('Enter a whole number from 1 to 30.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Days'));
  await user.type(dialog.getByLabelText('Days'), '30');
  await user.click(dialog.getByRole('button', { name: 'Make the link' }));
  const made = await dialog.findByLabelText<HTMLInputElement>('Address');
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(made.value);
  const { pathname, hash } = new URL(made.value);

  await visit({ role: 'client', address: pathname + hash });
  expect(await screen.findByRole('heading', { name: 'Krema za inspekciju' })).toBeVisible();
  expect(screen.getByText(/^Shown through a link made by .+ for: Inspekcija & nadzor$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download Krema za inspekciju 1.pdf' })).toBeEnabled();
  expect(screen.getByText('The signed version has no files.')).toBeVisible();
  await i18n.changeLanguage('sr');
  expect(
    await screen.findByText(/^Prikazano preko linka koji stavlja na uvid .+, svrha: Inspekcija & nadzor$/),
  ).toBeVisible();

  const staff = await openVersions();
  expect(await staff.dialog.findByText(/^opened 1 time, last used on /)).toBeVisible();
  await staff.user.click(staff.dialog.getByRole('button', { name: 'Revoke the link for Inspekcija & nadzor' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Revoke this link?' }));
  await staff.user.click(asked.getByRole('button', { name: 'Revoke' }));
  expect(await staff.dialog.findByText(/revoked by /)).toBeVisible();

  await visit({ role: 'user', address: pathname + hash });
  expect(await screen.findByText('This link shows nothing')).toBeVisible();
  expect(screen.queryByText('Krema za inspekciju')).toBeNull();
});

test('a client sees the signed versions without links', async () => {
  const { dialog } = await openVersions('client');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Download version 1' })).toBeVisible());
  expect(dialog.queryByText('Links for inspectors')).toBeNull();
});
