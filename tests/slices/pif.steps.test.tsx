import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clientCompany, clientPif, mutatePif } from '../support/pif.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();

const mutate = (role: 'user' | 'client', name: string, input: object) => mutatePif(stack(), role, name, input);
/** A new file of the client's company, made from a label of it. */
const create = (name: string) =>
  mutate('user', 'createPif', { name, companyId: clientCompany, labelSlug: clientPif?.slug });
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const open = (slug: string, role: 'user' | 'client') => visit({ role, address: `/pifs/opis/${slug}` });
const choose = async (user: UserEvent, step: string) => {
  await user.click(await button('More steps'));
  await user.click(await screen.findByRole('menuitem', { name: step }));
};

test('a client submits with the list of what lacks, is locked out and withdraws', async () => {
  const { slug } = await create('Krema za lice');
  const user = await open(slug, 'client');
  await user.click(await button('Submit for review'));
  const asked = await dialog('Submit for review?');
  expect(asked.getByText('Physical form')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Locked while it is being reviewed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());

  await user.click(await button('Withdraw from review'));
  await user.click(await button('Withdraw'));
  expect(await screen.findByLabelText('Physical form')).toBeVisible();
});

test('a file without a category cannot be submitted, and says so', async () => {
  const { slug } = await mutate('user', 'createPif', { name: 'Prazan dosije', companyId: clientCompany });
  const user = await open(slug, 'client');
  await user.click(await button('Submit for review'));
  const asked = await dialog('Submit for review?');
  expect(asked.getByRole('alert')).toHaveTextContent('It needs a category first. It needs a formula or a label first.');
  expect(asked.getByRole('button', { name: 'Submit' })).toBeDisabled();
});

