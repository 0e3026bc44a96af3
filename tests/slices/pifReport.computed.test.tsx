import { screen, within } from '@testing-library/react';
import { companyIdOf } from '../../mocks/seed/companies.ts';
import { FORMULA_COUNT, formulaAt } from '../../mocks/seed/formulas.ts';
import { mutatePif } from '../support/pif.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const formula = Array.from({ length: FORMULA_COUNT }, (_, at) => formulaAt(at)).find(
  (one) => one.formula.companyId === lavanda && one.materialIds.length > 0,
)?.formula;

/** A file with a formula, whose product somebody is exposed to 100 mg/kg a day. */
async function open(role: 'user' | 'client' = 'user') {
  const { slug } = await mutatePif(stack(), 'user', 'createPif', {
    name: 'Krema sa računom',
    companyId: lavanda,
    formulaSlug: formula?.slug,
  });
  const exposure = { gramsPerDay: '6', retentionFactor: '1', bodyWeightKg: '60', reasoning: 'Merenje' };
  await mutatePif(stack(), 'user', 'updatePifDescription', {
    slug,
    version: 1,
    name: 'Krema sa računom',
    description: { category: 'body_care_products', use: 'LEAVE_ON' },
  });
  await mutatePif(stack(), 'user', 'updatePifPartA', { slug, version: 1, partA: { exposure } });
  const user = await visit({ role, address: `/pifs/cpsr/${slug}` });
  await screen.findByRole('table', { name: 'Exposure and margin of safety by substance' });
  return { user, slug };
}
const margins = () => screen.getByRole('table', { name: 'Exposure and margin of safety by substance' });

test('a figure of the table opens its working with the numbers that it follows from', async () => {
  const { user } = await open();
  const [figure] = within(margins()).getAllByRole('button', { name: /^How .* follows$/ });
  await user.click(figure!);
  const dialog = within(await screen.findByRole('dialog', { name: /^Margin of safety: / }));
  expect(dialog.getByText(/^SED = A × C/)).toBeVisible();
  expect(dialog.getByText(/^= 100 × /)).toBeVisible();
  expect(dialog.getByText(/^A, exposure to the product: /)).toBeVisible();
});

test('the composition names the raw materials of the formula', async () => {
  await open();
  const rows = within(screen.getByRole('table', { name: 'Composition by raw materials' })).getAllByRole('row');
  expect(rows.length).toBeGreaterThan(1);
});

test('a client reads the computed report without a link to the formula', async () => {
  await open('client');
  const missing = within(screen.getByRole('list', { name: 'What A8 lacks' }));
  expect(missing.getAllByRole('button').length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /add up to|is not known/ })).toBeNull();
});

test('what is typed in Part A is computed again when it is saved', async () => {
  const { user } = await open();
  const before = sent('PifSafetyReport').length;
  const weight = screen.getByRole('textbox', { name: 'Body weight, kg' });
  await user.clear(weight);
  await user.paste('30');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('200 mg/kg')).toBeVisible();
  expect(sent('PifSafetyReport').length).toBeGreaterThan(before);
});
