import { again } from '../support/again.ts';
import { PASSWORD } from '../support/bff.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { clientCompany, clientPif, mutatePif } from '../support/pif.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { queryStack } from '../support/queryStack.ts';
import { fileWithTwoVersions } from '../support/signedVersions.ts';

describe('the history', () => {
  const { stack, visit } = useSlice();

  const mutate = (role: 'user' | 'client', name: string, input: object) => mutatePif(stack(), role, name, input);
  const create = (name: string) =>
    mutate('user', 'createPif', { name, companyId: clientCompany, labelSlug: clientPif.slug });

  again('the history tells who returned a file and why, also after the next submission', async () => {
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

  again('the history is narrowed by section', async () => {
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

  again('the list of files tells a client who deleted one', async () => {
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
});

describe('comparing versions', () => {
  const { stack, visit } = useSlice();

  const twoVersions = async (name: string) => {
    const session = await signIn(stack(), 'user');
    return fileWithTwoVersions((query, variables) => queryStack(stack(), session, query, { ...variables }), name);
  };
  /** The texts of the rows of a table, without its head. */
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  test('two versions stand side by side in the reader’s words, from the list of versions and from their address', async () => {
    const { slug } = await twoVersions('Krema u dve verzije');
    const user = await visit({ role: 'user', address: `/pifs/opis/${slug}` });
    await user.click(await screen.findByRole('button', { name: 'More steps' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Signed versions' }));
    await user.click(await screen.findByRole('link', { name: 'Compare with version 1' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Comparison of versions' })).toBeVisible();
    await screen.findByRole('table', { name: 'Formula' });
    expect(screen.getAllByText('Unsafe')).toHaveLength(2);
    expect(rowsOf('Formula')).toEqual([
      ['Revision', '1', '2'],
      ['Voda prečišćena › Share, %', '95', '93.5'],
      ['Glicerin › Share, %', '5', '6.5'],
    ]);

    // The same after a reload, in another language.
    await visit({ role: 'user', address: `/pifs/verzije/${slug}?od=1&do=2`, language: 'sr' });
    await screen.findByRole('table', { name: 'Tekstovi' });
    expect(rowsOf('Tekstovi')).toEqual([
      ['Opis › Namena', 'Nega', 'Hidratacija'],
      ['Deo B › Zašto proizvod nije bezbedan', 'Nema podataka.', 'Nema podataka o stabilnosti.'],
    ]);
    expect(screen.getAllByRole('columnheader', { name: 'Verzija 1' })).toHaveLength(2);
  });

  test('what a changed point of departure leads to stands before what was changed', async () => {
    const session = await signIn(stack(), 'user');
    const ask = async <Data,>(query: string, input: object = {}) =>
      queryStack<Data>(stack(), session, query, Object.keys(input).length > 0 ? { input } : {});
    const { pifs } = await ask<{ pifs: { items: { slug: string; version: number; contentHash: string }[] } }>(
      '{ pifs(filter: { stages: [ASSESSED], conclusions: [SAFE], search: "inci: LECITHIN" }) { items { slug version contentHash(language: SR) } } }',
    );
    const [{ slug, ...seen } = { slug: '' }] = pifs.items;
    await ask('mutation ($input: SignPifInput!) { signPif(input: $input) { pif { slug } } }', {
      ...{ slug, ...seen, password: PASSWORD, language: 'SR' },
    });
    const { ingredients } = await ask<{ ingredients: { items: { id: string; inciName: string }[] } }>(
      '{ ingredients(filter: { search: "LECITHIN" }) { items { id inciName } } }',
    );
    const ingredientId = ingredients.items.find(({ inciName }) => inciName === 'LECITHIN')?.id;
    await ask(
      'mutation ($input: UpdateToxicologyInput!) { updateOwnToxicology(input: $input) { ingredient { id } } }',
      {
        ...{ ingredientId, version: 0, noaelMgPerKgDay: 0.001, noaelSource: 'Studija' },
      },
    );

    const user = await visit({ role: 'user', address: `/pifs/opis/${slug}` });
    await user.click(await screen.findByRole('button', { name: 'More steps' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Signed versions' }));
    expect(await screen.findByText('It would no longer be “Safe”: 1 blocker')).toBeVisible();
    expect(screen.getByRole('link', { name: /^LECITHIN: margin of safety 0\.\d+, required above 100$/ })).toBeVisible();
    const [first] = within(screen.getByRole('region', { name: 'Consequences for the report' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent(/LECITHIN › Margin of safety: [\d,.]+, passes → 0\.\d+, fails$/);
    await user.click(screen.getByRole('link', { name: 'Compare with the file as it stands' }));
    await screen.findByRole('table', { name: 'Consequences for the report' });
    expect(rowsOf('Consequences for the report')[0]?.[2]).toMatch(/^✗ 0\.\d+, fails$/);
    expect(rowsOf('Toxicology').filter(([place]) => place?.includes('Source'))).toEqual([]);

    await visit({ role: 'orgAdmin', address: '/vodic/promene' });
    const signed = within(await screen.findByRole('region', { name: 'Signed files' }));
    expect(await signed.findByText('1 signed file would be judged otherwise now')).toBeVisible();
    expect(signed.getByText(/^LECITHIN › Margin of safety: [\d,.]+, passes →/)).toBeVisible();
    expect(signed.getByText(/^No longer “Safe”, 1 blocker: LECITHIN: margin of safety/)).toBeVisible();
  });

  again('another pair is chosen, and equal ones say so', async () => {
    const { slug } = await twoVersions('Gel u dve verzije');
    const user = await visit({ role: 'client', address: `/pifs/verzije/${slug}?od=1&do=2` });
    await screen.findByRole('table', { name: 'Texts' });
    expect(screen.queryByText(/Glicerin/)).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Compared with' }));
    await user.click(await screen.findByRole('option', { name: 'Current state' }));
    await screen.findAllByRole('columnheader', { name: 'Current state' });
    await user.click(screen.getByRole('combobox', { name: 'Earlier version' }));
    await user.click(await screen.findByRole('option', { name: 'Version 2' }));
    expect(await screen.findByText('Nothing that the report uses differs.')).toBeVisible();
  });

  again('a version that does not exist is told, and another one can be chosen', async () => {
    const { slug } = await twoVersions('Sapun u dve verzije');
    await visit({ role: 'user', address: `/pifs/verzije/${slug}?od=1&do=9` });
    expect(await screen.findByText('Version not found')).toBeVisible();
  });
});

describe('two people at once', () => {
  const { stack, visit } = useSlice();

  const mutate = async (name: string, input: object) => (await mutatePif(stack(), 'user', name, input)).slug;
  const create = (name: string) => mutate('createPif', { name, companyId: clientCompany });
  const open = async (path: string, form: string, language: 'en' | 'sr' = 'en') => {
    const user = await visit({ role: 'client', address: `/pifs/${path}`, language });
    await screen.findByRole('form', { name: form });
    return user;
  };
  const inGroup = (group: string, field: string) =>
    within(screen.getByRole('group', { name: group })).getByRole<HTMLTextAreaElement>('textbox', { name: field });
  const fill = async (user: UserEvent, input: HTMLElement, text: string) => {
    await user.clear(input);
    await user.click(input);
    await user.paste(text);
  };
  const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));
  const conflict = async () =>
    within(await screen.findByRole('dialog', { name: 'Somebody else changed this section' }));
  const step = (text: string, more: object = {}) => ({ text, ...more });
  /** Saves the method of manufacturing as another person, since the version that was seen. */
  const saveMethod = (slug: string, version: number, ...steps: object[]) =>
    mutate('updatePifManufacturing', { slug, version, manufacturing: { steps } });

  again('of two who change different steps at the same time both keep what they changed', async () => {
    const slug = await create('Krema dvoje');
    await saveMethod(slug, 1, step('Heat.'), step('Mix.'));
    const user = await open(`izrada/${slug}`, 'Manufacturing');
    await fill(user, inGroup('Step 1', 'What is done'), 'Heat to 70 °C.');
    await saveMethod(slug, 2, step('Heat.', { phase: 'A' }), step('Mix.', { duration: '5 min' }), step('Cool.'));
    await save(user);
    const dialog = await conflict();
    expect(dialog.getByText('Nothing that you changed was changed by them too.')).toBeVisible();
    for (const label of ['Step 1 › Phase', 'Step 2 › Time', 'Step 3']) expect(dialog.getByText(label)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(inGroup('Step 1', 'What is done')).toHaveValue('Heat to 70 °C.');
    expect(inGroup('Step 1', 'Phase')).toHaveValue('A');
    expect(inGroup('Step 2', 'Time')).toHaveValue('5 min');
    expect(inGroup('Step 3', 'What is done')).toHaveValue('Cool.');
  });

  again('of each field of a step that both changed one version is chosen', async () => {
    const slug = await create('Krema izbora');
    await saveMethod(slug, 1, step('Heat.', { phase: 'A' }), step('Mix.'));
    const user = await open(`izrada/${slug}`, 'Manufacturing');
    await fill(user, inGroup('Step 1', 'What is done'), 'Heat gently.');
    await fill(user, inGroup('Step 1', 'Phase'), 'B');
    await saveMethod(slug, 2, step('Heat fast.', { phase: 'C' }), step('Mix.'));
    await save(user);
    const dialog = await conflict();
    const text = within(dialog.getByRole('radiogroup', { name: 'Step 1 › What is done' }));
    expect(text.getByText('Heat fast.')).toBeVisible();
    await user.click(text.getByRole('radio', { name: 'Their version' }));
    await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(inGroup('Step 1', 'What is done')).toHaveValue('Heat fast.');
    expect(inGroup('Step 1', 'Phase')).toHaveValue('B');
  });

  again('two who judge different criteria of one claim at the same time keep both judgements', async () => {
    const slug = await create('Krema sa tvrdnjom dvoje');
    const claims = (...criteria: object[]) => ({ hasNoClaims: false, claims: [{ text: 'Gentle', criteria }] });
    await mutate('updatePifClaims', { slug, version: 1, claims: claims() });
    const user = await open(`tvrdnje/${slug}`, 'Claims');
    await user.selectOptions(screen.getByRole('combobox', { name: '4 Honesty' }), 'Yes');
    await mutate('updatePifClaims', {
      slug,
      version: 2,
      claims: claims({ criterion: 'FAIRNESS', judgement: 'NO', reason: 'It denigrates.' }),
    });
    await save(user);
    const dialog = await conflict();
    expect(dialog.getByText('Claim 1 › 5 Fairness › Reason')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: '4 Honesty' })).toHaveValue('YES');
    expect(screen.getByRole('combobox', { name: '5 Fairness' })).toHaveValue('NO');
  });

  again(
    'what the server refuses in a step is told in the language of the page with its step, and nothing typed is lost',
    async () => {
      const slug = await create('Krema sa tabulatorom');
      await saveMethod(slug, 1, step('Zagrejati.'), step('Mešati.'));
      const user = await open(`izrada/${slug}`, 'Izrada', 'sr');
      await fill(user, inGroup('Korak 2', 'Faza'), 'A\tB');
      await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
      const text = 'Tekst sadrži znak koji se ne može sačuvati, na primer tabulator.';
      const link = await screen.findByRole('button', { name: `Korak 2 › Faza: ${text}` });
      expect(inGroup('Korak 2', 'Faza')).toHaveValue('A\tB');
      expect(inGroup('Korak 2', 'Faza')).toHaveAccessibleDescription(text);
      await user.click(link);
      await waitFor(() => expect(inGroup('Korak 2', 'Faza')).toHaveFocus());
    },
  );

  again('what a person typed into a claim stays when the service is down while saving', async () => {
    const slug = await create('Krema bez servisa');
    const user = await open(`tvrdnje/${slug}`, 'Claims');
    await user.click(screen.getByRole('button', { name: 'Add a claim' }));
    await fill(user, screen.getByRole('textbox', { name: 'The claim as it is printed or said' }), 'Gentle');
    await stack().product.fault({ kind: 'status', status: 503, path: `/api/v1/pifs/${slug}/tvrdnje` });
    await save(user);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'The claim as it is printed or said' })).toHaveValue('Gentle');
    await stack().product.clearFaults();
    await save(user);
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  });

  again('what a person typed about animal testing stays when the service is down while saving', async () => {
    const slug = await create('Krema bez ispitivanja');
    const user = await open(`animal/${slug}`, 'Animal testing');
    const signedBy = screen.getByRole('textbox', { name: 'Signed by' });
    await fill(user, signedBy, 'Dragana Ilić');
    await stack().product.fault({ kind: 'status', status: 503, path: `/api/v1/pifs/${slug}/animal` });
    await save(user);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(signedBy).toHaveValue('Dragana Ilić');
    await stack().product.clearFaults();
    await save(user);
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Signed by' })).toHaveValue('Dragana Ilić');
  });

  again('what a person typed into Part A stays when the service is down while saving', async () => {
    const slug = await create('Krema bez Dela A');
    const user = await open(`cpsr/${slug}`, 'Safety report');
    await fill(user, inGroup('pH', 'From'), '5,5');
    await stack().product.fault({ kind: 'status', status: 503, path: `/api/v1/pifs/${slug}/deoA` });
    await save(user);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(inGroup('pH', 'From')).toHaveValue('5,5');
    await stack().product.clearFaults();
    await save(user);
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  });

  again('what a person typed into a step stays when the service is down while saving', async () => {
    const slug = await create('Krema bez izrade');
    await saveMethod(slug, 1, step('Heat.'));
    const user = await open(`izrada/${slug}`, 'Manufacturing');
    await fill(user, inGroup('Step 1', 'What is done'), 'Heat to 70 °C.');
    await stack().product.fault({ kind: 'status', status: 503, path: `/api/v1/pifs/${slug}/izrada` });
    await save(user);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(inGroup('Step 1', 'What is done')).toHaveValue('Heat to 70 °C.');
    await stack().product.clearFaults();
    await save(user);
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  });
});
