import { screen, waitFor, within } from '@testing-library/react';
import { useSlice } from '../support/sliceApp.tsx';
import { useWideScreen } from '../support/wideScreen.ts';

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

  test('remembers the columns and the rows on a page for the person', async () => {
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

  test('is one tab stop, in which the arrow keys move and the space bar selects for an export', async () => {
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

test.each(lists.slice(0, 2))('the list of $what goes to any page', async ({ address, role }) => {
  const user = await visit({ role, address: address.replace(/\?.*/, '') });
  const [first] = await rows();
  const before = first?.textContent;
  await user.type(await screen.findByRole('textbox', { name: 'Go to page', hidden: true }), '3{Enter}');
  await waitFor(() => expect(window.location.search).toContain('page=3'));
  await waitFor(async () => expect((await rows())[0]?.textContent).not.toBe(before));
});
