import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { COMPANIES, companyIdOf } from '../../mocks/demo-data/companies.ts';
import { clientCompany, clientPif, mutatePif } from '../support/pif.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';

describe('the page', () => {
  const { stack, visit, sent } = useSlice();

  const mutate = (role: 'user' | 'client' | 'admin', name: string, input: object) =>
    mutatePif(stack(), role, name, input);
  /** A new file of the client's company. */
  const create = (name: string, more: object = {}) =>
    mutate('user', 'createPif', { name, companyId: clientCompany, ...more });
  const describePif = (slug: string, version: number, name: string, description: object) =>
    mutate('user', 'updatePifDescription', { slug, version, name, description });

  const open = async (slug: string, role: 'user' | 'client' = 'client') => {
    const user = await visit({ role, address: `/pifs/opis/${slug}` });
    await screen.findByRole('form', { name: 'Description' });
    return user;
  };
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const fill = async (user: UserEvent, name: string, text: string) => {
    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(text);
  };
  const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

  test('a saved description says when, and completeness grows', async () => {
    const { slug } = await create('Balzam za usne');
    const user = await open(slug);
    expect(screen.getByRole('heading', { level: 1, name: 'Balzam za usne' })).toBeVisible();
    expect(screen.getAllByText('0 of 14').length).toBeGreaterThan(0);
    await fill(user, 'Physical form', 'Štap');
    await user.click(screen.getByRole('checkbox', { name: 'Serbia' }));
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await save(user);
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(screen.getAllByText('2 of 14').length).toBeGreaterThan(0);
    expect(field('Physical form')).toHaveValue('Štap');
    expect(sent('UpdatePifDescription')).toHaveLength(1);
  });

  test('what is missing leads to its field', async () => {
    const { slug } = await create('Ulje za bradu');
    const user = await open(slug);
    const missing = screen.getByRole('region', { name: 'What is missing' });
    await user.click(within(missing).getByRole('button', { name: 'Show all' }));
    await user.click(within(missing).getByRole('link', { name: 'Nominal content' }));
    await waitFor(() => expect(field('Nominal content')).toHaveFocus());
    await user.click(within(missing).getByRole('link', { name: /^Person for quality/ }));
    const person = screen.getByRole('group', { name: 'For quality' });
    await waitFor(() => expect(within(person).getByRole('textbox', { name: 'Name' })).toHaveFocus());
  });

  again('what is missing and the comments fold to their counts, which stays so in the next section', async () => {
    const { slug } = await create('Krema sa skupljenom trakom');
    let user = await open(slug);
    const fold = 'Fold what is missing and the comments';
    const unfold = 'Show what is missing and the comments';
    const missing = within(screen.getByRole('region', { name: 'What is missing' }));
    expect(missing.getAllByRole('listitem')).toHaveLength(5);
    await user.click(missing.getByRole('button', { name: fold }));
    expect(screen.queryByRole('region', { name: 'What is missing' })).toBeNull();
    expect(screen.getByRole('button', { name: unfold })).toHaveFocus();

    user = await visit({ role: 'user', address: `/pifs/izrada/${slug}`, stored: { isPifRailFolded: 'true' } });
    await user.click(await screen.findByRole('button', { name: /^What is missing: \d/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'What is missing' }));
    expect(sheet.getAllByRole('listitem').length).toBeGreaterThan(5);
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: unfold }));
    expect(screen.getByRole('button', { name: fold })).toHaveFocus();
  });

  again('an error names its field, and a blank name is not sent', async () => {
    const { slug } = await create('Losion bez imena');
    const user = await open(slug);
    await user.clear(field('Reference'));
    await user.clear(screen.getAllByRole('textbox', { name: 'Name' })[0]!);
    await save(user);
    expect(await screen.findByRole('button', { name: 'A file needs a name.' })).toBeVisible();
    expect(sent('UpdatePifDescription')).toEqual([]);
  });

  again('nothing typed is lost when the service is down while saving', async () => {
    const { slug } = await create('Sapun');
    const user = await open(slug);
    await fill(user, 'Function', 'Čišćenje kože');
    await stack().product.fault({ kind: 'status', status: 503, path: `/api/v1/pifs/${slug}/opis` });
    await save(user);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field('Function')).toHaveValue('Čišćenje kože');
    await stack().product.clearFaults();
    await save(user);
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  });

  again('two people who edit the description at once see both versions, and what only one changed stays', async () => {
    const { slug, description } = await create('Krema za stopala');
    const user = await open(slug);
    await fill(user, 'Function', 'Moja namena');
    await describePif(slug, description.version, 'Krema za stopala', { function: 'Tuđa namena', origin: 'Srbija' });
    await save(user);
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved the description' });
    for (const text of ['Moja namena', 'Tuđa namena', 'Country of origin'])
      expect(within(dialog).getByText(text)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(field('Function')).toHaveValue('Moja namena');
    expect(field('Country of origin')).toHaveValue('Srbija');
  });

  again(
    'of each field of the description that both changed one version is chosen, and what only one changed stays',
    async () => {
      const { slug, description } = await create('Krema sa izborom');
      const user = await open(slug);
      await fill(user, 'Function', 'Moja namena');
      await fill(user, 'Physical form', 'Gel');
      await fill(user, 'Shades', '50 ml');
      const theirs = { function: 'Tuđa namena', physicalForm: 'Emulzija', origin: 'Srbija' };
      await describePif(slug, description.version, 'Krema sa izborom', theirs);
      await save(user);
      const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved the description' }));
      expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);
      const choice = within(dialog.getByRole('radiogroup', { name: 'Function' }));
      await user.click(choice.getByRole('radio', { name: 'Their version' }));
      await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
      expect(await screen.findByText(/^Saved \d/)).toBeVisible();
      const shown = ['Function', 'Physical form', 'Shades', 'Country of origin'].map((name) => field(name).value);
      expect(shown).toEqual(['Tuđa namena', 'Gel', '50 ml', 'Srbija']);
    },
  );

  again('leaving with unsaved changes asks, and saving goes on', async () => {
    const { slug } = await create('Gel za tuširanje');
    const user = await open(slug);
    await fill(user, 'Function', 'Pranje');
    await user.click(screen.getAllByRole('link', { name: 'PIFs' })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'PIFs' })).toBeVisible();
    expect(sent('UpdatePifDescription')).toHaveLength(1);
  });

  again('an edit that is open while somebody submits is kept and told, and saved after the return', async () => {
    const { slug, version } = await create('Tonik za lice', { labelSlug: clientPif.slug });
    const user = await open(slug);
    await fill(user, 'Function', 'Osvežavanje');
    await mutate('user', 'submitPif', { slug, version });
    await save(user);
    expect(await screen.findByText(/^The file was locked while you were typing/)).toBeVisible();
    expect(screen.getByText('Locked while it is being reviewed')).toBeVisible();
    expect(field('Function')).toHaveValue('Osvežavanje');
    expect(field('Function')).toHaveAttribute('readonly');

    await mutate('user', 'returnPif', { slug, version: version + 1, reason: 'Dopunite namenu.' });
    await user.click(screen.getByRole('button', { name: 'Is it unlocked?' }));
    expect(await screen.findByRole('note', { name: 'Returned to be corrected' })).toHaveTextContent('Dopunite namenu.');
    await save(user);
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(field('Function')).toHaveValue('Osvežavanje');
  });

  again('a locked file shows its description as text', async () => {
    const { slug, version } = await create('Puder u kamenu', { labelSlug: clientPif.slug });
    await mutate('client', 'submitPif', { slug, version });
    await visit({ role: 'client', address: `/pifs/opis/${slug}` });
    expect(await screen.findByText('Locked while it is being reviewed')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByText('Puder u kamenu', { selector: 'dd' })).toBeVisible();
  });

  again('a file of another organisation answers like one that does not exist', async () => {
    const foreign = COMPANIES.find(({ name }) => name !== 'Lavanda Natura d.o.o.');
    const { slug } = await mutate('admin', 'createPif', {
      name: 'Tuđi dosije',
      companyId: companyIdOf(foreign?.name ?? ''),
    });
    await visit({ role: 'client', address: `/pifs/opis/${slug}` });
    expect(await screen.findByText('File not found')).toBeVisible();
    await visit({ role: 'client', address: '/pifs/opis/nema-takvog' });
    expect(await screen.findByText('File not found')).toBeVisible();
  });
});

