import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();

const openTokens = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Access tokens for tools' }));
const emailWith = async (token: string) => {
  const response = await fetch(`${stack().bffUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ viewer { email } }' }),
  });
  return ((await response.json()) as { data: { viewer: { email: string } } | null }).data?.viewer.email;
};

test('a token is asked for, shown once, opens the endpoint, and is revoked', async () => {
  const user = await visit({ role: 'user', address: '/user' });
  expect(sent('AccessTokens')).toHaveLength(0);
  await openTokens(user);
  expect(await screen.findByText('You have no access token.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'New access token' }));
  const asked = screen.getByRole('dialog', { name: 'New access token' });
  await user.click(within(asked).getByRole('button', { name: 'Make the token' }));
  expect((await within(asked).findAllByText('Enter a name.')).length).toBeGreaterThan(0);
  await user.type(within(asked).getByRole('textbox', { name: 'Name' }), 'Noćni izveštaj');
  await user.click(within(asked).getByRole('button', { name: 'Make the token' }));

  const shown = await screen.findByRole('dialog', { name: 'Token “Noćni izveštaj”' });
  const token = within(shown).getByRole('status', { name: 'Access token' }).textContent;
  await user.keyboard('{Escape}');
  await user.click(within(shown).getByRole('button', { name: 'Copy' }));
  expect(await within(shown).findByText('Copied to the clipboard.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(token);
  await user.click(within(shown).getByRole('button', { name: 'I have noted it' }));

  expect(await screen.findByText(/^Only reads · valid until .* · never used$/)).toBeVisible();
  expect(document.body.textContent).not.toContain(token);

  // Only now: the list is read while the token is shown, and a use before that would stand in it.
  expect(await emailWith(token)).toBe('konsultant@dosije.example');
  await openTokens(user);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'New access token' })).not.toBeInTheDocument());
  await openTokens(user);
  expect(await screen.findByText(/^Only reads · valid until .* · last used .*$/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Revoke Noćni izveštaj' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('You have no access token.')).toBeVisible();
  expect(await emailWith(token)).toBeUndefined();
});

test('what was typed stays when the service is down', async () => {
  const user = await visit({ role: 'dcp', address: '/user' });
  await openTokens(user);
  await user.click(await screen.findByRole('button', { name: 'New access token' }));
  const asked = screen.getByRole('dialog', { name: 'New access token' });
  await user.type(within(asked).getByRole('textbox', { name: 'Name' }), 'Alat');
  await stack().product.fault({ kind: 'status', status: 503, method: 'POST', path: '/api/v1/users/me/tokeni' });
  await user.click(within(asked).getByRole('button', { name: 'Make the token' }));
  expect(await screen.findByText(/cannot be reached at the moment/)).toBeVisible();
  expect(within(asked).getByRole('textbox', { name: 'Name' })).toHaveValue('Alat');
});
