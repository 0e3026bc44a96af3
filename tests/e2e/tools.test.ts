import { again } from '../support/again.ts';
import type { Page } from 'playwright-core';
import { violations } from './support/accessible.ts';
import { useProduct } from './support/product.ts';

const { openAs } = useProduct();

const address = (page: Page) => page.evaluate(() => location.pathname + location.search);

const list =
  'Aqua, Sodium Laureth Sulfate, Parfum, Linalool, Butylphenyl Methylpropional, Hexyl Cinamal, Phenoxyethanol 0,9 %, CI 42090';

again('a checked list is saved and opened again', async () => {
  const { page, problems } = await openAs('user', '/tools/incicheck');
  await page.getByRole('textbox', { name: 'The list as printed' }).fill(list);
  await page.getByText('is prohibited in cosmetic products.').first().waitFor();

  // The details of an ingredient open by keyboard, and Escape returns the focus.
  const chip = page.getByRole('button', { name: /^5\. BUTYLPHENYL/ });
  await chip.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('80-54-6').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await chip.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'Replace with HEXYL CINNAMAL' }).first().click();
  await page.getByText('is probably a misspelling').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save the check' }).click();
  await page.getByRole('textbox', { name: 'Name of the check' }).fill('Gel za tuširanje');
  await page.keyboard.press('Enter');
  await page.getByText('was saved among the checked INCIs').waitFor();

  await page.getByRole('link', { name: 'Checked INCIs' }).first().click();
  await page.getByRole('article', { name: 'Gel za tuširanje' }).getByRole('link', { name: /^Open/ }).click();
  await page.getByRole('region', { name: 'Ingredient list: Gel za tuširanje' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'The list as printed' }).inputValue()).toBe(
    list.replace('Hexyl Cinamal', 'HEXYL CINNAMAL'),
  );
  expect(problems).toEqual([]);
});

test('a margin of safety is calculated by keyboard with decimal commas', async () => {
  const { page } = await openAs('user', '/tools/mos', { language: 'sr' });
  await page.getByLabel('Naziv supstance').focus();
  // In the order of the fields: substance, concentration, point of departure, dermal absorption (whose source is no
  // link).
  await page.keyboard.type('PHENOXYETHANOL');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0,9');
  await page.keyboard.press('Tab');
  await page.keyboard.type('164,5');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('48,5');
  // 24.14 × 0.9 % × 48.5 % = 0.105371; 164.5 × 50 % = 82.25; 82.25 / 0.105371 = 780.6
  await page.getByText('780,6', { exact: true }).waitFor();
  await page.waitForURL(/concentration=0%2C9/);
  await page.reload();
  await page.getByText('780,6', { exact: true }).waitFor();
  expect(await page.getByLabel('Naziv supstance').inputValue()).toBe('PHENOXYETHANOL');
});

again('the address keeps the scores of the period after opening', async () => {
  const { page } = await openAs('user', '/tools/pao');
  await page.getByText('All required fields must be filled.').waitFor();
  for (const [factor, score] of [
    ['Formulation', '3'],
    ['Packaging', '2'],
    ['Volume and frequency', '2'],
    ['Application area', '2'],
    ['Target population', '1'],
  ] as const) {
    await page.getByRole('combobox', { name: factor }).selectOption(score);
  }
  await page.getByText('18 months', { exact: true }).waitFor();
  await page.waitForURL(/targetPopulation=1/);
  expect(await address(page)).toContain('formulation=3');
});

again('compared lists survive a reload', async () => {
  const { page } = await openAs('user', '/tools/arraysDiff');
  await page.getByRole('textbox', { name: 'List A' }).fill('Aqua, Glycerin, Parfum');
  await page.getByRole('textbox', { name: 'List B' }).fill('Aqua, Parfum, Glycerin, Linalool');
  await page.getByText('Only in A: 0 · only in B: 1 · in both: 3, of which moved: 1').waitFor();
  await page.reload();
  await page.getByText('Only in A: 0 · only in B: 1 · in both: 3, of which moved: 1').waitFor();
  expect(await page.getByRole('textbox', { name: 'List B' }).inputValue()).toBe('Aqua, Parfum, Glycerin, Linalool');
});

again('a calculator prints only its result', async () => {
  const { page } = await openAs('user', '/tools/moe?pod=10&exposure=0.05');
  await page.getByText('200', { exact: true }).waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: 'Print' }),
  ])
    expect(await hidden.isVisible()).toBe(false);
  expect(await page.getByText('The margin is sufficient').isVisible()).toBe(true);
});
