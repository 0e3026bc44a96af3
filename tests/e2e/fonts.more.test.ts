import type { Page } from 'playwright-core';
import { holdFiles } from './support/holdFiles.ts';
import { useProduct } from './support/product.ts';

const { browser, sessionOf } = useProduct();

/** The width in pixels of the text of the element, in one line. */
const widthOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.style.cssText = 'display: inline-block; white-space: nowrap; max-width: none';
      const { width } = element.getBoundingClientRect();
      element.style.cssText = '';
      return width;
    });

test('a heading and a text are as wide before their fonts are there as after it', async () => {
  const { page } = await browser({ width: 360, session: await sessionOf('user') });
  const release = await holdFiles(page, '**/*.woff2');
  await page.goto('/guide', { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  expect(await page.evaluate(() => document.fonts.check('600 1rem "Source Serif 4 Variable"'))).toBe(false);
  const heading = await widthOf(page, 'main h1');
  const text = await widthOf(page, 'main p');
  release();
  await page.waitForFunction(
    () => document.fonts.check('600 1rem "Source Serif 4 Variable"') && document.fonts.check('1rem "Inter Variable"'),
  );
  expect(Math.abs((await widthOf(page, 'main h1')) / heading - 1)).toBeLessThan(0.05);
  expect(Math.abs((await widthOf(page, 'main p')) / text - 1)).toBeLessThan(0.05);
});
