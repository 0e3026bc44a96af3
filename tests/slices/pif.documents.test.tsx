import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { createFormula } from '../support/formula.ts';
import { clientCompany, mutatePif } from '../support/pif.ts';
import { aPdf } from '../support/pdf.ts';
import { queryStack } from '../support/queryStack.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { uploadContent } from '../support/uploadContent.ts';
import { useUploadStub } from '../support/uploadStub.ts';

const { stack, visit, sent } = useSlice();
const uploads = useUploadStub();

// A raw material of its own, none of whose folders holds anything, beside another one.
const materialName = 'Ulje bez dokumenata';
const microbiology = `${materialName}: Microbiology`;
let materialId: string;
let formulaSlug: string;
beforeAll(async () => {
  const session = await signIn(stack(), 'user');
  const slug = await createRawMaterial(stack(), session, { tradeName: materialName });
  const other = await createRawMaterial(stack(), session, { tradeName: 'Voda bez dokumenata' });
  const text = 'query ($slug: String!) { rawMaterial(slug: $slug) { id } }';
  materialId = (await queryStack<{ rawMaterial: { id: string } }>(stack(), session, text, { slug })).rawMaterial.id;
  const lines = [
    { rawMaterialSlug: slug, percent: '40' },
    { rawMaterialSlug: other, isRemainder: true },
  ];
  formulaSlug = await createFormula(stack(), session, { name: 'Formula bez dokumenata', lines });
});

/** A new file with a formula of the client's company. */
const create = async (name: string) =>
  (await mutatePif(stack(), 'user', 'createPif', { name, companyId: clientCompany, formulaSlug })).slug;
const open = async (slug: string, role: 'user' | 'client' = 'user', query = '') => {
  const user = await visit({ role, address: `/pifs/todo-docs/${slug}${query}` });
  await screen.findByRole('list', { name: 'Documents' });
  return user;
};
const note = (slug: string, more: object) =>
  mutatePif(stack(), 'admin', 'setPifRequirement', {
    slug,
    requirements: [{ key: `DOCUMENTS.${materialId}.MICROBIOLOGY`, version: 1 }],
    ...more,
  });
const sentInputs = () => sent('SetPifRequirement').map(({ variables }) => (variables as { input: object }).input);

