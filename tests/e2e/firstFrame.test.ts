import { again } from '../support/again.ts';
import { holdCode } from './support/holdFiles.ts';
import { useProduct, type Role } from './support/product.ts';

const { browser, sessionOf } = useProduct();

const frame = '#first-frame';

/** Opens an address while no code arrives; `release` lets it. */
async function openWithoutCode(role: Role | null, path: string, width: number, stored: Record<string, string> = {}) {
  const opened = await browser({ width, ...(role && { session: await sessionOf(role) }) });
  const { page } = opened;
  await page.addInitScript(
    (texts) => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text)),
    stored,
  );
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(frame).waitFor({ state: 'attached' });
  return { ...opened, release };
}

async function expectFrameInPlace(path: string, width: number, stored: Record<string, string>): Promise<void> {
  const { page, release, problems } = await openWithoutCode('user', path, width, stored);
  const header = page.locator(`${frame} .header`);
  await header.waitFor();
  const headerBefore = await header.boundingBox();
  const navigationBefore = await page.locator(`${frame} .navigation`).boundingBox();
  expect(await page.locator(frame).getAttribute('aria-hidden')).toBe('true');
  release();
  const main = page.getByRole('main');
  await main.waitFor();
  expect(await page.locator(frame).count()).toBe(0);
  expect(await page.getByRole('banner').boundingBox()).toEqual(headerBefore);
  expect((await main.locator('..').boundingBox())?.x).toBe((navigationBefore?.x ?? 0) + (navigationBefore?.width ?? 0));
  expect(problems).toEqual([]);
}

test.each<[path: string, width: number, stored: Record<string, string>]>([
  ['/', 360, {}],
  ['/deklaracije', 1440, { isNavigationFolded: 'true' }],
])('the frame of %s at %i px stands before its code is there, where that of the application will', expectFrameInPlace);

again.each<[path: string, width: number, stored: Record<string, string>]>([
  ['/sirovine', 768, {}],
  ['/pifs', 1440, {}],
  ['/pifs/cpsr/krema-za-ruke', 1440, {}],
])('the frame of %s at %i px stands before its code is there, where that of the application will', expectFrameInPlace);

again.each<[who: string, role: Role | null, path: string]>([
  ['nobody is signed in', null, '/deklaracije'],
  ['the role may not open the page', 'client', '/korisnici'],
  ['there is no such page', 'user', '/nowhere'],
  ['the page is that for inspectors', 'user', '/uvid'],
])('no frame stands where %s', async (_who, role, path) => {
  const { page, release } = await openWithoutCode(role, path, 1440);
  await page.waitForFunction(() => document.readyState !== 'loading');
  expect(await page.locator(frame).isVisible()).toBe(false);
  release();
  await page.locator('#root').getByText('Dosije', { exact: true }).first().waitFor();
  expect(await page.locator(frame).isVisible()).toBe(false);
});

test('a page whose code could not be loaded says so in place of the frame', async () => {
  const { page } = await browser({ session: await sessionOf('user') });
  await page.route(/\/assets\/start-.*\.js$/, (route) => route.abort());
  await page.goto('/pifs');
  await page.getByRole('region', { name: 'The application could not be loaded' }).waitFor();
  expect(await page.locator(frame).isVisible()).toBe(false);
});

again('a page whose own code could not be loaded says so in place of the frame', async () => {
  const { page } = await browser({ session: await sessionOf('user') });
  await page.route(/\/assets\/signedIn-.*\.js$/, (route) => route.abort());
  await page.goto('/pifs');
  await page.getByRole('alert').getByRole('button').waitFor();
  expect(await page.locator(frame).count()).toBe(0);
});