test('a consultant returns a file with a reason, and the client submits it again', async () => {
  const { slug, version } = await create('Maska za kosu');
  await mutate('client', 'submitPif', { slug, version });
  let user = await open(slug, 'user');
  await user.click(await button('Return'));
  const asked = await dialog('Return the file');
  await user.click(asked.getByRole('button', { name: 'Return' }));
  expect(asked.getByText('Say what is to be corrected.')).toBeVisible();
  await user.click(asked.getByRole('textbox'));
  await user.paste('Dopunite podatke o stabilnosti.');
  await user.click(asked.getByRole('button', { name: 'Return' }));
  expect(await screen.findByText('Returned to be corrected')).toBeVisible();

  user = await open(slug, 'client');
  expect(await screen.findByRole('note', { name: 'Returned to be corrected' })).toHaveTextContent(
    'Dopunite podatke o stabilnosti.',
  );
  await user.click(await button('Submit for review'));
  await user.click((await dialog('Submit for review?')).getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Locked while it is being reviewed')).toBeVisible();
});

test('a step that somebody else took meanwhile is told, and the page shows it', async () => {
  const { slug, version } = await create('Serum protiv bora');
  const user = await open(slug, 'user');
  await user.click(await button('Submit for review'));
  const asked = await dialog('Submit for review?');
  await mutate('client', 'submitPif', { slug, version });
  await user.click(asked.getByRole('button', { name: 'Submit' }));
  expect(await asked.findByRole('alert')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Locked while it is being reviewed')).toBeVisible();
});

test('a file is archived with the day of its last batch, and taken out again', async () => {
  const { slug } = await create('Stari parfem');
  const user = await open(slug, 'user');
  await choose(user, 'Archive');
  const asked = await dialog('Archive the file?');
  await user.type(asked.getByLabelText('Day of the last batch'), '2026-03-31');
  expect(asked.getByText('The file is kept until 31 Mar 2036.')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Archive' }));
  expect(
    await screen.findByText(
      'The last batch was placed on the market on 31 Mar 2026. The file is kept until 31 Mar 2036.',
    ),
  ).toBeVisible();
  await user.click(await button('Take out of the archive'));
  await user.click(await button('Take out'));
  expect(await screen.findByLabelText('Physical form')).toBeVisible();
});

test('in Serbian, where a date ends with a point, no sentence ends with two', async () => {
  const { slug, version } = await create('Stara maska');
  await mutate('user', 'setPifArchived', { slug, version, isArchived: true, lastBatchOn: '2026-03-31' });
  await visit({ role: 'user', address: `/pifs/opis/${slug}`, language: 'sr' });
  expect(await screen.findByRole('note', { name: 'Arhivirano' })).toHaveTextContent(
    /na tržište 31\. 3\. 2026\. Dosije se čuva do 31\. 3\. 2036\.$/,
  );
});

test('a file is deleted only by its name', async () => {
  const { slug } = await create('Pogrešan dosije');
  const user = await open(slug, 'user');
  await choose(user, 'Delete');
  const asked = await dialog('Delete the file?');
  const confirm = asked.getByRole('button', { name: 'Delete file' });
  await user.type(asked.getByRole('textbox'), 'Pogrešan');
  expect(confirm).toBeDisabled();
  await user.type(asked.getByRole('textbox'), ' dosije');
  // What saves a form deletes nothing.
  await user.keyboard('{Control>}s{/Control}');
  expect(confirm).toBeEnabled();
  await user.click(confirm);
  expect(await screen.findByRole('heading', { level: 1, name: 'PIFs' })).toBeVisible();
});

test('a file is made from a label of a company, with its name', async () => {
  const user = await visit({ role: 'user', address: '/pifs' });
  await user.click(await button('New PIF'));
  const asked = await dialog('New product information file');
  expect(asked.getByRole('button', { name: 'Create' })).toBeDisabled();
  await asked.findByRole('option', { name: 'Lavanda Natura d.o.o.' });
  await user.selectOptions(asked.getByRole('combobox', { name: 'Company' }), clientCompany);
  await user.click(asked.getByRole('searchbox'));
  await user.paste(clientPif?.name ?? '');
  await user.click(await asked.findByRole('radio', { name: new RegExp(clientPif?.reference ?? '') }));
  expect(asked.getByRole('textbox', { name: 'Name of the product' })).toHaveValue(clientPif?.name);
  await user.click(asked.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { level: 1, name: clientPif?.name })).toBeVisible();
  expect(screen.getByRole('link', { name: clientPif?.name })).toBeVisible();
});

test('a file of a formula that was just made is opened', async () => {
  const formula = {
    name: 'Formula za dosije',
    companyId: clientCompany,
    lines: [{ provisionalName: 'Voda', percent: '100' }],
  };
  const session = await signIn(stack(), 'user');
  const MAKE = 'mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug } } }';
  const made = await queryStack<{ createFormula: { formula: { slug: string } } }>(stack(), session, MAKE, {
    input: { formula },
  });
  const user = await visit({ role: 'user', address: `/pifs?formula=${made.createFormula.formula.slug}` });
  await user.click((await dialog('New product information file')).getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Formula za dosije' })).toBeVisible();
  expect(window.location.pathname).toMatch(/^\/pifs\/opis\//);
});

test('Enter in the search for what a file is made from searches, and makes no file', async () => {
  const user = await visit({ role: 'user', address: '/pifs' });
  await user.click(await button('New PIF'));
  const asked = await dialog('New product information file');
  await asked.findByRole('option', { name: 'Lavanda Natura d.o.o.' });
  await user.selectOptions(asked.getByRole('combobox', { name: 'Company' }), clientCompany);
  await user.click((await asked.findAllByRole('radio'))[0] as HTMLElement);
  await user.type(asked.getByRole('searchbox'), 'nothing is called that{Enter}');
  expect(await asked.findByText('Nothing was found.')).toBeVisible();
  expect(asked.getByRole('button', { name: 'Create' })).toBeEnabled();
  expect(sent('CreatePif')).toEqual([]);
});

test('a file of an Excel file begins with the import of the formula, for the same company', async () => {
  const user = await visit({ role: 'user', address: '/pifs' });
  await user.click(await button('New PIF'));
  const asked = await dialog('New product information file');
  await asked.findByRole('option', { name: 'Lavanda Natura d.o.o.' });
  await user.selectOptions(asked.getByRole('combobox', { name: 'Company' }), clientCompany);
  await user.selectOptions(asked.getByRole('combobox', { name: 'Made from' }), 'An Excel or CSV file with the formula');
  await user.click(asked.getByRole('button', { name: 'To the import' }));
  expect(await screen.findByText(/then the product information file is made of it/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Company' })).toHaveValue(clientCompany));
  await user.click(screen.getByRole('button', { name: 'To the product information files' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'PIFs' })).toBeVisible();
});

test('a copy takes over the description and has its own name', async () => {
  const { slug } = await create('Uzor');
  const user = await open(slug, 'user');
  await choose(user, 'Make a copy');
  const asked = await dialog('Copy the file');
  await user.clear(asked.getByRole('textbox'));
  await user.type(asked.getByRole('textbox'), 'Kopija');
  await user.click(asked.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kopija' })).toBeVisible();
});
