import { screen, waitFor, within } from '@testing-library/react';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { visit, stack } = useSlice();
const list = () => screen.findByRole('list', { name: 'Users' });

test('accounts are filtered, and nobody may deactivate himself', async () => {
  const user = await visit({ role: 'admin', address: '/korisnici' });
  expect(within(await list()).getAllByRole('article')).toHaveLength(9);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Administrator');
  await waitFor(async () => expect(within(await list()).getAllByRole('article')).toHaveLength(1));
  const viewer = within(screen.getByRole('article', { name: 'Jelena Petrović' }));
  expect(viewer.queryByRole('button', { name: 'Deactivate' })).toBeNull();
  expect(viewer.getByRole('button', { name: 'Edit user' })).toBeVisible();
});

test('a deactivated person is led to the sign-in without doing anything', async () => {
  const userId = (JSON.parse(await signIn(stack(), 'client')) as { userData: { _id: string } }).userData._id;
  const admin = await signIn(stack(), 'admin');
  await visit({ role: 'client', address: '/deklaracije' });
  await screen.findByRole('heading', { level: 1 });
  await queryStack(
    stack(),
    admin,
    'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }',
    { input: { id: userId, version: 1, isActive: false } },
  );
  // The page asks every second by itself; how soon it hears the answer depends on the machine.
  expect(await screen.findByLabelText('Password')).toBeVisible();
});
