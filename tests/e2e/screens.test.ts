import type { Page } from 'playwright-core';
import { languages } from '../../domain/language.ts';
import { scrollsSideways, violations } from './support/accessible.ts';
import { useProduct } from './support/product.ts';

const { browser, openAs } = useProduct();

const HEIGHT = 800;

/** The widths at which the page scrolls sideways, the layout drawn anew for each. */
async function tooNarrow(page: Page): Promise<string[]> {
  const initial = page.viewportSize() ?? { width: 1440, height: HEIGHT };
  const found: string[] = [];
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    if (await scrollsSideways(page)) found.push(`scrolls sideways at ${width} px`);
  }
  await page.setViewportSize(initial);
  return found;
}

type Screens = readonly (readonly [path: string, sign: string])[];

/** Opens each screen, waits until it stands, and gives what is wrong with it: what axe finds, and sideways scrolling at any width. */
async function look(page: Page, screens: Screens): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [path, sign] of screens) {
    await page.goto(path);
    await page.locator(`main ${sign}`).first().waitFor();
    await page.waitForLoadState('networkidle');
    const faults = [...(await violations(page)), ...(await tooNarrow(page))];
    if (faults.length > 0) found[path] = faults;
  }
  return found;
}

/** The screens that a signed-in consultant may open, by what shows that they stand. */
const screens: Screens = [
  ['/deklaracije', 'article'],
  ['/deklaracije?filter=nothinghasthisname', 'h1'],
  ['/deklaracije/+nova', 'form'],
  ['/user', 'form'],
  ['/vodic', 'h1'],
  ['/sirovine', 'article'],
  ['/sirovine?nova=1', 'article'],
  ['/sir-inci', ':is(table, article)'],
  ['/korisnici', 'h1'],
  ['/no/such/page', 'h1'],
];

// Each theme, each language and each end of the widths once; the widths at which a page may scroll are tried in each.
describe.each([
  ['light', 'en', 1440],
  ['dark', 'sr', 360],
] as const)('%s, %s', (mode, language, width) => {
  const options = { dark: mode === 'dark', language };

  test(`every screen is accessible at ${width} px and scrolls sideways at no width`, async () => {
    const { page, problems } = await openAs('user', '/deklaracije', { ...options, width, height: HEIGHT });
    expect(await look(page, screens)).toEqual({});
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(languages[language].tag);
    expect(problems).toEqual([]);
  });

  test(`the pages of an administrator and of a dcp are accessible at ${width} px`, async () => {
    const { page, problems } = await openAs('admin', '/vodic', { ...options, width, height: HEIGHT });
    expect(
      await look(page, [
        ['/vodic', 'section'],
        ['/user', 'form'],
        ['/todos', 'h1'],
      ]),
    ).toEqual({});
    const dcp = await openAs('dcp', '/vodic', { ...options, width, height: HEIGHT });
    expect(await look(dcp.page, [['/vodic', 'section']])).toEqual({});
    expect([...problems, ...dcp.problems]).toEqual([]);
  });

  test('the sign-in page is accessible and fits a phone', async () => {
    const { page, problems } = await browser({ ...options, width: 360, height: HEIGHT });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(problems).toEqual([]);
  });
});

test('an unknown address is named to people who are signed in', async () => {
  const { page } = await openAs('user', '/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await page.getByText('<img src=x onerror=alert(1)>').waitFor();

  const nobody = await browser();
  await nobody.page.clock.install();
  await nobody.page.goto('/no/such/page');
  await nobody.page
    .getByText(/not (logged|signed) in/i)
    .first()
    .waitFor();
  // That it is not earlier either is proved where time stands still: the browser's clock goes on by itself.
  await nobody.page.clock.runFor(3_000);
  await nobody.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(new URL(nobody.page.url()).pathname).toBe('/');
});

test('a page without access for the role shows the text of the specification', async () => {
  const { page } = await openAs('client', '/sir-inci');
  await page.getByText('403 – Access Denied').waitFor();
  await page.getByText('You do not have permission to view this page.').waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
});
