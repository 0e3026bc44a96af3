import { screen, within } from '@testing-library/react';
import { createLabel } from '../support/label.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit } = useSlice();

/** Opens the history of the page, and answers its list. */
async function openHistory(user: Awaited<ReturnType<typeof visit>>) {
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'History' }));
  return { drawer, events: within(await drawer.findByRole('list', { name: 'History' })) };
}

test('a label tells who archived it', async () => {
  const slug = await createLabel(stack(), await signIn(stack(), 'user'), { name: 'Krem sa istorijom' });
  const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }));
  await screen.findByRole('button', { name: 'Unarchive' });
  const { drawer, events } = await openHistory(user);
  const archived = within((await events.findByText('Archived')).closest('li') as HTMLElement);
  expect(archived.getByText('Ivana Đorđević')).toBeVisible();
  expect([archived.getByText('No').tagName, archived.getByText('Yes').tagName]).toEqual(['DEL', 'INS']);
  const kinds = within(drawer.getByLabelText('Kind of change')).getAllByRole('option');
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    'All changes',
    'Entered',
    'Fields',
    'Result',
    'Sign-off',
  ]);
  expect(drawer.queryByLabelText('Section')).toBeNull();
});

test('a raw material tells who entered it', async () => {
  const { token } = JSON.parse(await signIn(stack(), 'user')) as { token: string };
  const response = await fetch(`${stack().bffUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: 'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }',
      variables: {
        input: {
          tradeName: 'Ulje sa istorijom',
          values: { composition: [{ inciName: 'GLYCERIN', maxConcentration: '5' }] },
        },
      },
    }),
  });
  const { data } = (await response.json()) as { data: { createRawMaterial: { rawMaterial: { slug: string } } } };
  const { slug } = data.createRawMaterial.rawMaterial;
  const user = await visit({ role: 'user', address: `/sirovine?material=${slug}` });
  const { events } = await openHistory(user);
  const entered = within((await events.findByText('Entered')).closest('li') as HTMLElement);
  expect(entered.getByText('Ivana Đorđević')).toBeVisible();
});
