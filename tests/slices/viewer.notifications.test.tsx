import { screen, within } from '@testing-library/react';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit } = useSlice();
const form = async () => within(await screen.findByRole('form', { name: 'Notifications by e-mail' }));
const ticked = (fields: Awaited<ReturnType<typeof form>>) =>
  fields.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length;
const saved = () => screen.findByText('Successfully updated your notifications');

test('what somebody chooses is kept, and whoever chose nothing is told of what waits', async () => {
  const user = await visit({ role: 'orgAdmin', address: '/user' });
  const fields = await form();
  expect(fields.getByLabelText('A file was submitted for review')).toBeChecked();
  expect(fields.getByLabelText('A file was returned for changes')).toBeChecked();
  expect(ticked(fields)).toBe(2);
  await user.click(fields.getByLabelText('A file was submitted for review'));
  await user.click(fields.getByLabelText('A file was signed'));
  await user.click(fields.getByRole('button', { name: 'Save notifications' }));
  await saved();
  const { viewer } = await queryStack<{ viewer: { notifications: object } }>(
    stack(),
    await signIn(stack(), 'orgAdmin'),
    '{ viewer { notifications { version submitted returned concluded signed expiring } } }',
    {},
  );
  expect(viewer.notifications).toEqual({
    version: 2,
    submitted: false,
    returned: true,
    concluded: false,
    signed: true,
    expiring: false,
  });
});

test('what was chosen stays when another window saved meanwhile, and is saved with the next attempt', async () => {
  const user = await visit({ role: 'user', address: '/user' });
  const fields = await form();
  await user.click(fields.getByLabelText('A conclusion on safety was drawn or taken back'));
  await queryStack(
    stack(),
    await signIn(stack(), 'user'),
    'mutation ($input: UpdateNotificationsInput!) { updateNotifications(input: $input) { viewer { id } } }',
    { input: { version: 1, submitted: false, returned: false, concluded: false, signed: false, expiring: false } },
  );
  await user.click(fields.getByRole('button', { name: 'Save notifications' }));
  expect(await screen.findByText(/Your notifications were changed in another window meanwhile/)).toBeVisible();
  expect(ticked(fields)).toBe(3);
  await user.click(fields.getByRole('button', { name: 'Save notifications' }));
  await saved();
  expect(ticked(fields)).toBe(3);
});

test('somebody who sees no files chooses the weekly message about documents alone', async () => {
  await visit({ role: 'dcp', address: '/user' });
  const [only, ...others] = (await form()).getAllByRole('checkbox');
  expect(only).toHaveAccessibleName('Documents that expire within 60 days (once a week)');
  expect(others).toEqual([]);
  expect(only).not.toBeChecked();
});
