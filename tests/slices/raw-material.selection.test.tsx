import { screen, waitFor, within } from '@testing-library/react';
import { aPdf } from '../support/pdf.ts';
import { queryStack } from '../support/queryStack.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { catchSavedFiles } from '../support/savedFiles.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { uploadContent } from '../support/uploadContent.ts';
import { useWideScreen } from '../support/wideScreen.ts';

const { stack, visit, sent } = useSlice();
useWideScreen();
afterEach(() => jest.restoreAllMocks());

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Opens the working list of some new raw materials with all of them selected. Answers their addresses and what presses a button. */
async function select(...names: string[]) {
  const session = await signIn(stack(), 'user');
  const slugs: string[] = [];
  for (const tradeName of names) slugs.push(await createRawMaterial(stack(), session, { tradeName }));
  const word = names[0]?.split(' ')[0] ?? '';
  const user = await visit({ role: 'user', address: `/sir-inci?filter=trade:${word}` });
  const selectAll = async () => user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await selectAll();
  expect(screen.getByText(`${names.length} selected`)).toBeInTheDocument();
  const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }));
  return { user, session, slugs, selectAll, press };
}

async function exportSelection(user: Awaited<ReturnType<typeof visit>>) {
  const selected = within(screen.getByRole('group', { name: 'Selected rows', hidden: true }));
  await user.click(selected.getByRole('button', { name: 'Export', hidden: true }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel file (.xlsx)' }));
}

test('several are exported as one file', async () => {
  const saved = catchSavedFiles();
  const { user } = await select('Izvezena prva', 'Izvezena druga');
  await exportSelection(user);
  await waitFor(() => expect(saved.names).toEqual(['raw-materials.xlsx']));
  const [heading, ...rows] = await saved.rows();
  expect(heading?.[0]).toBe('Trade name');
  expect(new Set(rows.map(([name]) => name).filter(Boolean))).toEqual(new Set(['Izvezena prva', 'Izvezena druga']));
});

test('what somebody else deleted meanwhile is told, and not in the file', async () => {
  const saved = catchSavedFiles();
  const { user, session, slugs } = await select('Izgubljena prva', 'Izgubljena druga');
  const deleteOne = (slug = '') =>
    queryStack(
      stack(),
      session,
      'mutation Delete($input: DeleteRawMaterialInput!) { deleteRawMaterial(input: $input) { deletedRawMaterialSlug } }',
      { input: { slug } },
    );
  const linesOf = async () => (await dialog('Export')).getAllByRole('listitem').map(({ textContent }) => textContent);
  const gone = 'It is no longer there, somebody else deleted it.';
  await deleteOne(slugs[0]);
  await exportSelection(user);
  expect(await linesOf()).toEqual([`Izgubljena prva: ${gone}`, 'Izgubljena druga']);
  const [, ...rows] = await saved.rows();
  expect(rows.map(([name]) => name).filter(Boolean)).toEqual(['Izgubljena druga']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  // The list still shows it, as it was read before.
  await user.click(screen.getByRole('checkbox', { name: 'Select Izgubljena druga', hidden: true }));
  await deleteOne(slugs[1]);
  await exportSelection(user);
  expect(await linesOf()).toEqual([`Izgubljena druga: ${gone}`]);
  expect(saved.names).toEqual(['raw-materials.xlsx']);
});

test('the documents of several are downloaded, and which has none is told', async () => {
  const saved = catchSavedFiles();
  const { session, slugs, press } = await select('Preuzeta prva', 'Preuzeta druga');
  const upload = await uploadContent(stack().bffUrl, session, 'document', aPdf('Safety data'));
  await queryStack(
    stack(),
    session,
    'mutation Add($input: AddDocumentInput!) { addDocument(input: $input) { document { id } } }',
    { input: { slug: slugs[0], folder: 'SDS', upload, name: 'SDS.pdf' } },
  );
  await press('Download documents');
  const outcome = await dialog('Download documents');
  expect(saved.names).toEqual([`${slugs[0]}.zip`]);
  expect(new TextDecoder('latin1').decode(await saved.contentOf(0))).toMatch(/^PK[^]*SDS\.pdf/);
  expect(outcome.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Preuzeta druga: It has no documents, or is no longer there.',
    'Preuzeta prva',
  ]);
});

test('several are linked and deleted with one question, and each that fails is told with its reason', async () => {
  const { user, selectAll, press } = await select('Skupna sirovina 1', 'Skupna sirovina 2', 'Skupna sirovina 3');
  await press('Take into the catalogue');
  expect(await screen.findByRole('combobox', { name: 'Company' })).toHaveDisplayValue('Lavanda Natura d.o.o.');
  await press('Take');
  expect(await screen.findByText('3 raw materials are in the catalogue')).toBeVisible();

  await selectAll();
  await stack().product.fault({
    kind: 'status',
    status: 409,
    method: 'DELETE',
    path: '/sir-inci/skupna-sirovina-2',
    body: { status: 'fail', message: 'Sirovina je zaključana.' },
  });
  await press('Delete selected');
  expect(await (await dialog('Delete?')).findByText(/^3 raw materials will be deleted/)).toBeVisible();
  await user.click((await dialog('Delete?')).getByRole('button', { name: 'Delete' }));
  const outcome = await dialog('Delete selected');
  expect(outcome.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Skupna sirovina 2: Sirovina je zaključana.',
    'Skupna sirovina 1',
    'Skupna sirovina 3',
  ]);
  expect(sent('RawMaterialsUsage')).toHaveLength(1);
});
