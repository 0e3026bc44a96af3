import { screen, waitFor, within } from '@testing-library/react';
import { clientCompany, mutatePif } from '../support/pif.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();

const create = (name: string, more: object = {}) =>
  mutatePif(stack(), 'user', 'createPif', { name, companyId: clientCompany, ...more });
const ask = async <Data,>(query: string, variables: object) =>
  queryStack<Data>(stack(), await signIn(stack(), 'user'), query, variables);
async function formula(name: string, revisions: number) {
  const content = (percent: number) => ({
    name,
    companyId: clientCompany,
    lines: [{ provisionalName: 'Voda', percent: String(percent) }],
  });
  const { createFormula } = await ask<{ createFormula: { formula: { slug: string } } }>(
    'mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug } } }',
    { input: { formula: content(100) } },
  );
  const { slug } = createFormula.formula;
  for (let version = 1; version < revisions; version++)
    await ask('mutation ($input: UpdateFormulaInput!) { updateFormula(input: $input) { formula { slug } } }', {
      input: { slug, version, formula: content(100 - version) },
    });
  return slug;
}
const open = async (slug: string, role: 'user' | 'client' = 'user') => {
  const user = await visit({ role, address: `/pifs/opis/${slug}` });
  await screen.findByRole('form', { name: 'Description' });
  return user;
};
const panel = () => within(screen.getByRole('region', { name: 'Formula and label' }));

test('a formula is chosen, saved with the description, and its revision counts', async () => {
  await formula('Formula za masku', 1);
  const { slug } = await create('Maska za lice');
  const user = await open(slug);
  await user.click(panel().getByRole('button', { name: 'Choose a formula' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a formula' }));
  await user.type(dialog.getByRole('searchbox'), 'Formula za masku');
  await user.click(await dialog.findByRole('radio', { name: 'Formula za masku' }));
  await user.click(dialog.getByRole('button', { name: 'Choose' }));
  expect(await panel().findByText('Formula, revision 1')).toBeVisible();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  // The closing dialog hides the page from assistive technology until it is gone.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  expect(panel().getByRole('link', { name: 'Formula za masku' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Formula' })).toBeNull();
});

test('a formula that has moved on says so, leads to what differs, and the newer revision is taken over', async () => {
  const formulaSlug = await formula('Formula koja ide dalje', 3);
  const { slug } = await create('Serum koji kasni');
  const description = {};
  await mutatePif(stack(), 'user', 'updatePifDescription', {
    slug,
    version: 1,
    name: 'Serum koji kasni',
    formula: { slug: formulaSlug, revision: 1 },
    description,
  });
  const user = await open(slug);
  expect(panel().getByText('The formula has moved on: revision 1 → 3.')).toBeVisible();
  expect(panel().getByRole('link', { name: /^What differs between revisions 1 and 3/ })).toHaveAttribute(
    'href',
    `/incigen/${formulaSlug}?tab=revisions&compare=1-3`,
  );
  await user.selectOptions(panel().getByRole('combobox', { name: 'Revision of the formula' }), '3');
  expect(panel().queryByText(/has moved on/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('UpdatePifDescription')[0]?.variables).toMatchObject({
      input: { formula: { slug: formulaSlug, revision: 3 } },
    }),
  );
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
});

test('the address of a comparison shows what differs between two revisions', async () => {
  const formulaSlug = await formula('Formula za poređenje', 2);
  await visit({ role: 'user', address: `/incigen/${formulaSlug}?tab=revisions&compare=1-2` });
  expect(await screen.findByText('100 % → 99 %')).toBeVisible();
});

test('of two people who choose a formula, the second sees both choices and decides', async () => {
  const [one, other] = [await formula('Formula prve osobe', 1), await formula('Formula druge osobe', 1)];
  const { slug } = await create('Krema za dvoje', { formulaSlug: one });
  const user = await open(slug);
  await user.click(panel().getByRole('button', { name: 'Take the formula away' }));
  await mutatePif(stack(), 'admin', 'updatePifDescription', {
    slug,
    version: 1,
    name: 'Krema za dvoje',
    formula: { slug: other, revision: 1 },
    description: {},
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved the description' }));
  expect(dialog.getByText('Formula druge osobe, revision 1')).toBeVisible();
});

test('a client sees formula and label but does not change them', async () => {
  const { slug } = await create('Krema klijenta', { formulaSlug: await formula('Formula klijenta', 2) });
  await open(slug, 'client');
  expect(panel().getByText('Formula klijenta')).toBeVisible();
  expect(panel().queryByRole('button')).toBeNull();
  expect(panel().queryByRole('combobox')).toBeNull();
});
