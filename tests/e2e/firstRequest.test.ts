import { again } from '../support/again.ts';
import { describeFirstRequests, isTaken, opensWithoutCode, watchQueries } from './support/firstRequestSuite.ts';
import { useProduct } from './support/product.ts';

describeFirstRequests([
  ['admin', '/deklaracije?status=3&sort=oldest&page=2', 'Labels'],
  ['client', '/pifs?stage=signed,archived&sort=name', 'Pifs'],
  ['user', '/sir-inci?pageSize=20&sort=-name', 'RawMaterials'],
  ['user', '/incidata?annex=III', 'Ingredients'],
]);

describe('the first request of a list', () => {
  const product = useProduct();
  const { stack, browser, openAs, sessionOf } = product;
  const openWithoutCode = opensWithoutCode(product);

  test('a list whose data is there before its code is shown with it at once', async () => {
    const { page, open, release } = await openWithoutCode('user', '/deklaracije');
    await page.addInitScript(() => {
      window.sawPlaceholder = false;
      new MutationObserver(() => {
        window.sawPlaceholder ||= document.querySelector('.MuiSkeleton-root') !== null;
      }).observe(document, { childList: true, subtree: true });
    });
    await open();
    await page.waitForFunction(() => window.firstRequest?.text);
    release();
    await page.getByRole('article').nth(3).waitFor();
    expect(await page.evaluate(() => window.sawPlaceholder)).toBe(false);
  });

  test('the first request has the page size that the person chose', async () => {
    const session = await sessionOf('user');
    const { userData } = JSON.parse(session) as { userData: { _id: string } };
    const { page, sent, open, release } = await openWithoutCode('user', '/paroms');
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      `listPreferences.${userData._id}`,
      JSON.stringify({ fragrances: { pageSize: 50 } }),
    ] as const);
    await open();
    release();
    await isTaken(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(sent.map(({ variables }) => variables.pageSize)).toEqual([50]);
  });

  test('nothing is requested for a page that the role may not open, or that shows an import', async () => {
    for (const [role, path, heading] of [
      ['client', '/korisnici', /not allowed|may not|403/i],
      ['admin', '/incidata?import=new', /import/i],
    ] as const) {
      const { page } = await browser({ session: await sessionOf(role) });
      const sent = watchQueries(page);
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(sent.map(({ operationName }) => operationName).filter((name) => /Users|Ingredients/.test(name))).toEqual(
        [],
      );
    }
  });

  again('a first request that fails is told of by the list, which can be loaded again', async () => {
    const { page, open, release } = await openWithoutCode('user', '/deklaracije');
    await page.route('**/graphql', (route) => route.abort(), { times: 1 });
    await open();
    release();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('article').nth(3).waitFor();
    expect(await page.getByRole('article').count()).toBe(4);
  });

  again('a token that the server no longer accepts leads to the sign-in page', async () => {
    const { page } = await openAs('client', '/deklaracije');
    await page.getByRole('article').first().waitFor();
    const session = JSON.parse(await page.evaluate(() => localStorage.getItem('userData') ?? '')) as object;
    const other = await browser({ session: JSON.stringify({ ...session, token: 'unknown' }) });
    await other.page.goto(`${stack().bffUrl}/deklaracije`);
    await other.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await other.page.getByRole('article').count()).toBe(0);
  });
});

declare global {
  interface Window {
    sawPlaceholder: boolean;
  }
}
