import { again } from '../support/again.ts';
import type { Page } from 'playwright-core';
import { createRawMaterial } from '../support/raw-material.ts';
import { signIn } from '../support/signIn.ts';
import { violations } from './support/accessible.ts';
import { useProduct } from './support/product.ts';

const { stack, signedIn, openAs } = useProduct();

const enter = async (input: Parameters<typeof createRawMaterial>[2] = {}) =>
  createRawMaterial(stack(), await signIn(stack(), 'user'), input);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const confirm = async (page: Page, button: string) =>
  page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
const type = (page: Page) => page.getByLabel('Type', { exact: true });

test('changing the type of a raw material asks for confirmation', async () => {
  const slug = await enter({ tradeName: 'Mirisni kompleks' });
  const { page, context, problems } = await openAs('user', `/sir-inci/${slug}`);
  await heading(page, 'Mirisni kompleks').waitFor();
  await page.getByRole('button', { name: 'Add row' }).click();
  await page.keyboard.type('linalo');
  await page.getByRole('option', { name: /^LINALOOL / }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await page.getByLabel('INCI name, row 3').inputValue()).toMatch(/^LINALO/);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('INCI\tMax. %\nGLYCERIN\t70,5\nSQUALANE\t40'));
  await page.getByLabel('INCI name, row 3').click();
  await page.keyboard.press('Control+V');
  await page.getByText('2 rows were filled in from row 3.').waitFor();
  await page.getByText(/add up to 175\.5 %/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Remove row 3' }).click();
  expect(await page.getByRole('combobox', { name: /^INCI name, row/ }).count()).toBe(2);

  const changes = [
    ['PARFUM', /are added:/, 'from Plain raw material to Perfume'],
    ['EXTRACT_OIL', /no longer needed/, 'from Perfume to Extract or vegetable oil'],
    ['AROMA', /is added, or activated/, 'from Extract or vegetable oil to Aroma'],
    ['PLAIN', /should be deactivated/, 'from Aroma to Plain raw material'],
  ] as const;
  for (const [to, effect, words] of changes) {
    await type(page).selectOption(to);
    await page.getByRole('dialog').getByText(effect).waitFor();
    await confirm(page, 'Change the type');
    await page.getByText(`Successfully changed vrsta ${words}`).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await type(page).inputValue()).toBe(to);
  }
  await page
    .getByRole('link', { name: /^IFRA/ })
    .getByText(/should be deactivated/)
    .waitFor();
  expect(problems).toEqual([]);
});

again('leaving the form asks while there are unsaved changes', async () => {
  const slug = await enter({ tradeName: 'Ulje' });
  const { page, context } = await signedIn('user');
  await context.route('**/TypeChangeDialog-*.js', (route) => route.abort());
  await page.goto(`/sir-inci/${slug}`);
  await type(page).selectOption('EXTRACT_OIL');
  await page.getByText(/^The question about the change of type could not be shown/).waitFor();
  expect(await type(page).inputValue()).toBe('EXTRACT_OIL');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Save your changes?' });
  await confirmation.getByRole('button', { name: 'Stay' }).click();
  expect(new URL(page.url()).pathname).toBe(`/sir-inci/${slug}`);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await confirmation.getByRole('button', { name: 'Save and continue' }).click();
  await heading(page, 'Raw INCI').waitFor();
  await page.goto(`/sir-inci/${slug}`);
  await type(page).waitFor();
  expect(await type(page).inputValue()).toBe('EXTRACT_OIL');
});

again('another role overrides values for its company', async () => {
  const slug = await enter({ tradeName: 'Karbomer', values: { impurities: 'Benzen < 2 ppm' } });
  const { page, problems } = await openAs('orgAdmin', `/sir-inci/${slug}`);
  await heading(page, 'Karbomer').waitFor();
  expect(await page.getByLabel('Trade name').isDisabled()).toBe(true);
  const panel = page.getByRole('region', { name: 'Own values' });
  await panel.getByRole('button', { name: 'Enter an own value: Impurities' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Benzen < 1 ppm');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Save own value' }).click();
  await panel.getByText('Benzen < 1 ppm').waitFor();
  await panel.getByRole('button', { name: 'Reset this field: Impurities' }).click();
  await page.getByText('Fields reset').waitFor();
  await panel.getByText('Benzen < 1 ppm').waitFor({ state: 'detached' });

  await page.getByLabel('Nano', { exact: true }).first().selectOption('true');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await confirm(page, 'Save changes');
  await page.getByText('Successfully updated Karbomer').waitFor();
  await heading(page, 'Raw INCI').waitFor();
  expect(problems).toEqual([]);
});
