import { fireEvent, screen, within } from '@testing-library/react';
import { createFormula } from '../support/formula.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

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

test.each([
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
  expect(percentOf('Voda')).toHaveAccessibleDescription('The other lines exceed 100 %; nothing is left for this one.');
  expect([percentOf('Glicerin'), percentOf('Ulje')].map((field) => (field as HTMLInputElement).value)).toEqual([
    '60',
    '50',
  ]);
});

test('a second line that fills up takes the place of the first', async () => {
  const user = await open();
  await user.click(fillsUp('Glicerin'));
  expect([fillsUp('Voda'), fillsUp('Glicerin')].map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
});

test('more than 300 pasted lines are refused with the limit before anything is added', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Paste lines' }));
  const dialog = within(await screen.findByRole('dialog'));
  const pasted = Array.from({ length: 298 }, (_, at) => `Sirovina ${at}\t0.1`).join('\n');
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: pasted } });
  expect(dialog.getByText('A formula has at most 300 lines.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Add 298 lines' })).toBeDisabled();
});
