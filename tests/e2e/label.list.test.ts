import { again } from '../support/again.ts';
import type { Locator, Page } from 'playwright-core';
import { useProduct } from './support/product.ts';

const { stack, openAs } = useProduct();

const cards = (page: Page) => page.getByRole('article');
const shown = async (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const showing = (page: Page) => page.getByText(/^Showing \d+ to \d+ of \d+ results$/);

test('a reload restores filters, search and page', async () => {
  const { page, problems } = await openAs('admin', '/deklaracije');
  await cards(page).nth(3).waitFor();
  const all = await showing(page).innerText();

  await page.getByRole('radio', { name: /Not compliant/ }).click({ force: true });
  await page.waitForURL(/status=3/);
  await page.waitForFunction((before) => !document.body.innerText.includes(before), all);
  expect(await page.getByRole('article').getByText('Not compliant').count()).toBe(4);

  const [first = ''] = await shown(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL(/page=2/);
  await page.getByText(/^Showing 5 to /).waitFor();
  await page.getByRole('heading', { name: first, exact: true }).waitFor({ state: 'detached' });
  const before = await shown(page);
  await page.reload();
  await page.getByText(/^Showing 5 to /).waitFor();
  expect(await shown(page)).toEqual(before);
  expect(await page.evaluate(() => localStorage.getItem('selectedStatusDeklaracije'))).toBe('3');

  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByText(all).waitFor();

  const search = page.getByRole('searchbox');
  await search.fill('sampon');
  await page.waitForURL(/filter=sampon&page=1/);
  await page.waitForFunction((line) => !document.body.innerText.includes(line), all);
  for (const name of await shown(page)) expect(name).toMatch(/šampon/i);
  expect(problems).toEqual([]);
});

test('on a phone the next page starts at its first label', async () => {
  const { page, problems } = await openAs('user', '/deklaracije', { width: 360, height: 740 });
  await cards(page).nth(3).waitFor();
  const top = async () => (await cards(page).first().boundingBox())?.y ?? NaN;
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(/^Showing 5 to 8 of /).waitFor();
  await page.waitForFunction(() => window.scrollY < 500);
  expect(await top()).toBeGreaterThanOrEqual(56);
  expect(await top()).toBeLessThan(120);
  expect(problems).toEqual([]);
});

again('at 1366 pixels all filters stand in one row in Serbian, the button that resets them too', async () => {
  const { page } = await openAs('user', '/deklaracije?lng=sr', { width: 1366, height: 768 });
  await cards(page).nth(3).waitFor();
  // They may arrive after the list, and are as wide as what stands in for them only nearly.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const middle = async (control: Locator) => {
    const box = await control.boundingBox();
    return box && Math.round(box.y + box.height / 2);
  };
  expect(await middle(page.getByRole('button', { name: 'Poništi' }))).toBe(await middle(page.getByRole('searchbox')));
});

test('deleting a label asks for confirmation', async () => {
  const { page, problems } = await openAs('user', '/deklaracije');
  await cards(page).nth(3).waitFor();
  const [name = ''] = await shown(page);
  await stack().product.clearCalls();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(name).waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText(`Successfully deleted entry ${name}`).waitFor();
  await page.getByRole('button', { name: `Delete ${name}` }).waitFor({ state: 'detached' });
  await page.reload();
  await cards(page).nth(3).waitFor();
  expect(await shown(page)).not.toContain(name);
  expect((await stack().product.calls()).filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(problems).toEqual([]);
});

again('cancelling the deletion of a label returns the focus', async () => {
  const { page } = await openAs('user', '/deklaracije');
  const button = page.getByRole('button', { name: /^Delete / }).first();
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

again('the list can be retried after an outage of the product server', async () => {
  const { page } = await openAs('user', '/deklaracije');
  await cards(page).nth(3).waitFor();
  await stack().product.fault({ kind: 'reset', path: '*' });
  await page.getByRole('button', { name: 'Next' }).click();
  const toast = page.getByRole('button', { name: /try again/i }).first();
  await toast.waitFor();
  expect(await cards(page).count()).toBe(4);
  await stack().product.clearFaults();
  await page.reload();
  await page.getByText(/^Showing 5 to 8 of /).waitFor();
});
