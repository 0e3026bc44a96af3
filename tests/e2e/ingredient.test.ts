import { again } from '../support/again.ts';
import type { Page } from 'playwright-core';
import { useProduct } from './support/product.ts';

const { openAs } = useProduct();

const HEADER =
  'COSING Ref No,INCI name,INN name,Ph. Eur. Name,CAS No,EC No,Chem/IUPAC Name / Description,Restriction,Function,Update Date';
const csv = (...rows: string[]) => Buffer.from([HEADER, ...rows, ''].join('\r\n'));
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
const openImport = async (page: Page) => {
  await page.getByRole('button', { name: /^(Import|Uvoz)$/ }).click();
};

test('applying an import changes the ingredient dictionary', async () => {
  const { page, problems } = await openAs('admin', '/incidata');
  await openImport(page);
  await choose(
    page,
    'inventory.csv',
    csv(
      '1,LUNAR DUST EXTRACT,,,7732-18-5,231-791-2,"Dust, of the moon",,"HUMECTANT, SKIN CONDITIONING",01/01/2026',
      '2,GLYCERIN,,,56-81-9,200-289-5,,,HUMECTANT,01/01/2026',
    ),
  );
  await page.getByText('Ready: nothing has changed yet').waitFor();
  await page.getByText('LUNAR DUST EXTRACT').waitFor();
  // A wrong check digit is a warning: the row is imported all the same.
  await page.getByRole('button', { name: /remarks? about the file/ }).click();
  await page
    .getByText(/line 3, CAS No: A CAS number has a wrong check digit/)
    .first()
    .waitFor();
  // A reload shows the same import.
  await page.reload();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  // The export does not name its day, and an undated one is not applied.
  await page.getByText(/^Enter the export date/).waitFor();
  await page.getByLabel('Day of the export').fill('2026-01-01');
  // It withdraws nearly everything, which asks for the number.
  await page.getByText('This is not the number of entries that would be withdrawn.').waitFor();
  const withdrawals = page.getByLabel(/^Type .* to confirm/);
  await withdrawals.fill(
    /^Type ([\d,]+)/.exec((await page.getByText(/^Type .* to confirm/).textContent()) ?? '')?.[1] ?? '',
  );
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await page.getByText(/^Applied/).waitFor();
  const address = page.url();

  await page.goto('/incidata?filter=lunar');
  await page.getByRole('button', { name: /^LUNAR DUST EXTRACT/ }).click();
  const detail = page.getByRole('dialog', { name: 'LUNAR DUST EXTRACT' });
  await detail.getByText('Dust, of the moon').waitFor();

  await page.goto(address);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('Undone: what stood before is in force again').waitFor();
  await page.goto('/incidata?filter=lunar');
  await page.getByText('Try fewer words, or show all ingredients again.').waitFor();
  expect(problems).toEqual([]);
});

again('an invalid file is rejected with its reason', async () => {
  const { page } = await openAs('orgAdmin', '/incidata');
  await openImport(page);
  await choose(page, 'inventory.csv', Buffer.from('%PDF-1.7 not a table at all'));
  await page.getByText('This is not a text table. Choose the CSV file that COSING exports.').waitFor();
  await choose(page, 'empty.csv', Buffer.alloc(0));
  await page.getByText('This file is empty.').waitFor();
  await choose(page, 'notes.csv', Buffer.from('a,b\n1,2\n'));
  await page.getByText('The file could not be imported. Nothing was changed.').waitFor();
  await page.getByText('No line with the column names was found.').first().waitFor();
  expect(await page.getByRole('button', { name: 'Apply' }).count()).toBe(0);
});
