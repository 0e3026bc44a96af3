import { screen, waitFor, within } from '@testing-library/react';
import { until } from '../../mocks/testing/until.ts';
import { queryStack } from '../support/queryStack.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { catchSavedFiles } from '../support/savedFiles.ts';
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

afterEach(() => jest.restoreAllMocks());

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
  await until('every label is judged', async () => {
    const { labelsToReprint } = await ask<{ labelsToReprint: { waitingCount: number } }>(
      '{ labelsToReprint { waitingCount } }',
    );
    return labelsToReprint.waitingCount === 0;
  });
});

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

test('the list is saved as a file, narrowed as it is shown', async () => {
  const saved = catchSavedFiles();
  const user = await visit({ role: 'user', address: `${ADDRESS}?shown=later`, language: 'sr' });
  await user.click(await screen.findByRole('button', { name: 'Izvezi u Excel' }));
  await waitFor(() => expect(saved.names).toEqual(['deklaracije-za-stampu.xlsx']));
  const rows = await saved.rows();
  expect(rows[0]?.[0]).toBe('Deklaracija');
  expect(rows.find(([name]) => name === 'Losion za štampu')?.slice(2, 6)).toEqual([
    'Ponovo štampati',
    'Sme da se prodaje',
    'Ponovo štampati',
    'Vanillin',
  ]);
  // Only what lacks a name: the list was narrowed.
  expect(rows.slice(1).map((cells) => cells[4])).toEqual(rows.slice(1).map(() => 'Ponovo štampati'));
});

test('a failed download is said, and can be tried again', async () => {
  const user = await visit({ role: 'user', address: ADDRESS });
  const button = await screen.findByRole('button', { name: 'Export to Excel' });
  await stack().product.fault({ kind: 'status', status: 500, path: '/api/v1/ponovna-stampa' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(button).toBeEnabled());
});

test('a link adds the missing names to the form, where they are saved', async () => {
  const user = await visit({ role: 'user', address: ADDRESS });
  const label = await screen.findByRole('article', { name: 'Losion za štampu' });
  await user.click(within(label).getByRole('link', { name: 'Add the names in the form' }));
  const list = await screen.findByRole('textbox', { name: 'Ingredient list' });
  await waitFor(() => expect(list).toHaveValue('PARFUM, LINALOOL, VANILLIN, CI 77491'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Save changes' }));
  // The page is built anew after saving.
  const panel = () => within(screen.getByRole('region', { name: 'Fragrance allergens by batch' }));
  await waitFor(() => expect(panel().getAllByText('Complete')).toHaveLength(3));
  expect(panel().queryByRole('link', { name: 'Add the names in the form' })).not.toBeInTheDocument();
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
