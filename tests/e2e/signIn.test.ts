import { again } from '../support/again.ts';
import { holdCode } from './support/holdFiles.ts';
import { accounts, submitSignIn, PASSWORD, useProduct, type Role } from './support/product.ts';

const { stack, browser, signedIn } = useProduct();

const staffPages = ['Checked INCIs', 'INCI generator', 'Raw INCI', 'INCI data', 'Allergens', 'Companies', 'Tools'];
const navigation: Record<Role, string[]> = {
  admin: ['Guide', 'Labels', 'PIFs', 'Raw materials', 'Expiring documents', ...staffPages, 'Users', 'Todos'],
  orgAdmin: ['Guide', 'Labels', 'PIFs', 'Raw materials', 'Expiring documents', ...staffPages],
  user: ['Guide', 'Labels', 'PIFs', 'Raw materials', 'Expiring documents', ...staffPages],
  dcp: ['Guide', 'Labels', 'PIFs', 'Raw materials', 'Expiring documents'],
  client: ['Labels', 'PIFs', 'Expiring documents'],
};

async function signInAndOut(role: Role): Promise<void> {
  const { page, problems } = await signedIn(role);
  expect(new URL(page.url()).pathname).toBe('/deklaracije');
  await page.getByRole('article').first().waitFor();
  const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  expect((await links.allInnerTexts()).map((text) => text.trim())).toEqual(navigation[role]);

  // A page for the back button to return to, because signing in and out add no history entries.
  await links.filter({ hasText: 'PIFs' }).click();
  await page.waitForURL('**/pifs');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
  await page.goBack();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  expect(problems).toEqual([]);
}
test.each<Role>(['user', 'client'])('%s signs in, sees the navigation of the role and signs out', signInAndOut);
again.each<Role>(['admin', 'orgAdmin', 'dcp'])(
  '%s signs in, sees the navigation of the role and signs out',
  signInAndOut,
);

const scripts = '**/assets/*.js';

again(
  'the sign-in page is shown before its code is loaded, which takes its place without moving anything',
  async () => {
    const { page, problems } = await browser({ language: 'sr', width: 360, height: 640 });
    const release = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    const shown = page.locator('#first-paint');
    const title = page.locator('h1', { hasText: 'Prijava' });
    const before = await title.boundingBox();
    expect(await shown.getAttribute('inert')).toBe('');
    expect(await shown.locator('input:enabled, button:enabled').count()).toBe(0);
    expect(await shown.locator('h1').count()).toBe(1);
    // The operator may have another name and logo.
    expect(await shown.getByText('Dosije', { exact: true }).count()).toBe(0);

    release();
    await page.getByLabel('E-pošta').fill(accounts.user);
    expect(await shown.count()).toBe(0);
    expect(await title.boundingBox()).toEqual(before);
    expect(problems).toEqual([]);
  },
);

again('a sign-in page whose code could not be loaded says so and shows no form', async () => {
  const { page } = await browser();
  await page.route(/\/assets\/start-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('region', { name: 'The application could not be loaded' }).waitFor();
  expect(await page.locator('#first-paint').isVisible()).toBe(false);
  await page.unroute(/\/assets\/start-.*\.js$/);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByLabel('E-mail').fill(accounts.user);
});

again('somebody with a session does not see the sign-in page while the code is loaded', async () => {
  const { page } = await signedIn('user');
  await page.route(scripts, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  expect(await page.locator('template#sign-in').count()).toBe(1);
  expect(await page.locator('#first-paint').count()).toBe(0);
});

test('a wrong password shows an error and clears both fields', async () => {
  const opened = await browser();
  await submitSignIn(opened, accounts.user, 'Wrong@2026x');
  const { page } = opened;
  await page
    .getByRole('alert')
    .filter({ hasText: /password/i })
    .first()
    .waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe('');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  expect(await page.getByRole('button', { name: 'Sign in' }).isDisabled()).toBe(true);
});

again('a sign-in whose code could not be loaded says so and keeps what was typed', async () => {
  const opened = await browser();
  const { page, context } = opened;
  await context.route('**/assets/signIn-*.js', (route) => route.abort());
  await submitSignIn(opened, accounts.user, PASSWORD);
  await page.getByRole('alert').filter({ hasText: 'A part of the application could not be loaded' }).waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe(accounts.user);
  await context.unroute('**/assets/signIn-*.js');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Labels' }).waitFor();
});

test('the button is disabled until e-mail and password are valid', async () => {
  const { page } = await browser({ language: 'sr' });
  await page.goto('/');
  const [email, password] = [page.getByLabel('E-pošta'), page.getByLabel('Lozinka', { exact: true })];
  const button = page.getByRole('button', { name: 'Prijavi se' });
  await email.fill('nije adresa');
  await password.fill('kratka');
  await password.blur();
  await page.getByText('Proverite unetu mejl adresu - postoji greska!').waitFor();
  await page.getByText('Lozinka mora da sadrzi bar 8 karaktera!').waitFor();
  expect(await button.isDisabled()).toBe(true);
  await email.fill(accounts.client);
  await password.fill(PASSWORD);
  await page.locator('button:enabled', { hasText: 'Prijavi se' }).waitFor();
  expect(await button.isEnabled()).toBe(true);
});

again('an expired session is not restored', async () => {
  const { page } = await signedIn('user');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('userData') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('userData', JSON.stringify({ ...stored, expiration: Date.now() - 1 }));
  });
  await page.goto('/deklaracije');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

again('a session that the product server rejects ends in every tab', async () => {
  const { page, context } = await signedIn('user');
  const other = await context.newPage();
  await other.goto('/deklaracije');
  await other.getByRole('article').first().waitFor();
  await stack().product.fault({ kind: 'status', status: 401, path: '/' });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await other.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
});

test('a role forged in local storage opens pages without data', async () => {
  const { page } = await signedIn('dcp');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('userData') ?? '{}') as { userData: object };
    localStorage.setItem('userData', JSON.stringify({ ...stored, userData: { ...stored.userData, role: 'admin' } }));
  });
  await stack().product.clearCalls();
  await page.reload();
  await page.getByRole('article').first().waitFor();
  expect((await stack().product.calls()).filter(({ path }) => path.includes('/pifs/firme'))).toEqual([]);
  expect(await page.getByRole('button', { name: /^Delete / }).count()).toBe(0);
});
