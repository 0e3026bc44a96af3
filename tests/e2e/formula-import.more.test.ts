import type { Page } from 'playwright-core';
import { batchInGrams, rowPerInci, rowPerMaterial } from '../support/formulaSheets.ts';
import { useProduct } from './support/product.ts';

const { openAs } = useProduct();

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function choose(page: Page, name: string, content: Buffer | string): Promise<void> {
  // A company is chosen by itself once the companies are there.
  await page.locator('select[name=companyId]:not(:has(option[value=""]:checked))').waitFor();
  const isText = typeof content === 'string';
  const file = { name, mimeType: isText ? 'text/csv' : XLSX, buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /^(Continue to|Nastavi na)/ }).click();
  await page.getByText(/^(Read: nothing has been entered yet|Pročitano: još ništa nije uneto)$/).waitFor();
}
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

test.each([
  {
    layout: 'one row per raw material',
    // The line above the table.
    name: 'Hand cream HC-1',
    file: 'Row per material.xlsx',
    content: rowPerMaterial(),
    isBatch: false,
    list: 'AQUA, GLYCERIN, GLYCERYL STEARATE, PEG-100 STEARATE, PHENOXYETHANOL',
    finding: null,
  },
  {
    layout: 'one row per INCI name and fractions',
    name: 'Po INCI nazivu',
    file: 'Po INCI nazivu.xlsx',
    content: rowPerInci(),
    isBatch: false,
    list: 'AQUA, GLYCERYL STEARATE, GLYCERIN, CETEARETH-20, CETYL PALMITATE',
    finding: null,
  },
  {
    layout: 'the grams of a batch',
    name: 'Batch',
    file: 'Batch.xlsx',
    content: batchInGrams(),
    isBatch: true,
    list: 'AQUA, HELIANTHUS ANNUUS SEED OIL, PHENOXYETHANOL, ETHYLHEXYLGLYCERIN',
    // 18 % of a preservative that Annex V limits to 1 %.
    finding: /PHENOXYETHANOL/i,
  },
])('a sheet with $layout becomes a formula, and the label made from it is judged', async (one) => {
  const { page, problems } = await openAs('user', '/incigen?uvoz=new');
  await choose(page, one.file, one.content);
  if (one.isBatch) await page.getByRole('button', { name: 'Scale to 100 %' }).click();
  // What is only similar is chosen by hand.
  const undecided = page.locator('select:has(option[value=UNDECIDED]:checked)');
  while ((await undecided.count()) > 0) await undecided.first().selectOption('NEW');
  await page.getByRole('button', { name: 'Enter the formula' }).click();
  await inDialog(page, 'Import').click();
  await page.getByRole('heading', { level: 1, name: one.name }).waitFor();
  await page.getByRole('button', { name: 'Create label' }).click();
  await inDialog(page, 'Create label').click();
  await page.getByRole('heading', { level: 1, name: `Edit ${one.name}` }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Ingredient list' }).inputValue()).toBe(one.list);
  await page.goto(new URL(page.url()).pathname);
  await page.getByRole('heading', { level: 1, name: one.name }).waitFor();
  if (one.finding) {
    await page.getByText('Not compliant').first().waitFor();
    await page.getByText(one.finding).first().waitFor();
  } else
    await page
      .getByText(/^(Compliant|To verify|Not compliant)$/)
      .first()
      .waitFor();
  expect(problems).toEqual([]);
});
