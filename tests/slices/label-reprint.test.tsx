import { screen, within } from '@testing-library/react';
import { queryStack } from '../support/queryStack.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit } = useSlice();
const ADDRESS = '/vodic/stampa';

let consultant: string;
let slug: string;
const ask = <Data,>(query: string, variables: Record<string, unknown> = {}) =>
  queryStack<Data>(stack(), consultant, query, variables);
async function change<Data>(field: string, type: string, answer: string, input: object): Promise<Data> {
  return (
    await ask<Record<string, Data>>(`mutation ($input: ${type}!) { ${field}(input: $input) { ${answer} } }`, { input })
  )[field] as Data;
}

beforeAll(async () => {
  consultant = await signIn(stack(), 'user');
  const { viewer } = await ask<{ viewer: { company: { id: string } } }>('{ viewer { company { id } } }');
  const material = await createRawMaterial(stack(), consultant, {
    tradeName: 'Parfem za štampu',
    type: 'PARFUM',
    values: {
      composition: [
        { inciName: 'PARFUM', maxConcentration: '100' },
        { inciName: 'LINALOOL', maxConcentration: '2' },
        { inciName: 'VANILLIN', maxConcentration: '1' },
      ],
    },
  });
  const { formula } = await change<{ formula: { slug: string } }>(
    'createFormula',
    'CreateFormulaInput',
    'formula { slug }',
    {
      formula: {
        name: 'Mirisna mešavina',
        companyId: viewer.company.id,
        use: 'LEAVE_ON',
        lines: [{ rawMaterialSlug: material, percent: '100' }],
      },
    },
  );
  const { label } = await change<{ label: { slug: string; content: { version: number } } }>(
    'createLabelFromFormula',
    'CreateLabelFromFormulaInput',
    'label { slug content { version } }',
    { formulaSlug: formula.slug, name: 'Losion za štampu' },
  );
  slug = label.slug;
  await change('updateLabel', 'UpdateLabelInput', 'label { id }', {
    slug,
    version: label.content.version,
    content: { ingredientText: 'PARFUM, LINALOOL, CI 77491' },
  });
}, 120_000);

test('the list names what a label lacks and for which batches', async () => {
  await visit({ role: 'user', address: ADDRESS });
  const label = await screen.findByRole('article', { name: 'Losion za štampu' });
  expect(within(label).getByText('New batches today').nextSibling).toHaveTextContent('Reprint');
  expect(within(label).getByText(/^Stock until/).nextSibling).toHaveTextContent('May be sold');
  expect(within(label).getByText(/^From/).nextSibling).toHaveTextContent('Reprint');
  const names = within(label).getByRole('list', { name: 'Missing names' });
  expect(within(names).getByText(/^Vanillin/)).toBeVisible();
  expect(within(names).queryByText(/Linalool/)).not.toBeInTheDocument();
});

test('the list is narrowed by the kind of batch, and the address keeps it', async () => {
  const user = await visit({ role: 'user', address: ADDRESS });
  await screen.findByRole('article', { name: 'Losion za štampu' });
  await user.click(screen.getByRole('radio', { name: /^Not known/ }));
  expect((await screen.findAllByText(/^The allergens of these are not known/)).length).toBeGreaterThan(0);
  await visit({ role: 'user', address: `${ADDRESS}?shown=later` });
  expect(await screen.findByRole('article', { name: 'Losion za štampu' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /^From August 2028/ })).toBeChecked();
});

test('a link adds the missing names to the form, where they are saved', async () => {
  const user = await visit({ role: 'user', address: ADDRESS });
  const label = await screen.findByRole('article', { name: 'Losion za štampu' });
  await user.click(within(label).getByRole('link', { name: 'Add the names in the form' }));
  const list = await screen.findByRole('textbox', { name: 'Ingredient list' });
  expect(list).toHaveValue('PARFUM, LINALOOL, Vanillin, CI 77491');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Save changes' }));
  const panel = await screen.findByRole('region', { name: 'Fragrance allergens by batch' });
  expect(await within(panel).findAllByText('Complete')).toHaveLength(3);
  expect(within(panel).queryByRole('link', { name: 'Add the names in the form' })).not.toBeInTheDocument();
});

test('a failure of the service is said, with a way to try again', async () => {
  await stack().product.fault({ kind: 'status', status: 500, path: '/api/v1/ponovna-stampa' });
  await visit({ role: 'user', address: ADDRESS });
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
});

test('the list speaks Serbian', async () => {
  await visit({ role: 'user', address: ADDRESS, language: 'sr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Deklaracije za ponovnu štampu' })).toBeVisible();
});

test('a client does not see the list', async () => {
  await visit({ role: 'client', address: ADDRESS });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Labels to reprint');
});
