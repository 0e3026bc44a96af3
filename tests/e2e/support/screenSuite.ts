import { testTimeoutMs } from '../../../mocks/testing/timeouts.ts';
import { languages } from '../../../domain/language.ts';
import { scrollsSideways, violations } from './accessible.ts';
import { useProduct } from './product.ts';
import { findFaults, HEIGHT, otherLooks, type Look, type Screens } from './screens.ts';

/** Labels, raw materials, formulas and perfumes, as a signed-in consultant. The others are in pifScreenSuite.ts. */
const screens: Screens = [
  ['/deklaracije', 'article'],
  ['/deklaracije?filter=nothinghasthisname', 'h1'],
  ['/deklaracije/+nova', 'form'],
  ['/user', 'form'],
  ['/sirovine', 'article'],
  ['/sirovine?nova=1', 'article'],
  ['/sir-inci', ':is(table, article)'],
  ['/incidata', ':is(table, li)'],
  ['/incigen', 'h1'],
  ['/incigen?uvoz=new', 'h1'],
  ['/incigen/+nova', '[role=tabpanel]'],
  ['/incigen/serum-za-lice-bela-ruza', '[role=tabpanel] ul'],
  ['/incigen/serum-za-lice-bela-ruza?tab=working', '[role=tabpanel] table'],
  ['/incigen/serum-za-lice-bela-ruza?tab=revisions&compare=1-2', '[role=tabpanel] ul'],
  ['/paroms', ':is(table, article)'],
  ['/parom/Lavanda%20Soft%202214', 'section'],
  ['/no/such/page', 'h1'],
];

/** Screens of the same kinds, which `npm run test:more` opens as well. */
const similarScreens: Screens = [
  ['/incigen/+nova?tab=working', '[role=tabpanel]'],
  ['/paroms?uvoz=new', 'h1'],
  ['/sirovine?uvoz=new', 'h1'],
];

/** Describes the screens in each of these looks. */
export function describeScreens(looks: readonly Look[]): void {
  const { browser, openAs } = useProduct();

  describe.each(looks)('%s, %s', (mode, language, width) => {
    const options = { dark: mode === 'dark', language };

    test(
      `every screen is accessible at ${width} px`,
      async () => {
        const { page, problems } = await openAs('user', '/deklaracije', { ...options, width, height: HEIGHT });
        const opened = looks === otherLooks ? [...screens, ...similarScreens] : screens;
        expect(await findFaults(page, opened)).toEqual({});
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(languages[language].tag);
        expect(problems).toEqual([]);
      },
      4 * testTimeoutMs(),
    );

    test(`the pages of an administrator and of a dcp are accessible at ${width} px`, async () => {
      const { page, problems } = await openAs('admin', '/vodic', { ...options, width, height: HEIGHT });
      expect(
        await findFaults(page, [
          ['/vodic', 'section'],
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
}
