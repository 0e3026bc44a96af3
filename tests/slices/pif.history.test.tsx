import { screen, waitFor, within } from '@testing-library/react';
import { clientCompany, clientPif, mutatePif } from '../support/pif.ts';
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
