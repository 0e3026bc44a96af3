import { again } from '../support/again.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { createRawMaterial } from '../support/raw-material.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { expectQuery, query, useSlice } from '../support/sliceApp.tsx';
import { useWideScreen } from '../support/wideScreen.ts';

const { stack, visit, sent } = useSlice();
type User = Awaited<ReturnType<typeof visit>>;

const cards = () => screen.findAllByRole('article');
const names = async () => (await cards()).map((card) => card.getAttribute('aria-label') ?? '');
const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search raw materials' });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const drawer = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const lastVariables = () => sent('RawMaterials').at(-1)?.variables;
const expectRequest = (expected: object) =>
  waitFor(() =>
    expect(lastVariables()).toEqual({ filter: {}, sort: 'TRADE_NAME_ASC', page: 1, pageSize: 4, ...expected }),
  );

/** Opens the first raw material of the list and returns its name. */
async function openFirst(user: User): Promise<string> {
  const [name = ''] = await names();
  await user.click(screen.getByRole('button', { name: `Details of ${name}` }));
  return name;
}
/** Clicks a button of the open confirmation dialog. */
const confirmDialog = async (user: User, title: string, button: string) =>
  user.click((await drawer(title)).getByRole('button', { name: button }));

describe('the catalogue', () => {
  test('a page shows four cards and the total with one request', async () => {
    await visit({ role: 'user', address: '/sirovine' });
    expect(await cards()).toHaveLength(4);
    const total =
      /^Showing 1 to 4 of (\d+) results$/.exec(screen.getByText(/^Showing 1 to 4 of/).textContent)?.[1] ?? '';
    expect(screen.getByText(`${total} raw materials`)).toBeVisible();
    expect(await search()).toHaveAttribute(
      'placeholder',
      `${total} total, 4 loaded – use 'inci:' or 'trade:' to search in one`,
    );
    expect((await cards()).every((card) => /Documents (not )?valid/.test(card.textContent))).toBe(true);
    await waitFor(async () =>
      expect(
        (await cards()).every((card) =>
          /In no formula, and no label|Used in: \d+ (formula|label)/.test(card.textContent),
        ),
      ).toBe(true),
    );
    expect(sent('RawMaterials')).toHaveLength(1);
    expect(query()).toEqual({});
    expect(screen.getByRole('button', { name: 'New raw material' })).toBeVisible();
  });

  again('a prefix limits the search to INCI names or trade names', async () => {
    const user = await visit({ role: 'user', address: '/sirovine?page=2' });
    await user.type(await search(), 'inci:parfum');
    await expectQuery({ filter: 'inci:parfum', page: '1' });
    await screen.findByText(/^\d+ raw materials found$/, { selector: '[role=status]' });
    await waitFor(async () => expect((await cards()).every((card) => card.textContent.includes('PARFUM'))).toBe(true));
    await user.click(document.body);
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(await search()).toHaveFocus();
    await expectQuery({});
    await user.type(await search(), 'trade:parfem');
    await waitFor(async () => expect((await names()).every((name) => /parfem/i.test(name))).toBe(true));
    await expectRequest({ filter: { search: 'trade:parfem' } });
  });

  again('filters, order and page are held in the address', async () => {
    const user = await visit({ role: 'user', address: '/sirovine?page=2' });
    await user.selectOptions(select('Type'), 'Extract or vegetable oil');
    await user.selectOptions(select('Documents'), 'Documents valid');
    await user.selectOptions(select('CMR'), 'No CMR substances');
    await user.selectOptions(select('Nano'), 'Without nano');
    await user.selectOptions(select('Order'), 'Latest changed first');
    const parameters = { type: 'extract', documents: 'yes', cmr: 'none', nano: 'no', sort: '-updated' };
    await expectQuery(parameters);
    const filter = { type: 'EXTRACT_OIL', hasValidDocuments: true, cmrStatus: 'NONE', isNano: false };
    await expectRequest({ filter, sort: 'UPDATED_DESC' });
    await waitFor(async () =>
      expect((await cards()).every((card) => card.textContent.includes('Extract or vegetable oil'))).toBe(true),
    );
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await expectQuery({ ...parameters, page: '2' });
    await screen.findByText(/^Showing 5 to /);
    const before = await names();

    const again = await visit({ role: 'user', address: window.location.pathname + window.location.search });
    await screen.findByText(/^Showing 5 to /);
    expect(await names()).toEqual(before);
    const maker = (within(select('Manufacturer')).getAllByRole('option')[1] as HTMLOptionElement).value;
    await again.selectOptions(select('Manufacturer'), maker);
    await again.selectOptions(select('Catalogue'), 'Not in own catalogue');
    await expectRequest({ filter: { ...filter, manufacturer: maker, isInCatalogue: false }, sort: 'UPDATED_DESC' });
    await again.click(screen.getByRole('button', { name: 'Reset' }));
    await expectQuery({});
  });

  again('an empty result offers to show all raw materials', async () => {
    const user = await visit({ role: 'user', address: '/sirovine?filter=nothinghasthisname' });
    await user.click(await screen.findByRole('button', { name: 'Show all raw materials' }));
    expect(await cards()).toHaveLength(4);
  });

  again('a failed page change can be retried', async () => {
    const user = await visit({ role: 'user', address: '/sirovine' });
    expect(await cards()).toHaveLength(4);
    await stack().product.fault({ kind: 'status', status: 500, path: '/api/v1/sirovine' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await stack().product.clearFaults();
    await user.click(retry);
    expect(await screen.findByText(/^Showing 5 to 8 of/)).toBeVisible();
  });

  again('the texts are in Serbian with correct plurals', async () => {
    await visit({ role: 'user', address: '/sirovine?filter=trade:parfem', language: 'sr' });
    expect(
      await screen.findByText(/^Pronađen[aeo] (je|su) \d+ sirovin[ae]$/, { selector: '[role=status]' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Pretraga sirovina' })).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/^Ukupno \d+, učitano 4 – 'inci:' ili 'trade:'/),
    );
    expect(screen.getByText(/^Prikazano 1 do 4 od ukupno/)).toBeVisible();
  });
});

describe('the working list', () => {
  const grid = () => screen.findByRole<HTMLTableElement>('grid', { name: 'Raw INCI' });
  const head = async (name: string) => within((await grid()).tHead!).getByRole('columnheader', { name });
  const rows = async () => [...((await grid()).tBodies[0]?.rows ?? [])];
  useWideScreen();

  again('it is a sortable table that moves to any page', async () => {
    const user = await visit({ role: 'user', address: '/sir-inci' });
    expect(await rows()).toHaveLength(4);
    expect(await head('Trade name')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(await head('Changed')).getByRole('button'));
    await expectRequest({ sort: 'UPDATED_DESC' });
    await waitFor(async () => expect(await head('Changed')).toHaveAttribute('aria-sort', 'descending'));
    await user.click(within(await head('Changed')).getByRole('button'));
    await expectRequest({ sort: 'UPDATED_ASC' });
    await user.type(screen.getByRole('textbox', { name: 'Go to page', hidden: true }), '1000{Enter}');
    expect(screen.getByText(/^There are pages 1 to \d+$/)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Go to page', hidden: true }), '{Backspace}{Backspace}{Enter}');
    await expectRequest({ sort: 'UPDATED_ASC', page: 10 });
    await expectQuery({ page: '10', sort: 'updated' });
  });

  again('page size and columns are remembered for the person', async () => {
    const user = await visit({ role: 'user', address: '/sir-inci' });
    await head('Manufacturer');
    await user.selectOptions(select('Rows per page'), '20 per page');
    await expectQuery({ pageSize: '20' });
    await user.click(screen.getByRole('button', { name: 'Columns', hidden: true }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Manufacturer', checked: true }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Code', checked: false }));
    await user.keyboard('{Escape}');
    const shown = async () =>
      within((await grid()).tHead!)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);

    await visit({ role: 'user', address: '/sir-inci' });
    await waitFor(async () => expect(await rows()).toHaveLength(20));
    expect(await shown()).toContain('Code');
    expect(await shown()).not.toContain('Manufacturer');
    await expectRequest({ pageSize: 20 });

    await visit({ role: 'orgAdmin', address: '/sir-inci' });
    expect(await rows()).toHaveLength(4);
    expect(await shown()).toContain('Manufacturer');
  });

  again('the arrow keys move between its rows and Enter opens one', async () => {
    const user = await visit({ role: 'user', address: '/sir-inci?pageSize=10' });
    const all = await rows();
    expect(all.map(({ tabIndex }) => tabIndex)).toEqual([0, ...Array<number>(9).fill(-1)]);
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(all[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(all[1]).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}');
    expect(all[9]).toHaveFocus();
    const first = within(all[0]!).getByRole('button', { name: /^Details of/ }).textContent;
    await user.keyboard('{Home}{Enter}');
    expect(await screen.findByRole('dialog', { name: first })).toBeVisible();
  });
});

test('the detail shows composition, folders and usage', async () => {
  const user = await visit({ role: 'user', address: '/sirovine?filter=trade:parfem' });
  const name = await openFirst(user);
  const detail = await drawer(name);
  const rows = within(await detail.findByRole('table', { name: 'Composition' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('PARFUM');
  expect(rows.at(-1)).toHaveTextContent(/^Sum[\d.,]+ %$/);
  expect(await detail.findByText('IFRA certificates')).toBeVisible();
  expect(
    await detail.findByText(
      /^\d+ formulas? · \d+ labels? · \d+ labels? that carr(y|ies) all its INCI names \(may contain it\) · \d+ product information files? · in \d+ other catalogues?$/,
    ),
  ).toBeVisible();
  const slug = query().material ?? '';
  expect(detail.getByRole('link', { name: 'Open documents' })).toHaveAttribute('href', `/file-browser/${slug}`);
  expect(detail.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/sir-inci/${slug}`);
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: `Edit ${name}` }));
  await screen.findByRole('heading', { level: 1, name });
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByRole('heading', { level: 1, name: 'Raw materials' });
  expect(query()).toEqual({ filter: 'trade:parfem' });
});

again('a missing raw material is reported', async () => {
  await visit({ role: 'user', address: '/sirovine?material=no-such-one' });
  expect(await screen.findByText('Raw material not found')).toBeVisible();
});

test('creating a raw material shows errors first and then opens its form', async () => {
  const user = await visit({ role: 'user', address: '/sirovine?nova=1' });
  const form = await drawer('New raw material');
  const fill = async (label: string, text: string) => {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  };
  await user.click(form.getByText('Create raw material', { selector: 'button' }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^There are 2 problems/));
  expect(sent('CreateRawMaterial')).toEqual([]);
  await fill('Trade name', 'Zeleni čaj 5:1');
  await fill('INCI name, row 1', 'NOBODY HAS THIS EXTRACT');
  await fill('Max. concentration in percent, row 1', '1,5 %');
  await user.click(form.getByText('Create raw material', { selector: 'button' }));
  expect(await screen.findByText('Entry created')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/sir-inci\/zeleni-caj/));
  expect(sent('CreateRawMaterial')[0]?.variables).toEqual({
    input: {
      companyId: companyIdOf('Lavanda Natura d.o.o.'),
      tradeName: 'Zeleni čaj 5:1',
      type: 'UNCHOSEN',
      values: { composition: [{ inciName: 'NOBODY HAS THIS EXTRACT', maxConcentration: '1.5' }] },
    },
  });
});

test('a duplicate is told while it is typed, and merged with one question', async () => {
  const token = await signIn(stack(), 'user');
  const names = { tradeName: 'Spojivi humektant', manufacturer: 'ACME' };
  const slug = await createRawMaterial(stack(), token, names);
  const user = await visit({ role: 'user', address: '/sirovine?nova=1' });
  const form = await drawer('New raw material');
  await user.click(form.getByLabelText('Trade name'));
  await user.paste(' spojivi  HUMEKTANT');
  await user.click(form.getByLabelText('Manufacturer'));
  await user.paste('Acme');
  expect(await form.findByText(/^“Spojivi humektant · ACME” already exists, entered by /)).toBeVisible();
  await user.paste(' Other');
  await waitFor(() => expect(form.queryByText(/already exists/)).toBeNull());

  const duplicate = await createRawMaterial(stack(), token, { ...names, tradeName: 'Spojivi humektant 2' });
  const again = await visit({ role: 'user', address: `/sirovine?material=${slug}` });
  await again.click(await (await drawer('Spojivi humektant')).findByRole('button', { name: 'Merge a duplicate' }));
  const dialog = await drawer('Merge a duplicate into “Spojivi humektant”');
  expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await again.click(await dialog.findByRole('radio', { name: /^Spojivi humektant 2 · ACME/ }));
  await again.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('“Spojivi humektant 2” was merged into “Spojivi humektant”.')).toBeVisible();
  expect(sent('MergeRawMaterials').at(-1)?.variables).toEqual({ input: { slug, duplicateSlug: duplicate } });
});

again('deleting asks for confirmation with the usage', async () => {
  const user = await visit({ role: 'admin', address: '/sirovine?filter=trade:parfem' });
  const name = await openFirst(user);
  await stack().product.fault({
    kind: 'status',
    status: 409,
    method: 'DELETE',
    body: { status: 'fail', message: 'Sirovina je zaključana.' },
    times: 1,
  });
  await user.click((await drawer(name)).getByRole('button', { name: 'Delete' }));
  expect((await drawer('Delete?')).getByText(/all its INCI names \(may contain it\): /)).toBeVisible();
  await confirmDialog(user, 'Delete?', 'Delete');
  expect(await screen.findByText('Failed to delete item: Sirovina je zaključana.')).toBeVisible();
  await user.click((await drawer(name)).getByRole('button', { name: 'Delete' }));
  await confirmDialog(user, 'Delete?', 'Delete');
  expect(await screen.findByText(`Successfully deleted ${name}`)).toBeVisible();
  await waitFor(() => expect(query().material).toBeUndefined());
  await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
});

again('a global raw material can be linked to and unlinked from the catalogue', async () => {
  const user = await visit({ role: 'user', address: '/sirovine?catalogue=no' });
  const name = await openFirst(user);
  await user.click((await drawer(name)).getByRole('button', { name: 'Take into the catalogue' }));
  await user.click(await screen.findByRole('button', { name: 'Take' }));
  expect(await (await drawer(name)).findByRole('button', { name: 'Unlink' })).toBeVisible();
  expect(await screen.findByText(`Operation completed successfully for ${name}`)).toBeVisible();

  const setOverride =
    'mutation Give($input: SetRawMaterialOverridesInput!) { setRawMaterialOverrides(input: $input) { rawMaterial { id } } }';
  const slug = query().material ?? '';
  await queryStack(stack(), await signIn(stack(), 'user'), setOverride, {
    input: { slug, isActive: true, impurities: 'Naše' },
  });
  // An empty list, so that only the detail can load the new values.
  const again = await visit({ role: 'user', address: `/sirovine?filter=nothinghasthisname&material=${slug}` });
  expect(await (await drawer(name)).findByText('Naše')).toBeVisible();
  await again.click((await drawer(name)).getByRole('button', { name: 'Unlink' }));
  expect(
    (await drawer('Unlink from the catalogue?')).getByText(/The company’s 1 own value for it is deleted as well/),
  ).toBeVisible();
  await confirmDialog(again, 'Unlink from the catalogue?', 'Unlink');
  expect(await (await drawer(name)).findByRole('button', { name: 'Take into the catalogue' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Naše')).toBeNull());

  // For another of one's companies.
  await again.click((await drawer(name)).getByRole('button', { name: 'Take into the catalogue' }));
  const options = await (await drawer('Take into the catalogue')).findAllByRole('option', { selected: false });
  const other = options.find(({ textContent: text }) => !screen.queryByText(RegExp(`Entered by ${text}`)));
  await again.selectOptions(screen.getByRole('combobox', { name: 'Company' }), other!);
  await again.click(screen.getByRole('button', { name: 'Take' }));
  await again.click(await (await drawer(name)).findByRole('button', { name: 'Unlink from another company' }));
  await again.click((await drawer('Unlink from the catalogue?')).getByRole('button', { name: 'Unlink' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unlink from another company' })).toBeNull());
});

again('a dcp sees documents and export', async () => {
  const detail = await drawer(await openFirst(await visit({ role: 'dcp', address: '/sirovine' })));
  expect(await detail.findByRole('link', { name: 'Open documents' })).toBeVisible();
  for (const button of ['Edit', 'Delete', 'Unlink', 'Take into the catalogue'])
    expect(detail.queryByRole(button === 'Edit' ? 'link' : 'button', { name: button })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New raw material', hidden: true })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export', hidden: true })).toBeVisible();
});

again('a client sees neither documents nor export', async () => {
  const user = await visit({ role: 'client', address: '/sirovine?nova=1&uvoz=new' });
  const detail = await drawer(await openFirst(user));
  expect(await detail.findByRole('table', { name: 'Composition' })).toBeVisible();
  expect(detail.queryByText('Document folders')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Catalogue', hidden: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export', hidden: true })).toBeNull();
  expect(sent('RawMaterialFolders')).toEqual([]);
});
