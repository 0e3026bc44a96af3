import { again } from '../support/again.ts';
import type { Page } from 'playwright-core';
import { faultsOf, violations } from './support/accessible.ts';
import { useProduct } from './support/product.ts';

const { browser, openAs } = useProduct();

const bundle = /\/assets\/(start|login|signedIn)-.*\.js$/;
const accountPage = /\/assets\/viewer-AccountPage-.*\.js$/;
const notLoaded = (page: Page) => page.getByRole('region', { name: 'The application could not be loaded' });
const colours = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.getAttribute('data-color-scheme'),
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
const toAccount = async (page: Page) => {
  await page.getByRole('button', { name: 'Account and settings' }).click();
  await page.getByRole('link', { name: 'My account' }).click();
};

test('the page has its colours before the bundle has loaded', async () => {
  const { page, context } = await browser({ dark: true });
  const dark = ['dark', 'rgb(15, 21, 19)'];
  const light = ['light', 'rgb(245, 246, 243)'];
  await context.route(bundle, (route) => route.abort());
  await page.goto('/deklaracije');
  await notLoaded(page).waitFor();
  expect(await colours(page)).toEqual(dark);
  expect(await page.locator('#root').innerHTML()).toBe('');
  for (const [text, expected] of [
    ['false', light],
    ['true', dark],
    ['nonsense', light],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem('isDarkMode', value), text);
    await page.reload();
    expect(await colours(page)).toEqual(expected);
  }
  await page.evaluate(() => localStorage.removeItem('isDarkMode'));
  expect(await violations(page, '#not-loaded')).toEqual([]);

  await context.unroute(bundle);
  await notLoaded(page).getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await colours(page)).toEqual(dark);
  expect(await page.evaluate(() => localStorage.getItem('isDarkMode'))).toBeNull();
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  expect(await page.evaluate(() => localStorage.getItem('isDarkMode'))).toBe('false');
  expect(await colours(page)).toEqual(light);
});

again('a part that cannot be loaded within 120 seconds offers to reload the page', async () => {
  const { page, context } = await openAs('user', '/deklaracije');
  const failure = page.getByRole('alert').filter({ hasText: 'A part of the application could not be loaded' });
  await page.clock.install();
  await context.route(accountPage, (route) => route.abort());
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await toAccount(page);
  await failure.waitFor();
  expect(await page.getByRole('navigation', { name: 'Main navigation' }).isVisible()).toBe(true);

  await context.unroute(accountPage);
  await context.route(accountPage, () => undefined);
  await page.goto('/deklaracije');
  await page.getByRole('article').first().waitFor();
  await toAccount(page);
  await page.locator('main .MuiSkeleton-root').first().waitFor();
  await page.clock.runFor(115_000);
  expect(await failure.count()).toBe(0);
  await page.clock.runFor(5000);
  await failure.waitFor();

  await context.unroute(accountPage);
  await failure.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByLabel('Full name').waitFor();
});

test('typed text survives the loss of the connection', async () => {
  const { page, context, problems } = await openAs('user', '/user');
  await page.getByLabel('Full name').fill('Ivana Bez Mreže');
  // What is loaded with the first change, such as the dialog, is there before the connection is lost.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const notice = page.getByText(
    'You are offline. What you typed stays here; you can go on once the connection is back.',
  );
  await notice.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await page
    .getByText(/There is no connection to the server/)
    .first()
    .waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ivana Bez Mreže');
  await context.setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(/^Successfully updated/).waitFor();
  expect(problems).toEqual([]);
});

const goNext = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
// Companies are requested when they are first needed, hence a filter that has choices already. Filters are stored, so
// that a second choice has to be another one.
const narrow = (index: number) => (page: Page) =>
  page.locator('main select:has(option:nth-child(3))').first().selectOption({ index });

again.each([
  ['/deklaracije', 'Labels'],
  ['/sirovine', 'RawMaterials'],
  ['/incidata', 'Ingredients'],
  ['/pifs', 'Pifs'],
])(
  'one press of Next or one filter of %s without a connection is one request and one notification',
  async (path, query) => {
    const { page, context } = await openAs('admin', path);
    // The network would not be idle while the page waits for the end of its session.
    await context.route('**/session', (route) => route.fulfill({ status: 204 }));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql'))
        sent.push((request.postDataJSON() as { operationName: string }).operationName);
    });
    const refuse = () => context.route('**/graphql', (route) => route.abort('connectionrefused'));
    const accept = () => context.unroute('**/graphql');
    for (const [act, disconnect, connect] of [
      [goNext, refuse, accept],
      [narrow(1), refuse, accept],
      [goNext, () => context.setOffline(true), () => context.setOffline(false)],
      [narrow(2), () => context.setOffline(true), () => context.setOffline(false)],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Next' }).waitFor();
      await page.waitForLoadState('networkidle');
      await disconnect();
      sent.length = 0;
      await act(page);
      const failure = page.getByText(/There is no connection to the server/);
      await failure.first().waitFor();
      // Answers of further requests would have been shown in these frames.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await failure.count()).toBe(1);
      // What beside the list is requested when it is first needed, such as the companies, is requested once as well.
      expect(sent).toContain(query);
      expect(sent).toEqual([...new Set(sent)]);
      await connect();
    }
  },
);

