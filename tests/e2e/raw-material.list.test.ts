import { again } from '../support/again.ts';
import type { Locator, Page } from 'playwright-core';
import { scrollsSideways, violations } from './support/accessible.ts';
import { focused, isFocusVisible } from './support/keyboard.ts';
import { useProduct, type Role } from './support/product.ts';

const { stack, openAs } = useProduct();

const cards = (page: Page) => page.getByRole('article');
const found = (page: Page) => page.getByText(/^\d+ raw materials? found$/).first();

/** The most key presses that lead from a page that was just opened to the first row of its list. */
const MAX_TABS = 10;

/** The rows of the table of a page, its head first, after all twenty of them were seen to be low and in sight. */
async function expectDenseRows(page: Page): Promise<Locator> {
  const rows = page.getByRole('grid').getByRole('row');
  await rows.nth(20).waitFor();
  const boxes = await Promise.all((await rows.all()).slice(1).map((row) => row.boundingBox()));
  expect(Math.max(...boxes.map((box) => box?.height ?? Infinity))).toBeLessThanOrEqual(40);
  expect(boxes.filter((box) => box && box.y + box.height <= 900)).toHaveLength(20);
  return rows;
}

/** Reaches the first row from the top of the page by the keyboard. */
async function tabToFirstRow(page: Page): Promise<void> {
  let tabs = 0;
  while ((await focused(page)) !== 'Skip to the list' && tabs < MAX_TABS) {
    await page.keyboard.press('Tab');
    tabs++;
  }
  await page.keyboard.press('Enter');
  const first = page.getByRole('grid').getByRole('row').nth(1);
  expect(await first.evaluate((row) => row === document.activeElement)).toBe(true);
  expect(await isFocusVisible(page)).toBe(true);
}

test('on a desktop the raw materials are a sortable table of which twenty rows are in sight', async () => {
  const { page, problems } = await openAs('user', '/sir-inci?pageSize=20', { width: 1440, height: 900 });
  const rows = await expectDenseRows(page);
  await tabToFirstRow(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('columnheader', { name: 'Manufacturer' }).getByRole('button').click();
  await page.waitForURL(/sort=manufacturer/);
  await page.getByRole('columnheader', { name: 'Manufacturer' }).and(page.locator('[aria-sort=ascending]')).waitFor();

  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('trade:parfem');
  await page.waitForURL(/filter=trade%3Aparfem/);
  await found(page).waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('tbody tr')].every(({ textContent }) => /parfem/i.test(textContent)),
  );
  expect(await rows.count()).toBeGreaterThan(1);
  await page.keyboard.press('Shift+Enter');
  await page.waitForURL((url) => !url.searchParams.has('filter'));
  expect(await page.getByRole('searchbox').inputValue()).toBe('');

  await page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('table', { name: 'Composition', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('dialog').getByRole('table', { name: 'Composition', exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

async function expectTwentyRows(_what: string, path: string, role: Role): Promise<void> {
  const { page, problems } = await openAs(role, path, { width: 1440, height: 900 });
  if (path === '/pifs') {
    // What loads above the button moves it, so that a click may miss it.
    await page.getByRole('radio', { name: 'Table' }).press('Space');
    await page.getByRole('grid').waitFor();
    // The choice stays, and the focus is at the top of the page again.
    await page.reload();
  }
  await expectDenseRows(page);
  await tabToFirstRow(page);
  expect(problems).toEqual([]);
}
test.each<[string, string, Role]>([['ingredients', '/incidata', 'user']])(
  'twenty rows of the %s are in sight, and ten key presses lead to the first',
  expectTwentyRows,
);
again.each<[string, string, Role]>([
  ['formulas', '/incigen', 'admin'],
  ['perfumes', '/paroms', 'admin'],
  ['product information files', '/pifs', 'admin'],
])('twenty rows of the %s are in sight, and ten key presses lead to the first', expectTwentyRows);

again('on a phone the raw materials are cards', async () => {
  const { page, problems } = await openAs('user', '/sir-inci', { width: 360, height: 740 });
  await cards(page).nth(3).waitFor();
  expect(await page.getByRole('combobox', { name: 'Type' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Perfume' });
  await found(page).waitFor();
  await page.getByRole('button', { name: 'Filters (1 active)' }).waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('article')].every(({ textContent }) => textContent.includes('Perfume')),
  );
  expect(await scrollsSideways(page)).toBe(false);
  await page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click();
  await page.getByRole('dialog').getByText('IFRA certificates').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await violations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  expect(problems).toEqual([]);
});

again('deleting a raw material first shows where it is used', async () => {
  const { page, problems } = await openAs('admin', '/sirovine');
  await cards(page).nth(3).waitFor();
  const name = (await cards(page).first().getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: `Details of ${name}`, exact: true }).click();
  await stack().product.clearCalls();
  await page.getByRole('dialog', { name, exact: true }).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete?' });
  await question
    .getByText(/^“.*” will be deleted, its documents too\. It can be put back.*\s+.*all its INCI names/s)
    .waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText(`Successfully deleted ${name}`).waitFor();
  await page.getByRole('button', { name: `Details of ${name}`, exact: true }).waitFor({ state: 'detached' });
  await page.reload();
  await cards(page).nth(3).waitFor();
  expect(await page.getByRole('article', { name, exact: true }).count()).toBe(0);
  expect((await stack().product.calls()).filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(problems).toEqual([]);
});
