import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The accessibility violations in a page or in one element, one line for each rule and element. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // Pages have no frames of other origins, for which axe would open a page of its own each time.
  const { violations: found } = await new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The accessibility violations, and a line when the page scrolls sideways. */
export async function faultsOf(page: Page): Promise<string[]> {
  const found = await violations(page);
  return (await scrollsSideways(page)) ? [...found, 'scrolls sideways'] : found;
}
