import { fireEvent, screen, within } from '@testing-library/react';
import { createFormula } from '../support/formula.ts';
import { queryStack } from '../support/queryStack.ts';
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
  expect(fillsUp('Voda')).not.toBeChecked();
  expect(fillsUp('Glicerin')).toBeChecked();
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

test('several formulas are deleted with one question, and what is used or gone is told by name', async () => {
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
    'Skupna nestala: It is no longer there, somebody else deleted it.',
    'Skupna slobodna',
  ]);
  expect(sent('DeleteFormula')).toHaveLength(2);
  // What is used stays selected; what is gone does not.
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});
