import { screen, waitFor, within } from '@testing-library/react';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { uploadContent } from '../support/uploadContent.ts';
import { useUploadStub } from '../support/uploadStub.ts';

const { visit, stack } = useSlice();
const uploads = useUploadStub();
type User = Awaited<ReturnType<typeof visit>>;

const HEADINGS = 'Perfume;Code;Supplier;Allergen;CAS;%;LOD';
const sheet = (...rows: string[]) => [HEADINGS, ...rows].join('\n');

/** Sends a file, because jsdom cannot; the page gets its reference with its next upload. */
async function answerUpload(content: string): Promise<void> {
  const session = await signIn(stack(), 'user');
  const reference = await uploadContent(stack().bffUrl, session, 'sheet', Buffer.from(content));
  uploads.answer({ status: 200, body: JSON.stringify({ reference }) });
}

/** Chooses a file in the page. */
async function choose(user: User, content: string): Promise<void> {
  await answerUpload(content);
  const file = new File([content], 'statements.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose a spreadsheet or drop it here'), file);
}

test('a sheet is reviewed, and applied after a confirmation', async () => {
  const user = await visit({ role: 'user', address: '/paroms' });
  await user.click(await screen.findByRole('button', { name: 'Import from a spreadsheet' }));
  await choose(
    user,
    sheet(
      'Uvezeni miris;U-1;Iberchem;Linalool;78-70-6;2;',
      ';;;Coumarin;;n.d.;0.001',
      'Pogrešan miris;;;Linalool;;a lot;',
      'Lavanda Soft 2214;;Druga kuća;Linalool;78-70-6;1.5;',
    ),
  );
  expect(await screen.findByText('Ready: nothing has changed yet')).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'All' }));
  const [created, faulty, changed] = rows.getAllByRole('listitem');
  expect(created).toHaveTextContent('NewUvezeni mirisU-1 · Iberchem · 2 allergens · line 2');
  expect(faulty).toHaveTextContent('line 4: the percentage is not a number (a lot)');
  expect(changed).toHaveTextContent(/Supplier: .+ → Druga kuća/);
  expect(changed).toHaveTextContent(/Linalool: .+ % → 1\.5 %/);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/1 is new\. 1 changes\. 1 with errors is left out\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Imported')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show the perfumes and aromas' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search perfumes and aromas' }), 'uvezeni');
  await user.click(await screen.findByRole('link', { name: 'Uvezeni miris' }));
  expect(await screen.findByText('n.d., limit 0.001 %')).toBeVisible();
});

test('when a perfume was changed meanwhile, nothing is imported and the file has to be chosen again', async () => {
  const user = await visit({ role: 'user', address: '/paroms?uvoz=new' });
  await choose(user, sheet('Ruža iz Kazanlaka;NOVI-KOD;;Citronellol;;3;'));
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  await queryStack(
    stack(),
    await signIn(stack(), 'user'),
    'mutation ($input: UpdateFragranceMaterialInput!) { updateFragranceMaterial(input: $input) { fragranceMaterial { id } } }',
    { input: { name: 'Ruža iz Kazanlaka', version: 1, content: { code: 'TUDJI-KOD' } } },
  );
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Import' }));
  expect(await screen.findByText(/so nothing was imported/)).toBeVisible();
  expect(screen.getByText('Ready: nothing has changed yet')).toBeVisible();
});

test('a date that may be either of two days is asked about before anything is read', async () => {
  const user = await visit({ role: 'user', address: '/paroms?uvoz=new' });
  const content = 'Perfume;Date;Allergen;%\nDvosmislen datum;2/3/2026;Linalool;1';
  await choose(user, content);
  expect(await screen.findByRole('alert')).toHaveTextContent('02/03/2026, which may be either of two days');
  await answerUpload(content);
  await user.click(screen.getByRole('button', { name: 'Month first: 3 February' }));
  expect(await screen.findByText('Ready: nothing has changed yet')).toBeVisible();
});

test('a remark below the table is taken over only when a person says so', async () => {
  const user = await visit({ role: 'user', address: '/paroms?uvoz=new' });
  await choose(
    user,
    sheet('Miris sa napomenom;;;Linalool;;1;', 'Vrednosti su tipične;;;;;;', 'Zaista bez alergena;;;;;;'),
  );
  const rows = within(await screen.findByRole('list', { name: 'All' }));
  const [, remark, plain] = rows.getAllByRole('listitem').map((row) => within(row));
  expect(remark?.getByText(/may be a remark of the sheet/)).toBeVisible();
  await user.click(plain?.getByRole('checkbox', { name: 'Take it over without allergens' }) ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const question = within(await screen.findByRole('dialog'));
  expect(
    question.getByText(/1 is new\. 0 change\. 1 is taken over without allergens\. 1 without allergens is left out\./),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Imported')).toBeVisible();
  const { fragranceMaterials } = await queryStack<{ fragranceMaterials: { totalCount: number } }>(
    stack(),
    await signIn(stack(), 'user'),
    'query ($search: String!) { fragranceMaterials(filter: {search: $search}) { totalCount } }',
    { search: 'zaista bez' },
  );
  expect(fragranceMaterials.totalCount).toBe(1);
  expect(screen.getByText('Left out')).toBeVisible();
});

test('a sheet without the headings says which are needed', async () => {
  const user = await visit({ role: 'user', address: '/paroms?uvoz=new' });
  await choose(user, 'Linalool;2');
  expect(await screen.findByText(/No line of the sheet has the headings/)).toBeVisible();
});

test('the import is Serbian in Serbian', async () => {
  await visit({ role: 'user', address: '/paroms?uvoz=new', language: 'sr' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Uvoz parfema i aroma' })).toBeVisible());
});
