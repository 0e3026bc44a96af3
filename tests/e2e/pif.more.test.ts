import type { Page } from 'playwright-core';
import { clientCompany, clientPif, mutatePif } from '../support/pif.ts';
import { aPdf, protectedPdf } from '../support/pdf.ts';
import { faultsOf } from './support/accessible.ts';
import { useProduct } from './support/product.ts';

const { stack, openAs } = useProduct();

const pdf = (name: string, buffer = aPdf(name)) => ({ name, mimeType: 'application/pdf', buffer });
const choose = (page: Page, slot: string, ...files: ReturnType<typeof pdf>[]) =>
  page.getByLabel(`Files for ${slot}`).setInputFiles(files);
const upload = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });
const site = (page: Page) => page.getByRole('textbox', { name: 'Name and address of the plant' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const submit = async (page: Page) => {
  // By keyboard: a toast may stand before the button.
  await page.getByRole('button', { name: 'Submit for review' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
};

test('a client fills a file in, submits it, is locked out, gets it back with a reason and submits it again', async () => {
  const { slug } = await mutatePif(stack(), 'user', 'createPif', {
    name: 'Krema na putu',
    companyId: clientCompany,
    labelSlug: clientPif.slug,
  });
  const address = `/pifs/izrada/${slug}`;
  const client = (await openAs('client', address)).page;

  // A file that asks for a password, one more than there is room for, and an upload whose connection is cut.
  await choose(client, 'Statements and certificates of good practice', pdf('Zasticeno.pdf', protectedPdf()));
  await upload(client, 'Zasticeno.pdf').getByText('The file asks for a password before it opens.').waitFor();
  const eleven = Array.from({ length: 11 }, (_, at) => pdf(`Postupak ${at + 1}.pdf`));
  await choose(client, 'Method as a PDF', ...eleven);
  await upload(client, 'Postupak 11.pdf').getByText('You can upload up to 10 PDF files.').waitFor();
  await client.getByRole('region', { name: 'Method as a PDF' }).getByText('10 of 10').waitFor();
  await client.route('**/uploads?*', (route) => route.abort('connectionreset'));
  await choose(client, 'Statements and certificates of good practice', pdf('Sertifikat.pdf'));
  const retry = client.getByRole('button', { name: 'Try again: Sertifikat.pdf' });
  await retry.waitFor();
  await client.unroute('**/uploads?*');
  await retry.click();
  await client
    .getByRole('list', { name: 'Files: Statements and certificates of good practice' })
    .getByText('Sertifikat.pdf')
    .waitFor();

  // The service is away while a section is saved: nothing typed is lost, and saving again works.
  await site(client).fill('Zemun');
  await stack().product.fault({ kind: 'reset', path: `/api/v1/pifs/${slug}/izrada` });
  await save(client);
  await client.getByRole('alert').first().waitFor();
  expect(await site(client).inputValue()).toBe('Zemun');
  await stack().product.clearFaults();
  await save(client);
  await client.getByText(/^Saved \d/).waitFor();

  await submit(client);
  await client.getByText('Locked while it is being reviewed').waitFor();
  await site(client).waitFor({ state: 'detached' });
  await client.getByText('Zemun', { exact: true }).waitFor();
  expect(await client.locator('main input[type=file]').count()).toBe(0);

  const consultant = (await openAs('user', address)).page;
  await consultant.getByRole('button', { name: 'Return', exact: true }).click();
  const dialog = consultant.getByRole('dialog', { name: 'Return the file' });
  await dialog.getByRole('textbox').fill('Nedostaje broj pogona.');
  await dialog.getByRole('button', { name: 'Return', exact: true }).click();
  await consultant.getByText('Returned to be corrected').waitFor();

  await client.reload();
  await client.getByRole('note', { name: 'Returned to be corrected' }).getByText('Nedostaje broj pogona.').waitFor();
  await site(client).fill('Zemun, pogon 2');
  await save(client);
  await client.getByText(/^Saved \d/).waitFor();
  await submit(client);
  await client.getByText('Locked while it is being reviewed').waitFor();
  await consultant.reload();
  await consultant.getByText('Zemun, pogon 2').waitFor();
  await consultant.getByText('Nedostaje broj pogona.').first().waitFor();
  expect(await faultsOf(client)).toEqual([]);
});
