import type { Page } from 'playwright-core';
import { languages } from '../../domain/language.ts';
import { companyIdOf } from '../../mocks/seed/companies.ts';
import { clientPif } from '../support/pif.ts';
import { scrollsSideways, violations } from './support/accessible.ts';
import { useProduct } from './support/product.ts';

const { browser, openAs } = useProduct();

const HEIGHT = 800;

/** The widths at which the page scrolls sideways. */
async function sidewaysScrollWidths(page: Page): Promise<string[]> {
  const initial = page.viewportSize() ?? { width: 1440, height: HEIGHT };
  const found: string[] = [];
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: HEIGHT });
    // The second animation frame starts only after the first one was drawn.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    if (await scrollsSideways(page)) found.push(`scrolls sideways at ${width} px`);
  }
  await page.setViewportSize(initial);
  return found;
}

/** Paths, each with a selector for an element that is there once the screen has loaded. */
type Screens = readonly (readonly [path: string, loaded: string])[];

/** Opens each screen and returns its accessibility violations and the widths at which it scrolls sideways. */
async function findFaults(page: Page, screens: Screens): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [path, loaded] of screens) {
    await page.goto(path);
    await page.locator(`main ${loaded}`).first().waitFor();
    await page.waitForLoadState('networkidle');
    const faults = [...(await violations(page)), ...(await sidewaysScrollWidths(page))];
    if (faults.length > 0) found[path] = faults;
  }
  return found;
}

const openPif = clientPif?.slug ?? '';

/** Screens that a signed-in consultant may open. */
const screens: Screens = [
  ['/deklaracije', 'article'],
  ['/deklaracije?filter=nothinghasthisname', 'h1'],
  ['/deklaracije/+nova', 'form'],
  ['/user', 'form'],
  ['/vodic', 'h1'],
  ['/vodic/promene', 'h1'],
  ['/vodic/stampa', 'article'],
  ['/rokovi', 'article'],
  ['/email', 'h1'],
  ['/email?izmena=1', 'form'],
  ['/firme', ':is(table, article)'],
  [`/firme?company=${companyIdOf('Lavanda Natura d.o.o.')}`, 'h2'],
  ['/sirovine', 'article'],
  ['/sirovine?nova=1', 'article'],
  ['/sir-inci', ':is(table, article)'],
  ['/incigen', 'h1'],
  ['/incigen?uvoz=new', 'h1'],
  ['/incigen/+nova', '[role=tabpanel]'],
  ['/incigen/+nova?tab=working', '[role=tabpanel]'],
  ['/incigen/serum-za-lice-bela-ruza', '[role=tabpanel] ul'],
  ['/incigen/serum-za-lice-bela-ruza?tab=working', '[role=tabpanel] table'],
  ['/incigen/serum-za-lice-bela-ruza?tab=revisions&compare=1-2', '[role=tabpanel] ul'],
  ['/paroms', ':is(table, article)'],
  ['/paroms?uvoz=new', 'h1'],
  ['/sirovine?uvoz=new', 'h1'],
  ['/parom/Lavanda%20Soft%202214', 'section'],
  ['/pifs', 'article'],
  [`/pifs/opis/${openPif}`, 'form'],
  [`/pifs/todo-docs/${openPif}`, 'h2'],
  [`/pifs/cpsr/${openPif}`, 'form'],
  [`/pifs/izrada/${openPif}`, 'form'],
  [`/pifs/tvrdnje/${openPif}`, 'form'],
  [`/pifs/animal/${openPif}`, 'form'],
  [`/pifs/verzije/${openPif}`, 'h1'],
  ['/korisnici', 'h1'],
  ['/no/such/page', 'h1'],
];

// Each theme, each language, the widest and the narrowest screen once. Sideways scrolling is checked at every width in both.
describe.each([
  ['light', 'en', 1440],
  ['dark', 'sr', 360],
] as const)('%s, %s', (mode, language, width) => {
  const options = { dark: mode === 'dark', language };

  test(`every screen is accessible at ${width} px`, async () => {
    const { page, problems } = await openAs('user', '/deklaracije', { ...options, width, height: HEIGHT });
    expect(await findFaults(page, screens)).toEqual({});
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(languages[language].tag);
    expect(problems).toEqual([]);
  });

  test(`the pages of an administrator and of a dcp are accessible at ${width} px`, async () => {
    const { page, problems } = await openAs('admin', '/vodic', { ...options, width, height: HEIGHT });
    expect(
      await findFaults(page, [
        ['/vodic', 'section'],
        ['/user', 'form'],
        ['/todos', 'h1'],
        ['/korisnici', 'li h2'],
      ]),
    ).toEqual({});
    const dcp = await openAs('dcp', '/vodic', { ...options, width, height: HEIGHT });
    expect(await findFaults(dcp.page, [['/vodic', 'section']])).toEqual({});
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

test('an unknown address is shown as text to people who are signed in', async () => {
  const { page } = await openAs('user', '/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await page.getByText('<img src=x onerror=alert(1)>').waitFor();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('an unknown address leads anonymous visitors to the login after three seconds', async () => {
  const { page } = await browser();
  await page.clock.install();
  await page.goto('/no/such/page');
  await page
    .getByText(/not (logged|signed) in/i)
    .first()
    .waitFor();
  // A unit test proves that it does not happen earlier: the browser's clock also advances by itself.
  await page.clock.runFor(3_000);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a page without access for the role shows the text of the specification', async () => {
  const { page } = await openAs('client', '/sir-inci');
  await page.getByText('403 – Access Denied').waitFor();
  await page.getByText('You do not have permission to view this page.').waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
});
