import { again } from '../support/again.ts';
import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { createFormula } from '../support/formula.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { createRawMaterial } from '../support/raw-material.ts';
import { httpFetch } from '../support/httpFetch.ts';

describe('faults', () => {
  const { stack, visit, sent } = useSlice();

  let slug: string;
  beforeAll(async () => {
    const session = await signIn(stack(), 'user');
    slug = await createFormula(stack(), session, {
      name: 'Sa greškama',
      lines: [
        { provisionalName: 'Voda', isRemainder: true },
        { provisionalName: 'Glicerin', percent: '60' },
        { provisionalName: 'Ulje', percent: '30' },
      ],
    });
  });

  const open = async () => {
    const user = await visit({ role: 'user', address: `/incigen/${slug}` });
    await screen.findByRole('heading', { level: 1, name: 'Sa greškama' });
    return user;
  };
  const percentOf = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^Percent of ${name}`) });
  const fillsUp = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}.*fills up`) });

  again.each([
    ['-1', 'The percentage must be above 0.'],
    ['abc', 'This is not a number.'],
    ['101', 'The percentage must be at most 100.'],
    ['1.1234567', 'At most 6 decimals.'],
  ])('the percentage %s is an error at its line and stays as typed', async (typed, message) => {
    const user = await open();
    const field = percentOf('Glicerin');
    await user.clear(field);
    await user.type(field, typed);
    expect(field).toHaveAccessibleDescription(message);
    await user.click(screen.getByRole('button', { name: 'Save as revision 2' }));
    expect(await screen.findByText('Correct the marked lines.')).toBeVisible();
    expect(field).toHaveValue(typed);
    expect(sent('UpdateFormula')).toEqual([]);
    await user.clear(field);
    await user.type(field, '10');
    expect(screen.queryByText('Correct the marked lines.')).toBeNull();
  });

  test('lines above 100 % are an error of the line that fills up, and stay as typed', async () => {
    const user = await open();
    await user.type(percentOf('Ulje'), '{Backspace}{Backspace}50');
    expect(percentOf('Voda')).toHaveAccessibleDescription(
      'The other lines exceed 100 %; nothing is left for this one.',
    );
    expect([percentOf('Glicerin'), percentOf('Ulje')].map((field) => (field as HTMLInputElement).value)).toEqual([
      '60',
      '50',
    ]);
  });

  again('a second line that fills up takes the place of the first', async () => {
    const user = await open();
    await user.click(fillsUp('Glicerin'));
    expect(fillsUp('Voda')).not.toBeChecked();
    expect(fillsUp('Glicerin')).toBeChecked();
  });

  again('more than 300 pasted lines are refused with the limit before anything is added', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Paste lines' }));
    const dialog = within(await screen.findByRole('dialog'));
    const pasted = Array.from({ length: 298 }, (_, at) => `Sirovina ${at}\t0.1`).join('\n');
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: pasted } });
    expect(dialog.getByText('A formula has at most 300 lines.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add 298 lines' })).toBeDisabled();
  });

  again('several formulas are deleted with one question, and what is used or gone is told by name', async () => {
    const session = await signIn(stack(), 'user');
    const lines = [{ provisionalName: 'Voda', isRemainder: true }];
    const slugs = [];
    for (const one of ['slobodna', 'korišćena', 'nestala'])
      slugs.push(await createFormula(stack(), session, { name: `Skupna ${one}`, lines }));
    const [, formulaSlug, gone] = slugs;
    const ask = (operation: string, input: string, value: object) =>
      queryStack(stack(), session, `mutation ($input: ${input}!) { ${operation} }`, { input: value });
    const { viewer } = await queryStack<{ viewer: { company: { id: string } } }>(
      stack(),
      session,
      '{ viewer { company { id } } }',
      {},
    );
    await ask('createPif(input: $input) { pif { slug } }', 'CreatePifInput', {
      name: 'Skupni krem',
      companyId: viewer.company.id,
      formulaSlug,
    });

    const user = await visit({ role: 'user', address: '/incigen?filter=skupna' });
    await user.click(await screen.findByRole('button', { name: 'Select several' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('3 selected')).toBeVisible();
    await ask('deleteFormula(input: $input) { deletedFormulaSlug }', 'DeleteFormulaInput', { slug: gone });
    await user.click(screen.getByRole('button', { name: 'Delete selected' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete?' }));
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Skupna nestala',
      'Skupna slobodna',
    ]);
    expect(question.getByText(/Something was made from Skupna korišćena, so that it stays\./)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));

    const outcome = within(await screen.findByRole('dialog', { name: 'Delete selected' }));
    expect(outcome.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Skupna korišćena: it is used: product information file Skupni krem',
      'Skupna nestala: It no longer exists; somebody else deleted it.',
      'Skupna slobodna',
    ]);
    expect(sent('DeleteFormula')).toHaveLength(2);
    // What is used stays selected; what is gone does not.
    expect(screen.getByText('1 selected')).toBeInTheDocument();
  });
});

