import { again } from '../support/again.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { updateRawMaterial, createRawMaterial } from '../support/raw-material.ts';
import { settled } from '../support/renderPage.tsx';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();
type User = Awaited<ReturnType<typeof visit>>;

let consultant: string;
beforeAll(async () => {
  consultant = await signIn(stack(), 'user');
});

const open = async (input: Parameters<typeof createRawMaterial>[2] = {}, role: 'user' | 'orgAdmin' = 'user') => {
  const slug = await createRawMaterial(stack(), consultant, input);
  const user = await visit({ role, address: `/sir-inci/${slug}` });
  await screen.findByRole('heading', { level: 1, name: input.tradeName ?? 'Lavender Complex' });
  return { slug, user };
};
const confirm = async (user: User, button: string) =>
  user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: button }));
const save = async (user: User) => {
  // A closing dialog still covers the page until its animation ends.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await confirm(user, 'Save changes');
};
const name = (row: number) => screen.getByRole('combobox', { name: `INCI name, row ${row}` });
const concentration = (row: number) =>
  screen.getByRole('textbox', { name: `Max. concentration in percent, row ${row}` });
const names = () =>
  screen.getAllByRole('combobox', { name: /^INCI name, row/ }).map((field) => (field as HTMLInputElement).value);
const type = (user: User, field: HTMLElement, text: string) => user.clear(field).then(() => user.paste(text));
const choose = (user: User, label: string, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: label }), option);
const inputs = (operation: string) => sent(operation).map(({ variables }) => variables.input);

test('saving sends only the changed fields and then shows the list', async () => {
  const { slug, user } = await open();
  await type(user, screen.getByLabelText('Trade name'), 'Lavender LC-40');
  await user.click(screen.getByRole('button', { name: 'Add row' }));
  await waitFor(() => expect(name(3)).toHaveFocus());
  await user.paste('SQUALANE');
  await type(user, concentration(3), '<0,1');
  await choose(user, 'CMR', 'Present');
  await type(user, screen.getByLabelText('CMR quantity'), '0.02 %');
  await save(user);
  expect(await screen.findByText('Successfully updated Lavender LC-40')).toBeVisible();
  const composition = [
    ['LAVANDULA ANGUSTIFOLIA OIL', '60'],
    ['TOCOPHEROL', '5'],
    ['SQUALANE', '<0.1'],
  ].map(([inciName, maxConcentration]) => ({ inciName, maxConcentration }));
  expect(inputs('UpdateRawMaterial')).toEqual([
    {
      slug,
      version: expect.any(Number) as number,
      tradeName: 'Lavender LC-40',
      values: { composition, cmrStatus: 'PRESENT', cmrQuantity: '0.02 %' },
    },
  ]);
  await screen.findByRole('heading', { level: 1, name: 'Raw INCI' });
});

again('Ctrl+S saves in place of the browser', async () => {
  const { user } = await open({ tradeName: 'Sačuvana tasterom' });
  const pressSave = () => fireEvent.keyDown(document.activeElement!, { key: 's', ctrlKey: true });
  // `false`: the browser's dialog was prevented. Nothing is to be saved yet.
  expect(pressSave()).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  await choose(user, 'Nano', 'Yes');
  expect(pressSave()).toBe(false);
  await confirm(user, 'Save changes');
  await screen.findByText('Successfully updated Sačuvana tasterom');
});

again('other companies cannot change name, manufacturer and type', async () => {
  const { slug, user } = await open({}, 'orgAdmin');
  for (const field of ['Trade name', 'Manufacturer', 'Type']) expect(screen.getByLabelText(field)).toBeDisabled();
  expect(screen.getByText(/^Only the company that entered it can change trade name/)).toBeVisible();
  await choose(user, 'Nano', 'Yes');
  await save(user);
  await screen.findByText('Successfully updated Lavender Complex');
  expect(inputs('UpdateRawMaterial')).toEqual([
    { slug, version: expect.any(Number) as number, values: { isNano: true } },
  ]);
});