test('an uncaught error shows its message and a way back to the start', async () => {
  const { page, context } = await openAs('admin', '/vodic', { language: 'sr' });
  // Makes the frame of the page fail while the address has the parameter `break`.
  await context.addInitScript(() => {
    if (window.location.search === '?break')
      String.prototype.padStart = () => {
        throw new Error('Ovo se pokvarilo');
      };
  });
  await page.goto('/vodic?break');
  const crash = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Nesto je poslo naopako' }) });
  await crash.getByText('Ovo se pokvarilo').waitFor();
  expect(await violations(page, '#root')).toEqual([]);
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(new URL(request.url()).pathname);
  });
  await crash.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await page.getByRole('heading', { name: 'Deklaracije', level: 1 }).waitFor();
  expect(navigations).toEqual(['/']);
});

describe('an old browser', () => {
  const chrome79 =
    'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.130 Safari/537.36';

  again('an outdated browser is warned once in a tab', async () => {
    const { page, problems } = await browser({ userAgent: chrome79, width: 360, height: 800 });
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Your browser may not show everything correctly' });
    await banner.waitFor();
    expect(await banner.innerText()).toMatch(
      /This version of your browser is too old.*Your operating system is no longer supported/s,
    );
    const update = banner.getByRole('link', { name: 'Update Browser' });
    expect([await update.getAttribute('href'), await update.getAttribute('rel')]).toEqual([
      'https://browser-update.org/update-browser.html',
      'noopener noreferrer',
    ]);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await banner.getByRole('button', { name: 'Continue Anyway' }).click();
    await banner.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await banner.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  again('a browser that cannot run the bundle is warned in its language and colours', async () => {
    const { page, context } = await browser({ userAgent: chrome79, language: 'sr', dark: true });
    // A browser that cannot parse a modern script reports a syntax error and runs nothing.
    await context.route(bundle, (route) => route.fulfill({ contentType: 'text/javascript', body: 'let let = ;' }));
    await page.goto('/');
    await page.getByRole('region', { name: 'Vaš pregledač možda neće sve prikazati ispravno' }).waitFor();
    await page.getByRole('link', { name: 'Ažuriraj pregledač' }).waitFor();
    expect(await page.locator('#root').innerHTML()).toBe('');
  });
});

test('foreign scripts do not run', async () => {
  const { page, problems } = await openAs('user', '/deklaracije');
  const nonce = () => page.evaluate(() => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce);
  const first = await nonce();
  const session = await page.evaluate(() => localStorage.getItem('userData') ?? '');
  const keys = [
    'isDarkMode',
    'location',
    'i18nextLng',
    'selectedFirmaDeklaracije',
    'selectedStatusDeklaracije',
    'selectedDatumDeklaracije',
  ];
  for (const text of [
    '{"__proto__":{"polluted":true},"constructor":{}}',
    '\u0000<script>window.ran=1</script>',
    'x'.repeat(100_000),
  ]) {
    await page.evaluate(
      ([names, value, stored]) => {
        for (const name of names) localStorage.setItem(name, value);
        localStorage.setItem('userData', stored);
      },
      [keys, text, session] as const,
    );
    await page.goto('/deklaracije');
    await page.getByRole('article').nth(3).waitFor();
    expect(
      await page.evaluate(() => [
        ({} as Record<string, unknown>).polluted,
        (window as unknown as Record<string, unknown>).ran,
      ]),
    ).toEqual([undefined, undefined]);
  }
  expect(problems).toEqual([]);
  expect(await nonce()).not.toBe(first);
  const errors = await page.evaluate(() => {
    const attempts = [
      () => (document.body.innerHTML = '<img src=x onerror="window.ran=1">'),
      () => {
        const script = document.createElement('script');
        script.textContent = 'window.ran=1';
        document.body.append(script);
      },
      () => {
        // oxlint-disable-next-line typescript/no-implied-eval -- the test expects the policy to block it
        setTimeout('window.ran=1', 0);
      },
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(errors).toEqual(['TypeError', 'TypeError', 'TypeError']);
  expect(await page.evaluate(() => (window as unknown as Record<string, unknown>).ran)).toBeUndefined();
});