describe('in Serbian', () => {
  const { stack, visit, sent } = useSlice();

  let slug: string;
  beforeAll(async () => {
    const session = await signIn(stack(), 'user');
    const rawMaterialSlug = await createRawMaterial(stack(), session, {
      tradeName: 'Glicerin vodeni',
      values: {
        composition: [
          { inciName: 'GLYCERIN', maxConcentration: '80-90' },
          { inciName: 'AQUA', maxConcentration: '13.5' },
        ],
      },
    });
    slug = await createFormula(stack(), session, {
      name: 'Zarezi',
      lines: [
        { provisionalName: 'Voda', isRemainder: true },
        { rawMaterialSlug, percent: '5.125' },
      ],
    });
  });

  const open = async () => {
    const user = await visit({ role: 'user', address: `/incigen/${slug}`, language: 'sr' });
    await screen.findByRole('heading', { level: 1, name: 'Zarezi' });
    return user;
  };
  const percentOf = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^Procenat za ${name}`) });
  const save = () => screen.getByRole('button', { name: 'Sačuvaj kao reviziju 2' });

  again('the lines of a saved formula have a decimal comma in Serbian', async () => {
    await open();
    expect(percentOf('Glicerin vodeni')).toHaveValue('5,125');
    expect(percentOf('Voda')).toHaveValue('94,875');
  });

  test('a comma and a point are typed alike, and what is missing is said with a comma', async () => {
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: /^Voda.*dopunjava do 100/ }));
    for (const typed of ['94.5', '94,5']) {
      await user.clear(percentOf('Voda'));
      await user.type(percentOf('Voda'), typed);
      expect(percentOf('Voda')).toHaveValue(typed);
      expect(screen.getAllByText('nedostaje 0,375 %')[0]).toBeVisible();
    }
  });

  again('the working, the batch and the findings have a decimal comma in Serbian', async () => {
    const user = await open();
    await user.type(screen.getByRole('textbox', { name: 'Veličina šarže, kg' }), '12.5');
    expect(await screen.findByText('0,640625 kg')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Račun' }));
    const table = within(await screen.findByRole('table'));
    await user.click(table.getByRole('button', { name: /^GLYCERIN: / }));
    expect(await screen.findByText('5,125 % × 85 ÷ 100')).toBeVisible();
    expect(screen.getByText('4,35625 %')).toBeVisible();
    expect(table.queryByText(/\d\.\d/)).toBeNull();
  });

  again('a comma in place of the point is no change, and a figure is sent with a point', async () => {
    const user = await open();
    const field = percentOf('Glicerin vodeni');
    await user.clear(field);
    await user.type(field, '5.125');
    expect(save()).toBeDisabled();
    await user.clear(field);
    await user.type(field, '5,25');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Sačuvaj izmene' }));
    await waitFor(() =>
      expect(sent('UpdateFormula').map(({ variables }) => variables)).toMatchObject([
        { input: { formula: { lines: [{ percent: null }, { percent: '5.25' }] } } },
      ]),
    );
  });
});

describe('the import', () => {
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

  again('the grams of a batch are scaled only when that is asked for', async () => {
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

  again('a row that is still to be settled keeps the formula from being entered', async () => {
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

  again('corrections survive that the page is left, and a raw material may be kept as a mere name', async () => {
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

  again('what the server refuses stands at its row in the language of the page, and what was typed stays', async () => {
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

  again('another file asks before corrections are dropped', async () => {
    const { user } = await open('Name;INCI;%\nKept;Aqua;100\n');
    await user.type(screen.getByLabelText('Name of the formula'), ' 2');
    await user.click(screen.getByRole('button', { name: 'Import another file' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard the corrections?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Name of the formula')).toHaveValue('Krem 2');
    await user.click(await screen.findByRole('button', { name: 'Import another file' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Discard the corrections?' })).getByRole('button', {
        name: 'Discard corrections',
      }),
    );
    expect(await screen.findByLabelText('Choose a spreadsheet or drop it here')).toBeInTheDocument();
  });

  again(
    'a product information file is made of a spreadsheet: first the formula, then the dialog of the file',
    async () => {
      const { user } = await open(
        'Trade name;INCI;%\nSlice water;Aqua;100\n',
        undefined,
        `&for=pif&company=${company}`,
      );
      await enter(user);
      const dialog = within(await screen.findByRole('dialog', { name: 'New product information file' }));
      expect(dialog.getByText('Made from the formula “Krem”.')).toBeVisible();
      expect(dialog.getByRole('textbox', { name: 'Name of the product' })).toHaveValue('Krem');
      await user.click(dialog.getByRole('button', { name: 'Create' }));
      expect(await screen.findByRole('form', { name: 'Description' })).toBeVisible();
      expect(within(screen.getByRole('region', { name: 'Formula and label' })).getByText('Krem')).toBeVisible();
    },
  );
});
