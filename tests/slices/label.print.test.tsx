import { act, screen, within } from '@testing-library/react';
import { createLabel } from '../support/label.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit } = useSlice();

let consultant: string;
beforeAll(async () => {
  consultant = await signIn(stack(), 'user');
});

/** Opens a label and prints it; the sheet is in the document until printing ends. */
async function print(content: object) {
  const slug = await createLabel(stack(), consultant, content);
  await visit({ role: 'user', address: `/deklaracije/${slug}` });
  await screen.findByText('Why this result');
  await screen.findAllByText(/names? recognised/);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  // Hidden, because the styles of the sheet show it to a printer only.
  return within(await screen.findByRole('table', { hidden: true }));
}

test('a missing warning is printed with its wording', async () => {
  const table = await print({ ingredientText: 'Aqua, Retinol' });
  const row = table.getByRole('row', { name: /warning.*RETINOL/i, hidden: true });
  expect(row).toHaveTextContent(/Wording to print: .*Contains Vitamin A/i);
});

test('the printed wording is marked with its language', async () => {
  const table = await print({ ingredientText: 'Aqua, Retinol' });
  expect(table.getByText(/^Contains Vitamin A/i)).toHaveAttribute('lang', 'en');
});
