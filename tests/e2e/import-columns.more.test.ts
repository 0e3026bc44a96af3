import type { Page } from 'playwright-core';
import { creamsWorkbook } from '../support/creamsWorkbook.ts';
import { faultsOf } from './support/accessible.ts';
import { useProduct } from './support/product.ts';

const { openAs } = useProduct();

async function send(page: Page): Promise<void> {
  // A company is chosen by itself once the companies are there.
  await page.locator('select[name=companyId]:not(:has(option[value=""]:checked))').waitFor();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').setInputFiles({ name: 'kreme.xlsx', mimeType, buffer: creamsWorkbook() });
  await page.getByRole('region', { name: /^(Lines of the table|Redovi tabele)$/ }).waitFor();
}
test.each([
  { width: 1440, language: 'en', dark: false },
  { width: 1440, language: 'sr', dark: true },
  { width: 360, language: 'sr', dark: false },
  { width: 360, language: 'en', dark: true },
] as const)('columns are assigned at $width px in $language', async (options) => {
  const { page, problems } = await openAs('user', '/incigen?uvoz=new', options);
  await send(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByText(/“Cene” holds no table|„Cene“ nema tabelu/).waitFor();
  await page.getByText(/2 hidden lines are left out|2 skrivena reda su izostavljena/).waitFor();
  await page.getByRole('button', { name: /^(Continue to|Nastavi na)/ }).press('Enter');
  await page.getByText(/^(Read: nothing has been entered yet|Pročitano: još ništa nije uneto)$/).waitFor();
  expect(problems).toEqual([]);
});

test('two formulas of a workbook are imported at once, and each waits for the other', async () => {
  const { page, problems } = await openAs('user', '/incigen?uvoz=new');
  await send(page);
  await page.getByRole('checkbox', { name: 'Import Noćna krema' }).press('Space');
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await page.getByRole('textbox', { name: 'Name of the formula' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Name of the formula' }).inputValue()).toBe('Dnevna krema');
  await page.getByRole('link', { name: 'Noćna krema' }).click();
  await page.getByRole('link', { name: 'Dnevna krema' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Name of the formula' }).inputValue()).toBe('Noćna krema');
  expect(problems).toEqual([]);
});