describe('the steps', () => {
  const { stack, visit, sent } = useSlice();

  const mutate = (role: 'user' | 'client', name: string, input: object) => mutatePif(stack(), role, name, input);
  /** A new file of the client's company, made from a label of it. */
  const create = (name: string) =>
    mutate('user', 'createPif', { name, companyId: clientCompany, labelSlug: clientPif.slug });
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
    expect(asked.getByRole('alert')).toHaveTextContent(
      'It needs a category first. It needs a formula or a label first.',
    );
    expect(asked.getByRole('button', { name: 'Submit' })).toBeDisabled();
  });

  again('a consultant returns a file with a reason, and the client submits it again', async () => {
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

  again('a step that somebody else took meanwhile is told, and the page shows it', async () => {
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

  again('a file is archived with the day of its last batch, and taken out again', async () => {
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
    await user.click(await button('Restore from the archive'));
    await user.click(await button('Restore'));
    expect(await screen.findByLabelText('Physical form')).toBeVisible();
  });

  again('in Serbian, where a date ends with a point, no sentence ends with two', async () => {
    const { slug, version } = await create('Stara maska');
    await mutate('user', 'setPifArchived', { slug, version, isArchived: true, lastBatchOn: '2026-03-31' });
    await visit({ role: 'user', address: `/pifs/opis/${slug}`, language: 'sr' });
    expect(await screen.findByRole('note', { name: 'Arhivirano' })).toHaveTextContent(
      /na tržište 31\. 3\. 2026\. Dosije se čuva do 31\. 3\. 2036\.$/,
    );
  });

  again('a file is deleted only by its name', async () => {
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
    await user.paste(clientPif.name);
    await user.click(await asked.findByRole('radio', { name: new RegExp(clientPif.reference) }));
    expect(asked.getByRole('textbox', { name: 'Name of the product' })).toHaveValue(clientPif.name);
    await user.click(asked.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { level: 1, name: clientPif.name })).toBeVisible();
    expect(screen.getByRole('link', { name: clientPif.name })).toBeVisible();
  });

  again('a file of a formula that was just made is opened', async () => {
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

  again('Enter in the search for what a file is made from searches, and makes no file', async () => {
    const user = await visit({ role: 'user', address: '/pifs' });
    await user.click(await button('New PIF'));
    const asked = await dialog('New product information file');
    await asked.findByRole('option', { name: 'Lavanda Natura d.o.o.' });
    await user.selectOptions(asked.getByRole('combobox', { name: 'Company' }), clientCompany);
    await user.click((await asked.findAllByRole('radio'))[0] as HTMLElement);
    await user.type(asked.getByRole('searchbox'), 'nothing is called that{Enter}');
    expect(await asked.findByText('Nothing found.')).toBeVisible();
    expect(asked.getByRole('button', { name: 'Create' })).toBeEnabled();
    expect(sent('CreatePif')).toEqual([]);
  });

  again('a file of an Excel file begins with the import of the formula, for the same company', async () => {
    const user = await visit({ role: 'user', address: '/pifs' });
    await user.click(await button('New PIF'));
    const asked = await dialog('New product information file');
    await asked.findByRole('option', { name: 'Lavanda Natura d.o.o.' });
    await user.selectOptions(asked.getByRole('combobox', { name: 'Company' }), clientCompany);
    await user.selectOptions(
      asked.getByRole('combobox', { name: 'Made from' }),
      'An Excel or CSV file with the formula',
    );
    await user.click(asked.getByRole('button', { name: 'To the import' }));
    expect(await screen.findByText(/then the product information file is made of it/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Company' })).toHaveValue(clientCompany));
    await user.click(screen.getByRole('button', { name: 'To the product information files' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'PIFs' })).toBeVisible();
  });

  again('a copy takes over the description and has its own name', async () => {
    const { slug } = await create('Uzor');
    const user = await open(slug, 'user');
    await choose(user, 'Copy');
    const asked = await dialog('Copy the file');
    await user.clear(asked.getByRole('textbox'));
    await user.type(asked.getByRole('textbox'), 'Kopija');
    await user.click(asked.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kopija' })).toBeVisible();
  });
});
