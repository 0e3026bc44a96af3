import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expectQuery, useSlice } from '../support/sliceApp.tsx';
import { useWideScreen } from '../support/wideScreen.ts';

describe('ingredients', () => {
  const { stack, visit } = useSlice();

  const rows = async () => within(await screen.findByRole('list', { name: 'INCI data' })).getAllByRole('button');
  const search = () => screen.findByRole('searchbox', { name: 'Search the ingredients' });
  const detail = () => screen.findByRole('dialog', { name: 'PHENOXYETHANOL' });

  /** Opens the detail of phenoxyethanol, as a shared link would. */
  async function openDetail(role: 'admin' | 'user' = 'admin') {
    const user = await visit({ role, address: '/incidata?filter=phenoxyethanol' });
    const row = (await rows()).find((one) => one.textContent.startsWith('PHENOXYETHANOL'));
    await user.click(row!);
    return { user, dialog: within(await detail()) };
  }

  test('search, function and annex filter the dictionary and are restored from the address', async () => {
    const user = await visit({ role: 'user', address: '/incidata' });
    expect((await rows()).length).toBe(20);
    await user.type(await search(), '122-99-6');
    await expectQuery({ filter: '122-99-6', page: '1' });
    await waitFor(async () =>
      expect((await rows()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('PHENOXYETHANOL')]),
    );
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.click(screen.getByRole('radio', { name: 'VI' }));
    await expectQuery({ annex: 'VI' });
    await waitFor(async () =>
      expect((await rows()).every(({ textContent }) => textContent.includes('VI/'))).toBe(true),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Function' }), 'PRESERVATIVE');
    await expectQuery({ annex: 'VI', function: 'PRESERVATIVE' });

    await visit({ role: 'user', address: '/incidata?annex=V&function=PRESERVATIVE&filter=benzo' });
    await waitFor(async () => expect((await rows()).every(({ textContent }) => textContent.includes('V/'))).toBe(true));
    expect(await search()).toHaveValue('benzo');
    // A consultant may not import.
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });

  again('an empty result offers to show all ingredients', async () => {
    const user = await visit({ role: 'user', address: '/incidata?filter=nothinghasthisname' });
    await user.click(await screen.findByRole('button', { name: 'Show all ingredients' }));
    expect((await rows()).length).toBe(20);
  });

  again('a failed request can be retried', async () => {
    await stack().product.fault({ kind: 'status', status: 500, path: '/api/v1/cosing' });
    const user = await visit({ role: 'user', address: '/incidata?page=2' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await stack().product.clearFaults();
    await user.click(retry);
    expect((await rows()).length).toBe(20);
    expect(screen.getByText(/^Showing 21 to 40 of/)).toBeVisible();
  });

  test('the detail shows identifiers, limits and usage', async () => {
    const user = await visit({ role: 'user', address: '/incidata?page=2' });
    const [first] = await rows();
    await user.click(first!);
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).get('ingredient')).toMatch(/^[0-9a-f]{24}$/),
    );
    expect(new URLSearchParams(window.location.search).get('page')).toBe('2');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await expectQuery({ page: '2' });

    const { dialog } = await openDetail('user');
    expect(dialog.getByText('122-99-6')).toBeVisible();
    expect(dialog.getByText('1.0%')).toBeVisible();
    expect(dialog.getByRole('link', { name: /^\d+ labels?$/ })).toHaveAttribute(
      'href',
      '/deklaracije?filter=PHENOXYETHANOL&company=Sve',
    );
    expect(dialog.getByText('Not verified against the sources')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Refresh from COSING' })).toBeNull();
  });

  again('the detail shows the CMR classes of an entry', async () => {
    const user = await visit({ role: 'user', address: '/incidata?filter=69-72-7' });
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await user.click((await rows())[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'SALICYLIC ACID' }));
    expect(await dialog.findByText('CMR class (Article 15)')).toBeVisible();
    expect(dialog.getByText('R2')).toBeVisible();
  });

  again('the starter knowledge is named in Serbian', async () => {
    const user = await visit({ role: 'user', address: '/incidata?filter=69-72-7', language: 'sr' });
    await user.click(await screen.findByRole('button', { name: /^SALICYLIC ACID/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'SALICYLIC ACID' }));
    expect(await dialog.findByText(/^Početno znanje · pročitano /)).toBeVisible();
  });

  again('a refresh asks for confirmation and reports what changed', async () => {
    const { user, dialog } = await openDetail();
    await user.click(dialog.getByRole('button', { name: 'Refresh from COSING' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Refresh from COSING?' })).getByRole('button', {
        name: 'Refresh',
      }),
    );
    expect(await screen.findByText(/COSING data updated/)).toBeVisible();
  });
});

describe('working lists', () => {
  const { visit } = useSlice();
  useWideScreen();

  const lists = [
    { what: 'raw materials', address: '/sir-inci?pageSize=20', role: 'user', column: 'Manufacturer', isCards: false },
    { what: 'ingredients', address: '/incidata', role: 'user', column: 'Functions', isCards: false },
    { what: 'formulas', address: '/incigen', role: 'user', column: 'Company', isCards: false },
    { what: 'product information files', address: '/pifs', role: 'admin', column: 'Company', isCards: true },
  ] as const;

  const grid = () => screen.findByRole<HTMLTableElement>('grid');
  const rows = async () => [...((await grid()).tBodies[0]?.rows ?? [])];
  const heads = async () =>
    within((await grid()).tHead!)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);

  describe.each(lists)('the table of $what', ({ address, role, column, isCards }) => {
    const open = async () => {
      const user = await visit({ role, address });
      if (isCards) await user.click(await screen.findByRole('radio', { name: 'Table' }));
      await grid();
      return user;
    };

    again('remembers the columns and the rows on a page for the person', async () => {
      const user = await open();
      expect(await heads()).toContain(column);
      await user.click(screen.getByRole('button', { name: 'Columns' }));
      await user.click(await screen.findByRole('menuitemcheckbox', { name: column, checked: true }));
      await user.keyboard('{Escape}');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50 per page');
      await visit({ role, address: address.replace(/\?.*/, '') });
      expect(await heads()).not.toContain(column);
      expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('50');
    });

    again('is one tab stop, in which the arrow keys move and the space bar selects for an export', async () => {
      const user = await open();
      const all = await rows();
      expect(all.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
      all[0]?.focus();
      await user.keyboard('{ArrowDown}{ArrowDown} ');
      expect(all[2]).toHaveFocus();
      await waitFor(() => expect(all[2]).toHaveAttribute('aria-selected', 'true'));
      const selected = within(screen.getByRole('group', { name: 'Selected rows' }));
      expect(selected.getByText('1 selected')).toBeVisible();
      expect(selected.getByRole('button', { name: 'Export' })).toBeEnabled();
    });
  });

  again.each(lists.slice(0, 2))('the list of $what goes to any page', async ({ address, role }) => {
    const user = await visit({ role, address: address.replace(/\?.*/, '') });
    const [first] = await rows();
    const before = first?.textContent;
    await user.type(await screen.findByRole('textbox', { name: 'Go to page', hidden: true }), '3{Enter}');
    await waitFor(() => expect(window.location.search).toContain('page=3'));
    await waitFor(async () => expect((await rows())[0]?.textContent).not.toBe(before));
  });
});
