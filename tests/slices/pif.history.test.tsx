import { screen, waitFor, within } from '@testing-library/react';
import { clientCompany, clientPif, mutatePif } from '../support/pif.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit } = useSlice();

const mutate = (role: 'user' | 'client', name: string, input: object) => mutatePif(stack(), role, name, input);
const create = (name: string) =>
  mutate('user', 'createPif', { name, companyId: clientCompany, labelSlug: clientPif?.slug });

test('the history tells who returned a file and why, also after the next submission', async () => {
  const { slug, version } = await create('Krema sa istorijom');
  await mutate('client', 'submitPif', { slug, version });
  await mutate('user', 'returnPif', { slug, version: version + 1, reason: 'Dopunite namenu.' });
  await mutate('client', 'submitPif', { slug, version: version + 2 });
  const user = await visit({ role: 'client', address: `/pifs/opis/${slug}` });
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'History' }));
  const events = within(await drawer.findByRole('list', { name: 'History' }));
  const returned = within((await events.findByText('Dopunite namenu.')).closest('li') as HTMLElement);
  expect(returned.getByText('Ivana Đorđević')).toBeVisible();
  expect(returned.getByText('Returned')).toBeVisible();
});

test('the history is narrowed by section', async () => {
  const { slug } = await create('Losion sa istorijom');
  await mutate('client', 'updatePifManufacturing', { slug, version: 1, manufacturing: { site: 'Zemun' } });
  await mutate('client', 'addPifComment', { slug, section: 'CLAIMS', text: 'Zašto?' });
  const user = await visit({ role: 'client', address: `/pifs/izrada/${slug}` });
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'History' }));
  expect(await drawer.findByText('Zašto?')).toBeVisible();
  await user.selectOptions(drawer.getByLabelText('Section'), 'Manufacturing');
  await waitFor(() => expect(drawer.queryByText('Zašto?')).toBeNull());
  expect(drawer.getByText('Site of manufacturing')).toBeVisible();
});

test('the list of files tells a client who deleted one', async () => {
  const { slug } = await create('Obrisani losion');
  const { token } = JSON.parse(await signIn(stack(), 'user')) as { token: string };
  const query = 'mutation ($input: DeletePifInput!) { deletePif(input: $input) { deletedPifSlug } }';
  await fetch(`${stack().bffUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { input: { slug } } }),
  });
  const user = await visit({ role: 'client', address: '/pifs' });
  await user.click(await screen.findByRole('button', { name: 'Deleted files' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Deleted files' }));
  const deleted = within((await drawer.findByText('Obrisani losion')).closest('li') as HTMLElement);
  expect(deleted.getByText('Ivana Đorđević')).toBeVisible();
  expect(deleted.getByText('Deleted')).toBeVisible();
});
