import { screen, waitFor, within } from '@testing-library/react';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { uploadContent } from '../support/uploadContent.ts';

const { stack, visit, sent } = useSlice();

interface Material {
  slug: string;
  tradeName: string;
  manufacturer: string | null;
  viewerCanEdit: boolean;
  isInCatalogue: boolean;
  company: { name: string } | null;
}
let session: string;
beforeAll(async () => {
  session = await signIn(stack(), 'user');
});
const ask = <Data,>(query: string, variables: Record<string, unknown> = {}) =>
  queryStack<Data>(stack(), session, query, variables);

/** A raw material of another company of the organisation that does not stand in the catalogue yet. */
async function findOther(): Promise<Material> {
  const { rawMaterials } = await ask<{ rawMaterials: { items: Material[] } }>(
    `{ rawMaterials(filter: { isInCatalogue: false }, pageSize: 100) { items {
      slug tradeName manufacturer viewerCanEdit isInCatalogue company { name } } } }`,
  );
  const isNamed = (one: Material, other: Material) => one.tradeName === other.tradeName;
  const found = rawMaterials.items.find(
    (one) => one.viewerCanEdit && one.company && rawMaterials.items.filter((other) => isNamed(one, other)).length === 1,
  );
  if (!found) throw new Error('The demo data hold no such raw material');
  return found;
}

/** Compares a sheet with what is there and opens the preview. */
async function open(...lines: string[]) {
  const upload = await uploadContent(stack().bffUrl, session, 'sheet', Buffer.from(lines.join('\n')));
  const { startRawMaterialImport } = await ask<{ startRawMaterialImport: { rawMaterialImport: { id: string } } }>(
    'mutation Start($input: StartRawMaterialImportInput!) { startRawMaterialImport(input: $input) { rawMaterialImport { id } } }',
    { input: { upload, fileName: 'sirovine.csv' } },
  );
  const address = `/sirovine?uvoz=${startRawMaterialImport.rawMaterialImport.id}`;
  const user = await visit({ role: 'user', address });
  await screen.findByText('Ready: nothing has changed yet');
  return user;
}
const confirm = async (user: Awaited<ReturnType<typeof visit>>, title: string, button: string) =>
  user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: button }));

test('a raw material that is there already is told with its company, taken over, and the import taken back', async () => {
  const known = await findOther();
  const user = await open(
    'Naziv;Proizvođač;Mikrobiologija;INCI',
    `"${known.tradeName}";"${known.manufacturer ?? ''}";Promenjeno;`,
    'Sasvim nova uvezena;ACME;;Aqua',
  );
  expect(screen.getByText(`already there, entered by ${known.company?.name}`, { exact: false })).toBeVisible();
  const choice = screen.getByRole('combobox', { name: `What to do with ${known.tradeName}` });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Change', 'Take over', 'Leave out']);
  await user.selectOptions(choice, 'Take over');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'What to do with Sasvim nova uvezena' }),
    'Leave out',
  );
  expect(
    await screen.findByText(/0 raw materials are new\. 0 change\. 1 is taken into the catalogue as it is\./),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await confirm(user, 'Import the raw materials?', 'Import');
  expect(await screen.findByText('Imported')).toBeVisible();
  const isInCatalogue = async () =>
    (
      await ask<{ rawMaterial: Material }>('query One($slug: String!) { rawMaterial(slug: $slug) { isInCatalogue } }', {
        slug: known.slug,
      })
    ).rawMaterial.isInCatalogue;
  expect(await isInCatalogue()).toBe(true);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Its button comes when the rows have been fetched again.
  await user.click(await screen.findByRole('button', { name: /Take .*back/ }));
  await confirm(user, 'Take this import back?', 'Take back');
  await waitFor(async () => expect(await isInCatalogue()).toBe(false));
  expect(sent('TakeBackRawMaterialImport')).toHaveLength(1);
});

test('the preview tells INCI names that are misspelt, unknown or prohibited', async () => {
  await open('Naziv;INCI;%', 'Sumnjiva uvezena;Glycerni (and) Izmišljenko (and) Butylphenyl Methylpropional;');
  const told = ['probably misspelt (Glycerni)', 'not in the ingredient dictionary (Izmišljenko)'];
  for (const text of [...told, 'prohibited in cosmetic products, II/1666 (Butylphenyl Methylpropional)'])
    expect(screen.getByText(text, { exact: false })).toBeVisible();
});
