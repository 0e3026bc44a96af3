import { again } from '../support/again.ts';
import { useProduct } from './support/product.ts';

const { browser, openAs } = useProduct();

test('an unknown address is shown as text to people who are signed in', async () => {
  const { page } = await openAs('user', '/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await page.getByText('<img src=x onerror=alert(1)>').waitFor();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

again('an unknown address leads anonymous visitors to the login after three seconds', async () => {
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
