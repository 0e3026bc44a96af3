import { again } from '../support/again.ts';
import type { Page } from 'playwright-core';
import { createLabel } from '../support/label.ts';
import { signIn } from '../support/signIn.ts';
import { violations } from './support/accessible.ts';
import { useProduct } from './support/product.ts';

const { stack, openAs } = useProduct();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const list = (page: Page) => page.getByLabel('Ingredient list');
const confirm = async (page: Page, button: string) =>
  page.getByRole('dialog').getByRole('button', { name: button }).click();
const enter = async (content: object = {}) => createLabel(stack(), await signIn(stack(), 'user'), content);

test('a label is created from a pasted list and edited', async () => {
  const { page, problems } = await openAs('user', '/deklaracije');
  await page.getByRole('link', { name: 'New label' }).click();
  await heading(page, 'New label').waitFor();
  expect(new URL(page.url()).pathname).toBe('/deklaracije/+nova');
  await page.getByLabel('Name', { exact: true }).fill('Tonik za lice');
  await list(page).fill('Aqua, Linalool, Glycerinn');
  await page.getByRole('button', { name: 'Replace with GLYCERIN' }).click();
  expect(await list(page).inputValue()).toBe('Aqua, Linalool, GLYCERIN');
  await page.getByText('3 of 3 names recognised').waitFor();

  await page.getByRole('button', { name: /^3\. GLYCERIN/ }).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await list(page).inputValue()).toBe('GLYCERIN, Aqua, Linalool');
  await page.waitForFunction(() => document.activeElement?.textContent === '1GLYCERIN');
  await page.keyboard.press('ArrowRight');
  expect(await list(page).inputValue()).toBe('Aqua, GLYCERIN, Linalool');
  await page.getByRole('button', { name: /^3\. Linalool/ }).dragTo(page.getByRole('button', { name: /^1\. Aqua/ }));
  expect(await list(page).inputValue()).toBe('Linalool, Aqua, GLYCERIN');

  await page.getByLabel('Add an ingredient').fill('Triethyl');
  await page.getByRole('option', { name: /^TRIETHYL CITRATE/ }).click();
  expect(await list(page).inputValue()).toBe('Linalool, Aqua, GLYCERIN, TRIETHYL CITRATE');

  await page.getByRole('button', { name: 'Save label' }).click();
  await confirm(page, 'Save label');
  await page.getByText('Entry created').waitFor();
  await heading(page, 'Tonik za lice').waitFor();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await heading(page, 'Edit Tonik za lice').waitFor();
  await page.reload();
  await heading(page, 'Edit Tonik za lice').waitFor();
  await page.getByLabel('Nominal content').fill('200 ml');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await confirm(page, 'Save changes');
  await page.getByText('Successfully updated Tonik za lice').waitFor();
  await page.getByText('200 ml').waitFor();
  expect(problems).toEqual([]);
});

again('the back button asks before it discards typed text', async () => {
  const slug = await enter({ name: 'Losion' });
  const { page } = await openAs('user', `/deklaracije/${slug}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Losion za telo');
  await page.goBack();
  await page.getByRole('dialog', { name: 'Save your changes?' }).getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Losion za telo');
  expect(new URL(page.url()).search).toBe('?izmena=1');
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and continue' }).click();
  await heading(page, 'Losion za telo').waitFor();
});

again('the second of two people who edit a label sees both versions', async () => {
  const slug = await enter({ name: 'Krema' });
  const [one, other] = [
    await openAs('user', `/deklaracije/${slug}?izmena=1`),
    await openAs('orgAdmin', `/deklaracije/${slug}?izmena=1`),
  ];
  for (const { page } of [one, other]) {
    await heading(page, 'Edit Krema').waitFor();
  }
  const save = async (page: Page, name: string) => {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await confirm(page, 'Save changes');
  };
  await one.page.getByLabel('Remarks', { exact: true }).fill('Samo prva');
  await save(one.page, 'Krema prva');
  await heading(one.page, 'Krema prva').waitFor();
  await save(other.page, 'Krema druga');
  const dialog = other.page.getByRole('dialog', { name: 'Somebody else has changed this label' });
  await dialog.getByText('Krema prva').waitFor();
  await dialog.getByText('Krema druga').waitFor();
  await dialog.getByText('This field was changed by them alone.').waitFor();
  expect(await violations(other.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await heading(other.page, 'Krema druga').waitFor();
  await one.page.reload();
  await heading(one.page, 'Krema druga').waitFor();
  await one.page.getByText('Samo prva').waitFor();
});

again('a label is copied, archived, restored and deleted', async () => {
  const slug = await enter({ name: 'Šampon za kosu' });
  const { page, problems } = await openAs('user', `/deklaracije/${slug}`);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await confirm(page, 'Duplicate');
  await page.waitForURL((url) => url.pathname !== `/deklaracije/${slug}`);
  const copy = await page.getByRole('heading', { level: 1, name: /Šampon za kosu/ }).innerText();
  await page.getByRole('button', { name: 'Archive' }).click();
  await confirm(page, 'Archive');
  await page.getByText('Archived', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Unarchive' }).click();
  await confirm(page, 'Unarchive');
  await page.getByText('Archived', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete');
  await page.getByText(`Successfully deleted entry ${copy}`).waitFor();
  await heading(page, 'Labels').waitFor();
  await page.goto(`/deklaracije/${slug}`);
  await heading(page, 'Šampon za kosu').waitFor();
  expect(problems).toEqual([]);
});

test('a label is printed in light colours with every finding and its reference', async () => {
  const slug = await enter({ name: 'Sapun', ingredientText: 'Aqua, Linalool, Xyzzyl' });
  const { page, context } = await openAs('user', `/deklaracije/${slug}`, { dark: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('2 of 3 names recognised').waitFor();
  await page.getByRole('button', { name: 'Copy the ingredient list' }).click();
  await page.getByText('The ingredient list was copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Aqua, Linalool, Xyzzyl');

  const why = page.getByRole('region', { name: 'Why this result' });
  await why.getByRole('button', { name: /^Nothing to do/ }).click();
  const findings = await why.getByRole('listitem').count();
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table');
  await table.waitFor();
  expect(await table.getByRole('row').count()).toBe(findings + 1);
  expect(await table.getByText(/Regulation/).count()).toBeGreaterThanOrEqual(findings);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1, name: 'Sapun' }).count()).toBe(1);
  expect(await table.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(24, 33, 31)');
  await page.emulateMedia({ media: 'screen' });
  await table.waitFor({ state: 'detached' });
});
