import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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
async function open(role: 'user' | 'client' = 'user', category = 'body_care_products') {
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
    description: { category, use: 'LEAVE_ON' },
  });
  await mutatePif(stack(), 'user', 'updatePifPartA', { slug, version: 1, partA: { exposure } });
  const user = await visit({ role, address: `/pifs/cpsr/${slug}` });
  await screen.findByRole('table', { name: 'Exposure and margin of safety by substance' });
  return { user, slug };
}
const margins = () => screen.getByRole('table', { name: 'Exposure and margin of safety by substance' });

test('A6 says where the product is applied and by which route, in the language of the reader', async () => {
  const { slug } = await open();
  expect(screen.getByText('Where it is applied:')).toHaveTextContent('Where it is applied: body');
  expect(screen.getByText('Route of exposure:')).toHaveTextContent('Route of exposure: dermal');
  await visit({ role: 'user', address: `/pifs/cpsr/${slug}`, language: 'sr' });
  expect(await screen.findByText('Mesto primene:')).toHaveTextContent('Mesto primene: telo');
  expect(screen.getByText('Put izlaganja:')).toHaveTextContent('Put izlaganja: preko kože');
});

test('a figure of the table opens its working with the numbers that it follows from', async () => {
  const { user } = await open();
  const [figure] = within(margins()).getAllByRole('button', { name: /^How .* follows$/ });
  await user.click(figure!);
  const dialog = within(await screen.findByRole('dialog', { name: /^Margin of safety: / }));
  expect(dialog.getByText(/^SED = A × C/)).toBeVisible();
  expect(dialog.getByText(/^= 100 × /)).toBeVisible();
  expect(dialog.getByText(/^A, exposure to the product: /)).toBeVisible();
  expect(await dialog.findByRole('heading', { name: 'Toxicological profile' })).toBeVisible();
});

test('the working of a mouthwash adds what is swallowed, and names its source', async () => {
  const { user } = await open('user', 'mouth_wash');
  const [figure] = within(margins()).getAllByRole('button', { name: /^How .* follows$/ });
  await user.click(figure!);
  const dialog = within(await screen.findByRole('dialog', { name: /^Margin of safety: / }));
  expect(dialog.getByText(/^SED = .*oral absorption of what is swallowed/)).toBeVisible();
  expect(dialog.getByText(/^= 100 × .* × \(\d+ \+ \d+\) \/ 100/)).toBeVisible();
});

test('the name of a substance opens its profile, and any other figure its working', async () => {
  const { user } = await open();
  const [name] = within(margins()).getAllByRole('button', { name: /^Working and profile of / });
  await user.click(name!);
  const dialog = within(await screen.findByRole('dialog', { name: /^Margin of safety: / }));
  expect(await dialog.findByRole('heading', { name: 'Toxicological profile' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(within(margins()).getAllByRole('button', { name: /^How > 100 of / })[0]!);
  const working = within(await screen.findByRole('dialog', { name: /^Margin of safety: / }));
  expect(working.getByText(/^SED = A × C/)).toBeVisible();
});

test('Part A and Part B ask for the report once, also after a profile was opened', async () => {
  const { user, slug } = await open();
  await mutatePif(stack(), 'user', 'submitPif', { slug, version: 1 });
  await visit({ role: 'user', address: `/pifs/cpsr/${slug}` });
  await screen.findByRole('form', { name: 'Part B – safety assessment' });
  await user.click(within(margins()).getAllByRole('button', { name: /^Working and profile of / })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: /^Margin of safety: / }));
  await dialog.findByRole('heading', { name: 'Toxicological profile' });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect([sent('PifSafetyReport'), sent('PifPartB')].map(({ length }) => length)).toEqual([1, 1]);
});

test('the composition names the raw materials of the formula', async () => {
  await open();
  const rows = within(screen.getByRole('table', { name: 'Composition by raw materials' })).getAllByRole('row');
  expect(rows.length).toBeGreaterThan(1);
  const lacking = within(screen.getByRole('list', { name: 'What A4 lacks' }));
  const [link] = lacking.getAllByRole('link', { name: /: no data on CMR substances\.$/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/.*\?material=./));
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

/** Adds a profile of the first substance of the table, and returns its name with the fields of the profile. */
async function addProfile(user: UserEvent) {
  const [figure] = within(margins()).getAllByRole('button', { name: /^How .* follows$/ });
  const name = /of (.+) follows$/.exec(figure?.getAttribute('aria-label') ?? '')?.[1] ?? '';
  await user.click(screen.getByRole('button', { name: 'Add a profile' }));
  const profile = within(screen.getByRole('group', { name: 'Profile 1' }));
  await user.click(profile.getByRole('textbox', { name: 'INCI name' }));
  await user.paste(name);
  return { name, profile };
}
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

test('another required margin is saved only with its reason, and the working tells both', async () => {
  const { user } = await open();
  const { name, profile } = await addProfile(user);
  await user.click(profile.getByRole('textbox', { name: 'Required margin in place of 100' }));
  await user.paste('25');
  await save(user);
  expect(await screen.findAllByText('Another margin needs a reason.')).not.toHaveLength(0);
  expect(sent('UpdatePifPartA')).toEqual([]);
  await user.click(profile.getByRole('textbox', { name: 'Why another margin' }));
  await user.paste('Kinetika kod ljudi');
  await save(user);
  expect(await within(margins()).findByText('> 25')).toBeVisible();
  await user.click(within(margins()).getAllByRole('button', { name: new RegExp(`of ${name} follows$`) })[0]!);
  expect(await screen.findByText(/^Required margin: .*because: Kinetika kod ljudi/)).toHaveTextContent(': 25 ·');
});

test('a Cramer class needs two answers, and the working shows the threshold', async () => {
  const { user } = await open();
  const { name, profile } = await addProfile(user);
  await user.selectOptions(profile.getByRole('combobox', { name: 'Cramer class' }), 'I');
  await user.selectOptions(profile.getByRole('combobox', { name: 'Alert for genotoxicity' }), 'No');
  await save(user);
  expect(await screen.findAllByText(/^The threshold of a Cramer class is used only where/)).not.toHaveLength(0);
  expect(sent('UpdatePifPartA')).toEqual([]);
  await user.selectOptions(profile.getByRole('combobox', { name: 'Organophosphate or carbamate' }), 'No');
  const before = sent('PifSafetyReport').length;
  await save(user);
  await waitFor(() => expect(sent('PifSafetyReport').length).toBeGreaterThan(before));
  await user.click(within(margins()).getAllByRole('button', { name: new RegExp(`of ${name} follows$`) })[0]!);
  expect(await screen.findByText(/^Threshold of toxicological concern, Cramer class I: /)).toHaveTextContent(
    '46 µg/kg',
  );
});
