import type { Page } from 'playwright-core';
import { writeSheet } from '../../bff/spreadsheets/writeSheet.ts';
import { contentOf } from './support/downloads.ts';
import { useProduct } from './support/product.ts';

const { openAs } = useProduct();

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const COUNT = 1_000;
const rows = Array.from({ length: COUNT }, (_, at) => [
  `Uvezena sirovina ${String(at).padStart(4, '0')}`,
  'ACME',
  'Biljno ulje',
  'Aqua; Glycerin',
  '90,5; 9,5',
  'Ne',
  'Nema',
  'Ne',
]);
const sheet = [
  ['Spisak sirovina'],
  ['Trgovački naziv', 'Proizvođač', 'Vrsta', 'INCI', 'Maks. %', 'Nano', 'CMR', 'Ispravna dokumenta'],
  ...rows,
  ['Pogrešna', 'ACME', '', 'Aqua', '120', '', '', ''],
];

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: XLSX, buffer });
  await page.getByRole('button', { name: /^(Continue to|Nastavi na)/ }).click();
}
const segment = (page: Page, name: RegExp) => page.getByRole('radio', { name });

test('a thousand imported raw materials come back unchanged from an export', async () => {
  const { page, problems } = await openAs('user', '/sir-inci?uvoz=new');
  await choose(page, 'sirovine.xlsx', writeSheet(sheet, 'xlsx', 'sr'));
  await page.getByText('Ready: nothing has changed yet').waitFor();
  await page.getByText('1 row with errors is left out.').waitFor();
  await segment(page, /^With errors\s*1$/).press('Space');
  await page.getByText(/line 1003/).waitFor();
  await page.getByText(/Max\. %: a percentage over 100 \(120\)/).waitFor();
  await segment(page, /^New\s*1,000$/).press('Space');
  await page
    .getByText('Showing 1 to 20 of 1000 results')
    .or(page.getByText('Showing 1 to 20 of 1,000 results'))
    .waitFor();
  // A reload shows the same import.
  await page.reload();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await page.getByText('Imported', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show the raw materials' }).click();

  await page.goto('/sir-inci?catalogue=yes&filter=trade:Uvezena');
  await page.getByText('Uvezena sirovina 0000').first().waitFor();
  await page.getByText(/^Showing 1 to \d+ of 1,?000 results$/).waitFor();
  await page.goto('/sir-inci?catalogue=yes');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem').first().click();
  const exported = await contentOf(await download);
  await page.goto('/sir-inci?uvoz=new');
  await choose(page, 'export.xlsx', exported);
  await page.getByText('Nothing to apply').waitFor();
  await segment(page, /^New\s*0$/).waitFor({ state: 'attached' });
  // The thousand imported ones and those that the catalogue had before.
  await segment(page, /^Unchanged\s*1,\d{3}$/).waitFor({ state: 'attached' });
  await segment(page, /^With errors\s*0$/).waitFor({ state: 'attached' });
  expect(problems).toEqual([]);
});
