import type { Page } from 'playwright-core';
import { scrollsSideways, violations } from './accessible.ts';

export const HEIGHT = 800;

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
export type Screens = readonly (readonly [path: string, loaded: string])[];

/** Opens each screen and returns its accessibility violations and the widths at which it scrolls sideways. */
export async function findFaults(page: Page, screens: Screens): Promise<Record<string, string[]>> {
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

/** A theme, a language and a width. */
export type Look = readonly [mode: 'light' | 'dark', language: 'en' | 'sr', width: number];

/** The look in which `npm test` opens screens. Sideways scrolling is checked at every width in every look. */
export const usualLooks: readonly Look[] = [['light', 'en', 1440]];

/** With these `npm run test:more` has each theme, each language, the widest and the narrowest screen once. */
export const otherLooks: readonly Look[] = [['dark', 'sr', 360]];

/** Of the screens that `npm run test:more` alone opens. */
export const looks: readonly Look[] = [...usualLooks, ...otherLooks];
