import { screen, waitFor, within } from '@testing-library/react';
import { createFormula } from '../support/formula.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

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

test('the lines of a saved formula have a decimal comma in Serbian', async () => {
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

test('the working, the batch and the findings have a decimal comma in Serbian', async () => {
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

test('a comma in place of the point is no change, and a figure is sent with a point', async () => {
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