test('the composition can be typed with suggestions or pasted', async () => {
  const { user } = await open({
    values: {
      composition: [
        { inciName: 'AQUA', maxConcentration: '<1' },
        { inciName: 'TOCOPHEROL', maxConcentration: null },
      ],
    },
  });
  await user.clear(name(2));
  await user.type(name(2), 'glyceri');
  const searches = () => sent('SearchIngredients').map(({ variables }) => variables.text);
  await waitFor(() => expect(searches().at(-1)).toBe('glyceri'));
  await settled();
  const list = within(await screen.findByRole('listbox', { name: 'Matching ingredients' }));
  expect(list.getAllByRole('option')[0]).toHaveTextContent(/^GLYCERIN /);
  // One, or a few where a slow machine pauses between two keys, but not one for each key.
  expect(searches().length).toBeLessThan('glyceri'.length);
  await user.keyboard('{ArrowDown}{Enter}');
  expect((name(2) as HTMLInputElement).value).toMatch(/^GLYCERI/);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(
    screen.getByText('1 limit or range is counted at its highest. 1 row has no concentration and is not counted.'),
  ).toBeVisible();

  await user.click(name(2));
  await user.paste('INCI\t%\nSQUALANE\t70,5\nPANTHENOL\t40\n');
  expect(names()).toEqual(['AQUA', 'SQUALANE', 'PANTHENOL']);
  expect(screen.getByText('2 rows were filled in from row 2.')).toBeVisible();
  expect(screen.getByText('The concentrations add up to 111.5 %, which is more than 100 %.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(names()).toEqual([expect.stringMatching(/^GLYCERI/)]);
  expect(screen.queryByRole('button', { name: /^Remove row/ })).toBeNull();
});

again('reason and quantity are shown only for values that need them', async () => {
  const { user } = await open({
    values: {
      hasValidDocuments: false,
      statusDescription: 'SDS & CoA are missing',
      cmrStatus: 'PRESENT',
      cmrQuantity: '0.1 %',
      isNano: true,
    },
  });
  const underlineOf = (label: string) =>
    screen.getByRole('combobox', { name: label }).closest('[data-underline]')?.getAttribute('data-underline');
  expect(screen.getByLabelText('Why the documents are not valid')).toHaveValue('SDS & CoA are missing');
  expect([underlineOf('CMR'), underlineOf('Nano'), underlineOf('Valid documents')]).toEqual([
    'red',
    'orange',
    undefined,
  ]);
  await choose(user, 'Valid documents', 'Yes');
  expect(screen.queryByLabelText('Why the documents are not valid')).toBeNull();
  await choose(user, 'CMR', 'None');
  expect(screen.queryByLabelText('CMR quantity')).toBeNull();
  await choose(user, 'CMR', 'Present');
  expect(screen.getByLabelText('CMR quantity')).toHaveValue('');
  await choose(user, 'Valid documents', 'No');
  expect(screen.getByLabelText('Why the documents are not valid')).toHaveValue('');
});

again('errors keep the input', async () => {
  const { slug, user } = await open();
  await user.clear(name(1));
  await type(user, concentration(2), '120');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('group', { name: 'There are 2 problems. Nothing was lost:' })).toHaveFocus();
  expect(name(1)).toHaveAccessibleDescription('Enter an INCI name, or remove the row.');
  expect(concentration(2)).toHaveAccessibleDescription('A concentration cannot be over 100 %.');
  expect(sent('UpdateRawMaterial')).toEqual([]);

  await type(user, name(1), 'AQUA');
  await type(user, concentration(2), '12');
  await stack().product.fault({ kind: 'status', status: 500, method: 'PATCH', path: `/sir-inci/${slug}`, times: 1 });
  await save(user);
  expect(
    await screen.findByText('The changes could not be saved. What you entered is still here; please try again.'),
  ).toBeVisible();
  await stack().product.fault({
    kind: 'status',
    status: 422,
    method: 'PATCH',
    path: `/sir-inci/${slug}`,
    body: { status: 'fail', message: 'Količina nije poznata.' },
    times: 1,
  });
  await save(user);
  expect(await screen.findByText('Količina nije poznata.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([names(), (concentration(2) as HTMLInputElement).value]).toEqual([['AQUA', 'TOCOPHEROL'], '12']);
});

describe('after a change by somebody else', () => {
  const openConflict = async () => {
    const { slug, user } = await open({ values: { impurities: 'Staro', microbiology: 'TAMC' } });
    await type(user, screen.getByLabelText('Impurities'), 'Moje');
    await updateRawMaterial(stack(), consultant, slug, { impurities: 'Njihovo', microbiology: 'TYMC' });
    await save(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this raw material' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Impurities',
      'Microbiological specification',
    ]);
    for (const text of ['Moje', 'Njihovo', 'TAMC', 'TYMC']) expect(dialog.getByText(text)).toBeVisible();
    return { user, dialog };
  };

  again('the local changes can be saved over the remote ones', async () => {
    const { user, dialog } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Overwrite with mine' }));
    // Before the toast is awaited: soon after it the form closes.
    await waitFor(() => expect(screen.getByLabelText('Microbiological specification')).toHaveValue('TYMC'));
    expect(screen.getByLabelText('Impurities')).toHaveValue('Moje');
    await screen.findByText('Successfully updated Lavender Complex');
    expect(inputs('UpdateRawMaterial')[1]).toMatchObject({ values: { impurities: 'Moje' } });
  });

  again('the remote changes can be taken', async () => {
    const { user, dialog } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Impurities')).toHaveValue('Njihovo');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });
});

describe('a change of type', () => {
  const selectedType = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value;

  test('asks for confirmation with the affected folders and is saved at once', async () => {
    const { slug, user } = await open();
    await choose(user, 'Type', 'Perfume');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the type?' }));
    expect(dialog.getByText('These document folders are added:')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Allergens',
      'IFRA certificates',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([selectedType(), sent('ChangeRawMaterialType')]).toEqual(['PLAIN', []]);
    expect(screen.queryByRole('link', { name: /^IFRA/ })).toBeNull();

    await type(user, screen.getByLabelText('Impurities'), 'Pb');
    await choose(user, 'Type', 'Perfume');
    await confirm(user, 'Change the type');
    expect(await screen.findByText('Successfully changed vrsta from Plain raw material to Perfume')).toBeVisible();
    expect(inputs('ChangeRawMaterialType')).toEqual([{ slug, version: 1, type: 'PARFUM' }]);
    expect(await screen.findByRole('link', { name: /^IFRA/ })).toBeVisible();
    expect([selectedType(), screen.getByLabelText('Impurities')]).toEqual([
      'PARFUM',
      expect.objectContaining({ value: 'Pb' }),
    ]);
    await save(user);
    await screen.findByText('Successfully updated Lavender Complex');
    expect(inputs('UpdateRawMaterial')).toMatchObject([{ values: { impurities: 'Pb' } }]);
  });

  again('from or to "not chosen" is saved with the form', async () => {
    const { user } = await open({ type: 'UNCHOSEN' });
    await choose(user, 'Type', 'Aroma');
    expect(screen.queryByRole('dialog')).toBeNull();
    await save(user);
    await screen.findByText('Successfully updated Lavender Complex');
    expect(inputs('UpdateRawMaterial')).toMatchObject([{ type: 'AROMA', values: {} }]);
  });
});

test('overrides can be entered, switched off and on, reset and cleared', async () => {
  const { slug, user } = await open({ values: { impurities: 'Opšte' } });
  const panel = within(await screen.findByRole('region', { name: 'Own values' }));
  await user.click(await panel.findByRole('button', { name: 'Enter an own value: Impurities' }));
  await type(user, panel.getByLabelText('Own value: Impurities', { selector: 'textarea' }), 'Naše');
  await user.click(panel.getByRole('button', { name: 'Save own value' }));
  expect(await panel.findByText('Naše')).toBeVisible();
  expect(panel.getByText('Opšte')).toBeVisible();
  const version = expect.any(Number) as number;
  expect(inputs('SetRawMaterialOverrides')).toEqual([{ slug, companyId: null, version, impurities: 'Naše' }]);
  // The form came with them.
  expect([...sent('RawMaterialForm'), ...sent('RawMaterialOverrides'), ...sent('CompanyChoices')]).toHaveLength(1);

  const overridesSwitch = () => panel.getByRole('switch', { name: 'Use own values' });
  const before = (overridesSwitch() as HTMLInputElement).checked;
  await stack().product.fault({ kind: 'status', status: 500, path: `/api/v1/sirovine/${slug}/overrides`, times: 9 });
  await user.click(overridesSwitch());
  expect(await screen.findByText('Failed to toggle override status')).toBeVisible();
  expect((overridesSwitch() as HTMLInputElement).checked).toBe(before);
  await stack().product.clearFaults();
  await user.click(overridesSwitch());
  await waitFor(() => expect((overridesSwitch() as HTMLInputElement).checked).toBe(!before));
  // The switch turns before the response, which brings the version that the next change needs.
  await settled();

  await user.click(panel.getByRole('button', { name: 'Reset fields…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Reset selected fields' }));
  expect(await dialog.findByText('Please select at least one field to reset')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Impurities' }));
  await user.click(dialog.getByRole('button', { name: 'Reset selected fields' }));
  expect(await screen.findByText('Fields reset')).toBeVisible();
  await waitFor(() => expect(panel.queryByText('Naše')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(panel.getByRole('button', { name: 'Enter an own value: Nano' }));
  await user.selectOptions(panel.getByRole('combobox', { name: 'Own value: Nano' }), 'Yes');
  await user.click(panel.getByRole('button', { name: 'Save own value' }));
  await user.click(await panel.findByRole('button', { name: 'Clear all' }));
  await confirm(user, 'Clear all');
  expect(await screen.findByText('Overrides cleared')).toBeVisible();
});

again('the working list opens the form in a dialog that closes after saving', async () => {
  const slug = await createRawMaterial(stack(), consultant, { tradeName: 'Zwitterion Quick' });
  const user = await visit({ role: 'user', address: '/sir-inci?filter=Zwitterion' });
  await user.click(await screen.findByRole('link', { name: 'Edit Zwitterion Quick' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zwitterion Quick' }));
  await type(user, await dialog.findByLabelText('Impurities'), 'Pb');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await confirm(user, 'Stay');
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Save the changes?' })).getByRole('button', {
      name: 'Save changes',
    }),
  );
  await screen.findByText('Successfully updated Zwitterion Quick');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputs('UpdateRawMaterial')).toMatchObject([{ slug, values: { impurities: 'Pb' } }]);
  expect(window.location.search).toBe('?filter=Zwitterion');
});
