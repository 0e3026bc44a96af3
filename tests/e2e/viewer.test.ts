import { again } from '../support/again.ts';
import sharp from 'sharp';
import { violations } from './support/accessible.ts';
import { untilFocused } from './support/keyboard.ts';
import { useProduct } from './support/product.ts';

const { openAs } = useProduct();

/** A photo with metadata, large enough for its upload progress to be seen. */
const photo = async () => {
  const pixels = Buffer.from(Array.from({ length: 900 * 600 * 3 }, (_, index) => Math.imul(index, 0x9e3779b1) >>> 24));
  const buffer = await sharp(pixels, { raw: { width: 900, height: 600, channels: 3 } })
    .withExif({ IFD0: { Make: 'Spy Camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
};

again('a saved photo appears in the header without its metadata', async () => {
  const { page, context, problems } = await openAs('orgAdmin', '/user');
  await page.locator('input[type=file][accept^="image/"]').setInputFiles(await photo());
  const preview = page.getByAltText('Preview: me.jpg');
  await preview.waitFor();
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);

  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const throttle = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  };
  await throttle(50_000);
  await save();
  await page.getByRole('progressbar', { name: 'Uploading the photo' }).waitFor();
  await page.getByRole('button', { name: 'Cancel the upload' }).click();
  await page.getByText('The upload was cancelled. Nothing was saved.').waitFor();
  expect(await preview.isVisible()).toBe(true);

  await throttle(-1);
  await save();
  await page.getByText('Successfully updated name and photo').waitFor();
  const inHeader = page.locator('header img[src^="/files/users/"]');
  await inHeader.waitFor();
  const stored = await page.request.get((await inHeader.getAttribute('src')) ?? '');
  const { format, exif, width, height } = await sharp(await stored.body()).metadata();
  expect({ format, exif, isUpright: height > width }).toEqual({ format: 'webp', exif: undefined, isUpright: true });
  expect(problems).toEqual([]);
});

again('a file that is no picture is not uploaded', async () => {
  const { page } = await openAs('user', '/user');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const content of ['<script>alert(1)</script>', '\x89PNG\r\n\x1a\n and nothing more']) {
    await page
      .locator('input[type=file][accept^="image/"]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(content, 'latin1') });
    await page.getByText('The photo must be an image file: JPEG, PNG or WebP.').waitFor();
    expect(await page.getByAltText(/^Preview/).count()).toBe(0);
    await page.reload();
  }
  expect(requests).not.toContain('/uploads');
});

test('the password is changed by keyboard alone', async () => {
  const { page, context } = await openAs('dcp', '/user');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('Current password', { exact: true }).focus();
  await page.keyboard.type('Demo@2026x');
  const press = async (name: string) => {
    while ((await page.evaluate(() => document.activeElement?.textContent)) !== name) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await press('Generate a password');
  const chosen = await page.getByLabel('New password', { exact: true }).inputValue();
  expect(chosen).toMatch(/^[A-Za-z\d@$!%*?&]{8,12}$/);
  await press('Copy');
  await page.getByText('The new password was copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chosen);
  await press('Change password');
  await page.getByRole('dialog', { name: 'Change your password?' }).waitFor();
  await untilFocused(page, /^Cancel$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Your password has been changed. Please sign in with the new one.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

again('closing the tab asks only while there are unsaved changes', async () => {
  const { page } = await openAs('user', '/user');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await page.getByLabel('Full name').fill('Ivana M. Đorđević');
  await page.reload();
  expect(dialogs).toEqual(['beforeunload']);
  await page.getByLabel('Full name').waitFor();
  await page.reload();
  expect(dialogs).toEqual(['beforeunload']);
});

again('a session that expires over unsaved changes can be resumed in place', async () => {
  const { page, problems } = await openAs('user', '/user');
  await page.getByLabel('Full name').fill('Ivana Nesačuvana');
  // Simulates a logout in another tab.
  await page.evaluate(() => {
    localStorage.removeItem('userData');
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData', newValue: null }));
  });
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Password', { exact: true }).fill('Demo@2026x');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ivana Nesačuvana');
  expect(problems).toEqual([]);
});
