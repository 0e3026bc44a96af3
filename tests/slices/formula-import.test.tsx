import { screen, waitFor, within } from '@testing-library/react';
import { httpFetch } from '../support/httpFetch.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();
/** A toast that is closed: without animations its end does not come, at which it is removed. */
const LEAVING = '.toast-out';
type User = Awaited<ReturnType<typeof visit>>;

let consultant: string;
let company: string;
beforeAll(async () => {
  consultant = await signIn(stack(), 'user');
  const { viewer } = await queryStack<{ viewer: { company: { id: string } } }>(
    stack(),
    consultant,
    '{ viewer { company { id } } }',
    {},
  );
  company = viewer.company.id;
});

/** Uploads a sheet, which the page itself cannot without a browser, and opens its import. */
async function open(content: string, language?: 'sr', more = ''): Promise<{ user: User; address: string }> {
  const upload = await httpFetch(`${stack().bffUrl}/uploads?kind=sheet`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${(JSON.parse(consultant) as { token: string }).token}`,
      'apollo-require-preflight': 'true',
      'content-type': 'multipart/form-data; boundary=cut',
    },
    body: `--cut\r\ncontent-disposition: form-data; name="file"; filename="Krem.csv"\r\n\r\n${content}\r\n--cut--\r\n`,
  });
  const { reference } = (await upload.json()) as { reference: string };
  const { startFormulaImport } = await queryStack<{ startFormulaImport: { formulaImport: { id: string } } }>(
    stack(),
    consultant,
    'mutation Start($input: StartFormulaImportInput!) { startFormulaImport(input: $input) { formulaImport { id } } }',
    { input: { upload: reference, fileName: 'Krem.csv', companyId: company } },
  );
  const address = `/incigen?uvoz=${startFormulaImport.formulaImport.id}${more}`;
  const user = await visit({ role: 'user', address, ...(language && { language }) });
  await screen.findByText(/^(?:Read: nothing has been entered yet|Pročitano: .*)$/);
  return { user, address };
}
const row = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}, line`) }));
const enter = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Enter the formula' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Import' }));
};