test('a document that is not needed is waived with a reason and counts as settled', async () => {
  const slug = await create('Krema sa izuzećem');
  const user = await open(slug, 'user', `?material=${materialId}&state=all`);
  await user.click(screen.getByRole('button', { name: `Note: ${microbiology}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Note' });
  await user.click(within(dialog).getByRole('textbox', { name: 'Why it is not needed' }));
  await user.paste('Bez vode.');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not needed: Bez vode.')).toBeVisible();
  expect(sentInputs()).toMatchObject([{ waivedBecause: 'Bez vode.' }]);
});

again('the filters are kept in the address and an empty result offers everything', async () => {
  const slug = await create('Krema sa filterima');
  const user = await open(slug);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Not needed');
  expect(await screen.findByText('No matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Raw material' }), materialName);
  const rows = await screen.findAllByRole('button', { name: /^Note: / });
  expect(rows.every((row) => row.getAttribute('aria-label')?.startsWith(`Note: ${materialName}`))).toBe(true);
});

again('of two who note the same the later keeps what was typed and sees the other note', async () => {
  const slug = await create('Krema za dvoje');
  const user = await open(slug, 'user', `?material=${materialId}&state=all`);
  await user.click(screen.getByRole('button', { name: `Note: ${microbiology}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Note' });
  const owner = within(dialog).getByRole('textbox', { name: 'Who brings it' });
  await user.click(owner);
  await user.paste('Ana');
  await note(slug, { owner: 'Ivana', note: 'Stiže u petak.' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Who brings it: Ivana')).toBeVisible();
  expect(owner).toHaveValue('Ana');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const list = await screen.findByRole('list', { name: 'Documents' });
  expect(await within(list).findByText('Ana')).toBeVisible();
  expect(within(list).getByText('Stiže u petak.')).toBeVisible();
});

test('the documents stand by raw material, folded with their counts', async () => {
  const slug = await create('Krema sa fasciklama');
  await note(slug, { waivedBecause: 'Bez vode.' });
  const user = await open(slug);
  expect(screen.queryByRole('button', { name: /^Note: / })).toBeNull();
  const group = screen.getByRole('button', { name: new RegExp(`^${materialName}\\s*\\d+ of \\d+ settled`) });
  expect(group).toHaveAttribute('aria-expanded', 'false');
  await user.click(group);
  expect(screen.getByRole('button', { name: `Note: ${materialName}: Safety data sheet` })).toBeVisible();
});

again('the same is noted on several entries at once, and the rest of them stays', async () => {
  const slug = await create('Krema sa grupnom beleškom');
  await note(slug, { note: 'Ostaje.' });
  const user = await open(slug);
  await user.click(screen.getByRole('checkbox', { name: `Choose everything of ${materialName}` }));
  await user.click(screen.getByRole('button', { name: 'Note on the chosen ones' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Note on \d+ entries$/ }));
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(dialog.getByRole('textbox', { name: 'Who brings it' }));
  await user.paste('Milan');
  await user.type(dialog.getByLabelText('By when'), '2027-01-31');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/entries were noted$/)).toBeVisible();
  const [input] = sentInputs() as { requirements: object[] }[];
  expect(input).toMatchObject({ owner: 'Milan', dueOn: '2027-01-31' });
  expect(input).not.toHaveProperty('note');
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${materialName}`) }));
  expect(screen.getAllByText('Milan · by 31 Jan 2027')).toHaveLength(input?.requirements.length ?? 0);
  expect(screen.getByText('Ostaje.')).toBeVisible();
});

again(
  'of two who note on the same entries at once the later sees what the other noted, and nothing is half done',
  async () => {
    const slug = await create('Krema za dvoje beležaka');
    const user = await open(slug);
    await user.click(screen.getByRole('checkbox', { name: `Choose everything of ${materialName}` }));
    await user.click(screen.getByRole('button', { name: 'Note on the chosen ones' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Note on/ }));
    await user.click(dialog.getByRole('textbox', { name: 'Who brings it' }));
    await user.paste('Milan');
    await note(slug, { owner: 'Ivana' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(`${microbiology}: Ivana`)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Who brings it' })).toHaveValue('Milan');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/entries were noted$/)).toBeVisible();
  },
);

test('a document is put into the folder of the raw material from the page, with its expiry, and counts', async () => {
  const slug = await create('Krema sa slanjem');
  const user = await open(slug, 'user', `?material=${materialId}&state=all`);
  const pdf = aPdf('Bezbednosni list');
  const session = await signIn(stack(), 'user');
  uploads.answer({
    status: 200,
    body: JSON.stringify({ reference: await uploadContent(stack().bffUrl, session, 'document', pdf) }),
  });
  const document = `${materialName}: Impurities`;
  await user.click(screen.getByRole('button', { name: `Upload: ${document}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload a document' }));
  await user.type(dialog.getByLabelText('Valid until, if it expires'), '2031-02-28');
  await user.upload(
    dialog.getByLabelText(`Upload: ${document}`),
    new File([new Uint8Array(pdf)], 'Necistoce.pdf', { type: 'application/pdf' }),
  );
  const list = within(await screen.findByRole('list', { name: 'Uploads' }));
  expect(await list.findByText('Added')).toBeVisible();
  expect(await screen.findByText('Done · valid until 28 Feb 2031')).toBeVisible();
  expect(uploads.sent.map(({ url }) => url)).toEqual(['/uploads?kind=document']);
});

again('a client puts files into the places of the file itself, and into no folder', async () => {
  const slug = await create('Krema sa slanjem klijenta');
  const user = await open(slug, 'client', '?material=pif');
  await user.click(
    screen.getByRole('button', {
      name: 'Upload: Manufacturing: The statement on good manufacturing practice as a PDF',
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload a document' }));
  expect(dialog.getByText('It goes to the section of this file.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Raw material' }), materialName);
  expect(await screen.findByText('Safety data sheet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Upload: / })).toBeNull();
});

again('a supplier is asked for everything in a text, and the day is noted', async () => {
  const slug = await create('Krema za traženje');
  const user = await open(slug);
  await user.click(screen.getByRole('button', { name: 'Ask for documents' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for documents' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Language of the text' }), 'Srpski');
  await user.click(within(dialog).getByRole('button', { name: 'Copy the text' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await navigator.clipboard.readText()).toMatch(
    /^Poštovani,\n\nza PIF dokumentaciju proizvoda „Krema za traženje“/,
  );
  const [input] = sentInputs() as { slug: string; askedOn: string }[];
  expect(input?.slug).toBe(slug);
  expect(input?.askedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await screen.findAllByText(/ settled · \d+ asked for/)).length).toBeGreaterThan(0);
});

again('each is asked in the language of the company, or in that last chosen for a supplier', async () => {
  const slug = await create('Krema na dva jezika');
  await note(slug, { owner: 'Dobavljač d.o.o.' });
  const user = await open(slug);
  const dialog = async () => {
    await user.click(screen.getByRole('button', { name: 'Ask for documents' }));
    return within(await screen.findByRole('dialog', { name: 'Ask for documents' }));
  };
  const choose = async (opened: Awaited<ReturnType<typeof dialog>>, name: RegExp) => {
    const recipient = opened.getByRole('combobox', { name: 'Recipient' });
    await user.selectOptions(recipient, within(recipient).getByRole('option', { name }));
    return opened.getByRole('textbox', { name: 'Text' });
  };
  const first = await dialog();
  expect(await choose(first, /^Lavanda Natura/)).toHaveTextContent(/^Poštovani/);
  expect(await choose(first, /^Dobavljač/)).toHaveTextContent(/^Dear Sir or Madam/);
  await user.selectOptions(first.getByRole('combobox', { name: 'Language of the text' }), 'Srpski');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const second = await dialog();
  expect(await choose(second, /^Dobavljač/)).toHaveTextContent(/^Poštovani/);
});

again('a text that somebody changed is written anew only when the person says so', async () => {
  const slug = await create('Krema sa izmenjenim tekstom');
  await note(slug, { owner: 'Dobavljač d.o.o.' });
  const user = await open(slug);
  await user.click(screen.getByRole('button', { name: 'Ask for documents' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for documents' }));
  const language = dialog.getByRole('combobox', { name: 'Language of the text' });
  const recipient = dialog.getByRole('combobox', { name: 'Recipient' });
  const text = dialog.getByRole('textbox', { name: 'Text' });
  const before = (recipient as HTMLSelectElement).value;
  const other = within(recipient)
    .getAllByRole<HTMLOptionElement>('option')
    .find(({ value }) => value !== before);
  await user.clear(text);
  await user.click(text);
  await user.paste('Molim hitno.');
  for (const choose of [
    () => user.selectOptions(language, 'English'),
    () => user.selectOptions(recipient, other?.value ?? ''),
  ]) {
    await choose();
    const question = within(await screen.findByRole('dialog', { name: 'Rewrite the text?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rewrite the text?' })).toBeNull());
    expect(text).toHaveValue('Molim hitno.');
    expect(language).toHaveDisplayValue('Srpski');
    expect(recipient).toHaveValue(before);
  }
  await user.selectOptions(language, 'English');
  await user.click(await screen.findByRole('button', { name: 'Rewrite' }));
  await waitFor(() => expect(text).toHaveTextContent(/^Dear Sir or Madam/));
  expect(language).toHaveDisplayValue('English');
});

again('a client sees what is missing, without folders, notes and texts to suppliers', async () => {
  const slug = await create('Krema za klijenta');
  await open(slug, 'client');
  expect(screen.getAllByText(materialName).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Note|^Ask/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Folder/ })).toBeNull();
});
