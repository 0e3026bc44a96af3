import { again } from '../support/again.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import yauzl from 'yauzl';
import { aPdf } from '../support/pdf.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { signIn } from '../support/signIn.ts';
import { contentOf } from './support/downloads.ts';
import type { BrowserOptions } from './support/browser.ts';
import { faultsOf } from './support/accessible.ts';
import { useProduct } from './support/product.ts';

const { stack, browser } = useProduct();

const sheet = aPdf('First page of the sheet', 'Second page of the sheet');
const certificate = aPdf('Certificate');
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

/** Creates a raw material and opens its folders as a consultant. */
async function openFolder(folder: string, options: BrowserOptions = {}) {
  const session = await signIn(stack(), 'user');
  const slug = await createRawMaterial(stack(), session, { tradeName: 'Rose Complex', type: 'PARFUM' });
  const { page, problems } = await browser(options);
  await page.addInitScript((stored) => localStorage.setItem('userData', stored), session);
  await page.goto(`/file-browser/${slug}?folder=${folder}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, problems, slug };
}
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const uploads = (page: Page) => page.getByRole('region', { name: /^(Uploads|Slanje)$/ });
const row = (page: Page, name: string) => uploads(page).getByRole('listitem').filter({ hasText: name });

/** Drops a file on a link by dispatching the events that a browser sends. */
async function drop(page: Page, link: RegExp, name: string, content: Buffer): Promise<void> {
  const files = await page.evaluateHandle(
    ({ title, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], title));
      return transfer;
    },
    { title: name, bytes: [...content] },
  );
  const target = page.getByRole('link', { name: link });
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer: files });
}

async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [event] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: event.suggestedFilename(), bytes: await contentOf(event) };
}
async function entriesOf(zip: Buffer): Promise<string[]> {
  const archive = await yauzl.fromBufferPromise(zip, { lazyEntries: true });
  const names: string[] = [];
  for await (const { fileName } of archive.eachEntry()) names.push(fileName);
  return names.sort();
}

test('documents are uploaded, previewed, moved, downloaded and deleted', async () => {
  const { page, problems, slug } = await openFolder('SDS');
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0e5e5a' } })
    .png()
    .toBuffer();
  await choose(
    page,
    file('Sheet.pdf', sheet),
    file('Scan.png', picture),
    file('notes.txt', Buffer.from('plain words')),
  );
  await drop(page, /^Certificates of analysis/, 'Certificate.pdf', certificate);
  await row(page, 'notes.txt')
    .getByText('Only PDF, JPEG, PNG, WebP, xlsx, docx, msg, eml and zip files are taken.')
    .waitFor();
  await page.getByRole('status').filter({ hasText: '3 files added. 1 file not added.' }).waitFor({ state: 'attached' });
  await page.getByRole('link', { name: /^Certificates of analysis.*1 document/ }).waitFor();

  await page.getByRole('button', { name: 'Preview: Sheet.pdf' }).click();
  const preview = page.getByRole('dialog', { name: 'Sheet.pdf' });
  await preview.getByText('First page of the sheet').waitFor({ state: 'attached' });
  await preview.getByRole('button', { name: 'Next page' }).click();
  await preview.getByText('Second page of the sheet').waitFor({ state: 'attached' });
  expect(await preview.getByRole('status').innerText()).toBe('Page 2 of 2');
  const drawn = await preview.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value) => value < 100);
  });
  expect(drawn).toBe(true);
  await preview.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Preview: Scan.png' }).click();
  const image = page.getByRole('img', { name: 'Scan.png' });
  await image.waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('[role=dialog] img')?.naturalWidth === 40);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Rename, move or set expiry: Sheet.pdf' }).click();
  await page.getByLabel('Name', { exact: true }).fill('List Šafran');
  await page.getByLabel('Folder', { exact: true }).selectOption('TDS');
  await page.getByRole('button', { name: 'Save document' }).click();
  const moved = page.getByRole('link', { name: /^Technical data sheets.*1 document/ });
  await moved.waitFor();
  // The focused row has left this folder, so the focus moves to the heading.
  await page.waitForFunction(() => document.activeElement?.textContent === 'Safety data sheets (SDS)');
  await moved.click();
  const whole = await download(page, () => page.getByRole('button', { name: 'Download: List Šafran.pdf' }).click());
  expect(whole.name).toBe('List Šafran.pdf');
  expect(whole.bytes.equals(sheet)).toBe(true);
  const all = await download(page, () => page.getByRole('button', { name: 'Download all' }).click());
  expect((await entriesOf(all.bytes)).map((name) => name.replace(/^.*\//, '')).sort()).toEqual([
    'Certificate.pdf',
    'List Šafran.pdf',
    'Scan.png',
  ]);
  const one = await download(page, () => page.getByRole('button', { name: 'Download the folder' }).click());
  expect((await entriesOf(one.bytes)).length).toBe(1);

  await page.getByRole('button', { name: 'Delete: List Šafran.pdf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Successfully deleted entry List Šafran.pdf').waitFor();
  await page.goto(`/file-browser/${slug}?folder=TDS`);
  await page.getByText('No documents in this folder').waitFor();
  expect(problems).toEqual([]);
});

again('a broken connection fails one upload, which can be retried', async () => {
  const { page } = await openFolder('COA');
  const held: (() => void)[] = [];
  await page.route('**/uploads?kind=document', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    if (body.includes('Broken.pdf')) await route.abort('connectionreset');
    else if (body.includes('Slow.pdf')) {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    } else await route.continue();
  });
  await choose(page, file('Broken.pdf', certificate), file('Slow.pdf', certificate), file('Good.pdf', certificate));
  await row(page, 'Broken.pdf')
    .getByText('There is no connection to the server. Check your network and try again.')
    .waitFor();
  await row(page, 'Good.pdf').getByText('Added').waitFor();

  await page.getByRole('link', { name: 'To the raw material' }).click();
  await page.getByRole('dialog', { name: 'Save your changes?' }).getByRole('button', { name: 'Stay' }).click();
  held.forEach((go) => go());
  await row(page, 'Slow.pdf').getByText('Added').waitFor();
  await page.unroute('**/uploads?kind=document');
  await row(page, 'Broken.pdf')
    .getByRole('button', { name: /^Try again/ })
    .click();
  await row(page, 'Broken.pdf').getByText('Added').waitFor();
  await page.getByRole('link', { name: /^Certificates of analysis.*3 documents/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Delete: (Broken|Slow|Good).pdf$/ }).count()).toBe(3);
});

again('a damaged PDF is offered as a download', async () => {
  const { page, problems } = await openFolder('SDS', { width: 360, height: 800, dark: true, language: 'sr' });
  const damaged = Buffer.from(
    sheet.toString('latin1').replace('/Type /Catalog /Pages 2 0 R', '/Type /Nothing /Pages 9 0 R'),
    'latin1',
  );
  await choose(page, file('Oštećeno.pdf', damaged), file('Ispravno.pdf', sheet));
  await row(page, 'Ispravno.pdf').getByText('Dodato').waitFor();
  await row(page, 'Oštećeno.pdf').getByText('Dodato').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pregled: Oštećeno.pdf' }).click();
  await page.getByText(/^Fajl je oštećen/).waitFor();
  const whole = await download(page, () => page.getByRole('alert').getByRole('button', { name: 'Preuzmi' }).click());
  expect(whole.bytes.equals(damaged)).toBe(true);
  await page.getByRole('button', { name: 'Zatvori' }).click();
  await page.getByRole('button', { name: 'Pregled: Ispravno.pdf' }).click();
  await page.getByText('First page of the sheet').waitFor({ state: 'attached' });
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zatvori' }).click();
  await page.getByRole('link', { name: 'Svi folderi' }).click();
  await page.getByRole('link', { name: /^IFRA sertifikati/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});
