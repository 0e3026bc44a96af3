import { screen, within } from '@testing-library/react';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { fileWithTwoVersions } from '../support/signedVersions.ts';
import { useSlice } from '../support/sliceApp.tsx';

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

test('another pair is chosen, and equal ones say so', async () => {
  const { slug } = await twoVersions('Gel u dve verzije');
  const user = await visit({ role: 'client', address: `/pifs/verzije/${slug}?od=1&do=2` });
  await screen.findByRole('table', { name: 'Texts' });
  expect(screen.queryByText(/Glicerin/)).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Compared with' }));
  await user.click(await screen.findByRole('option', { name: 'As it stands now' }));
  await screen.findAllByRole('columnheader', { name: 'As it stands now' });
  await user.click(screen.getByRole('combobox', { name: 'Earlier version' }));
  await user.click(await screen.findByRole('option', { name: 'Version 2' }));
  expect(await screen.findByText('Nothing that the report uses differs.')).toBeVisible();
});

test('a version that does not exist is told, and another one can be chosen', async () => {
  const { slug } = await twoVersions('Sapun u dve verzije');
  await visit({ role: 'user', address: `/pifs/verzije/${slug}?od=1&do=9` });
  expect(await screen.findByText('There is no such version')).toBeVisible();
});
