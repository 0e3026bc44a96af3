import { screen, within } from '@testing-library/react';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit } = useSlice();

interface Material {
  slug: string;
  tradeName: string;
  isGlobal: boolean;
  viewerCanEdit: boolean;
  folders: { kind: string; fileCount: number }[];
}

/** A raw material of another organisation with a safety data sheet. */
async function findForeign(): Promise<Material> {
  const session = await signIn(stack(), 'user');
  const { rawMaterials } = await queryStack<{ rawMaterials: { items: Material[] } }>(
    stack(),
    session,
    `{ rawMaterials(pageSize: 100, sort: UPDATED_DESC) { items { slug tradeName isGlobal viewerCanEdit folders { kind fileCount } } } }`,
    {},
  );
  const found = rawMaterials.items.find(({ viewerCanEdit }) => !viewerCanEdit);
  if (!found) throw new Error('The demo data hold no raw material of another organisation');
  return found;
}

test('the form of a raw material of another organisation offers own values and says why', async () => {
  const { slug, tradeName } = await findForeign();
  const user = await visit({ role: 'user', address: `/sir-inci/${slug}` });
  expect(await screen.findByRole('heading', { level: 1, name: tradeName })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This raw material belongs to another organisation');
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  expect(screen.queryByLabelText('Trade name')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Enter an own value: Microbiological specification' }));
  await user.click(await screen.findByRole('textbox', { name: 'Own value: Microbiological specification' }));
  await user.paste('TAMC < 100');
  await user.click(screen.getByRole('button', { name: 'Save own value' }));
  expect(await screen.findByText(/1 own value is kept/)).toBeVisible();
});

test('the documents of another organisation offer neither change nor deletion', async () => {
  const { slug } = await findForeign();
  await visit({ role: 'user', address: `/file-browser/${slug}?folder=SDS` });
  const folder = within(await screen.findByRole('region', { name: 'Safety data sheets (SDS)' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Documents that you add are seen by your organisation alone.');
  expect(folder.getByLabelText('Files for Safety data sheets (SDS)')).toBeInTheDocument();
  expect(folder.queryByRole('button', { name: /^Delete|activate the folder|Make the folder/ })).toBeNull();
});

test('the company and the persons of another organisation are called another organisation', async () => {
  const { slug, tradeName } = await findForeign();
  await visit({ role: 'user', address: `/sirovine?material=${slug}` });
  const detail = within(await screen.findByRole('dialog', { name: tradeName }));
  expect(await detail.findByText(/^Entered by another organisation/)).toBeVisible();
  await visit({ role: 'user', address: `/file-browser/${slug}?folder=SDS` });
  const folder = within(await screen.findByRole('region', { name: 'Safety data sheets (SDS)' }));
  expect(await folder.findByText(/ · Added .*, another organisation$/)).toBeVisible();
});