test('a formula is imported, its rows corrected in place, and it opens', async () => {
  const { user } = await open('Trade name;INCI;%\nSlice water;Aqua;94\nSlice humectant;Glycerin;abc\n');
  expect(await screen.findByText('1 row is still to be settled.')).toBeVisible();
  const amount = row('Slice humectant').getByLabelText('Amount, %');
  await user.type(amount, '6');
  await user.selectOptions(row('Slice humectant').getByLabelText('Raw material'), 'Enter as a new raw material');
  expect(screen.queryByText('1 row is still to be settled.')).toBeNull();
  const name = screen.getByLabelText('Name of the formula');
  expect(name).toHaveValue('Krem');
  await user.clear(name);
  await user.type(name, 'Slice cream');
  await enter(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Slice cream' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /Krem\.csv$/ })).toBeVisible();
  // As on the label that is made from it: the sheet says "Aqua".
  const list = within(screen.getByRole('region', { name: '1 % and above, descending' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1AQUA', '2GLYCERIN']);
});

test('the grams of a batch are scaled only when that is asked for', async () => {
  const { user } = await open('Name;INCI;g\nA;Aqua;500\nB;Glycerin;300\nC;Cetyl Alcohol;200\n');
  expect(await screen.findByText(/add up to 1000, not to 100/)).toBeVisible();
  expect(row('A').getByLabelText('Amount, %')).toHaveValue('500');
  expect(row('A').getByText('Scaled to 100 %: 50 %')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Scale to 100 %' }));
  for (const [name, amount] of [
    ['A', '50'],
    ['B', '30'],
    ['C', '20'],
  ] as const)
    expect(row(name).getByLabelText('Amount, %')).toHaveValue(amount);
});

test('a row that is still to be settled keeps the formula from being entered', async () => {
  const { user } = await open('Name;INCI;%\nOpen one;;60\nOpen two;Testyl Palmitate;40\n');
  await user.click(screen.getByRole('button', { name: 'Enter the formula' }));
  expect(await row('Open one').findByText('A new raw material needs at least one INCI name.')).toBeVisible();
  expect(screen.queryByRole('group', { name: /^Open two/ })).toBeNull();
  expect(sent('ApplyFormulaImport')).toEqual([]);
  // In the summary and as a toast, which goes with the correction.
  expect(await screen.findAllByText('1 row is still to be settled.')).toHaveLength(2);
  await user.type(row('Open one').getByLabelText('INCI names'), 'Aqua');
  await waitFor(() => expect(screen.getByText('1 row is still to be settled.').closest(LEAVING)).not.toBeNull());
});

test('corrections survive that the page is left, and a raw material may be kept as a mere name', async () => {
  const { user, address } = await open('Name;INCI;%\nNamed only;;100\n');
  await user.selectOptions(
    await screen.findByLabelText('Raw material'),
    screen.getByRole('option', { name: 'Keep only its name in the formula' }),
  );
  await user.clear(screen.getByLabelText('Name of the formula'));
  await user.type(screen.getByLabelText('Name of the formula'), 'Named cream');
  const again = await visit({ role: 'user', address });
  await waitFor(() => expect(screen.getByLabelText('Name of the formula')).toHaveValue('Named cream'));
  await enter(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Named cream' })).toBeVisible();
});

test('what the server refuses stands at its row in the language of the page, and what was typed stays', async () => {
  const { user } = await open('Sirovina;INCI;%\nOdbijeni humektant;Glycerin;100\n', 'sr');
  expect(screen.getByText('U tabeli: Glycerin')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Sirovina'), 'Unesi kao novu sirovinu');
  const title = screen.getByLabelText('Naziv formule');
  await user.clear(title);
  await user.type(title, 'Moja formula');
  // A person of the same company enters the raw material meanwhile.
  await queryStack(
    stack(),
    consultant,
    'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }',
    {
      input: {
        tradeName: 'Odbijeni humektant',
        values: { composition: [{ inciName: 'GLYCERIN', maxConcentration: '100' }] },
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Unesi formulu' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Uvezi' }));
  expect(await screen.findByText('Ova sirovina već postoji u katalogu: izaberite je.')).toBeVisible();
  expect(await screen.findByText('Uvoz je odbijen i ništa nije uneto.')).toBeVisible();
  expect(title).toHaveValue('Moja formula');
  await user.selectOptions(screen.getByLabelText('Sirovina'), 'Zadrži samo naziv u formuli');
  expect(screen.queryByText('Ova sirovina već postoji u katalogu: izaberite je.')).toBeNull();
  expect(screen.getByText('Uvoz je odbijen i ništa nije uneto.').closest(LEAVING)).not.toBeNull();
});

test('another file asks before corrections are dropped', async () => {
  const { user } = await open('Name;INCI;%\nKept;Aqua;100\n');
  await user.type(screen.getByLabelText('Name of the formula'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Import another file' }));
  const question = within(await screen.findByRole('dialog', { name: 'Drop the corrections?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Name of the formula')).toHaveValue('Krem 2');
  await user.click(await screen.findByRole('button', { name: 'Import another file' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Drop the corrections?' })).getByRole('button', {
      name: 'Drop them',
    }),
  );
  expect(await screen.findByLabelText('Choose a spreadsheet or drop it here')).toBeInTheDocument();
});

test('a product information file is made of a spreadsheet: first the formula, then the dialog of the file', async () => {
  const { user } = await open('Trade name;INCI;%\nSlice water;Aqua;100\n', undefined, `&for=pif&company=${company}`);
  await enter(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'New product information file' }));
  expect(dialog.getByText('Made from the formula “Krem”.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Name of the product' })).toHaveValue('Krem');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('form', { name: 'Description' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Formula and label' })).getByText('Krem')).toBeVisible();
});
