import type { Page, Request } from 'playwright-core';
import { until } from '../../../mocks/testing/until.ts';
import { scrollsSideways, untilAtRest, violations } from './accessible.ts';

export const HEIGHT = 800;

/** The second animation frame starts only after the first one was drawn. */
const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The widths at which the page scrolls sideways. */
async function sidewaysScrollWidths(page: Page): Promise<string[]> {
  const initial = page.viewportSize() ?? { width: 1440, height: HEIGHT };
  const found: string[] = [];
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await untilDrawn(page);
    if (await scrollsSideways(page)) found.push(`scrolls sideways at ${width} px`);
  }
  await page.setViewportSize(initial);
  return found;
}

/**
 * The words of the title of the page that stand in more than one line at 320 px, although the page has room for them:
 * at that width letters had stood below one another.
 */
async function brokenTitleWords(page: Page): Promise<string[]> {
  const initial = page.viewportSize() ?? { width: 1440, height: HEIGHT };
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await untilDrawn(page);
  const broken = await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    const text = heading?.firstChild;
    if (!heading || !(text instanceof Text)) return [];
    const room = document.querySelector('main')?.clientWidth ?? 0;
    const widthOf = (word: string): number => {
      const alone = heading.appendChild(document.createElement('span'));
      alone.style.cssText = 'position: absolute; white-space: nowrap; overflow-wrap: normal';
      alone.textContent = word;
      const { width } = alone.getBoundingClientRect();
      alone.remove();
      return width;
    };
    return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      if (widthOf(word) > room) return [];
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    });
  });
  await page.setViewportSize(initial);
  return broken.map((word) => `the title breaks within ${word} at 320 px`);
}

/** Paths, each with a selector for an element that is there once the screen has loaded. */
export type Screens = readonly (readonly [path: string, loaded: string])[];

/** An address of no page, which shows the address as text. */
const NOWHERE = '/between/two/screens';

const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Opens each screen as a link within the client does, from a screen that the client already shows, and returns its
 * accessibility violations, the widths at which it scrolls sideways, and broken words of its title. To load a document
 * for each takes twice as long.
 */
export async function findFaults(page: Page, screens: Screens): Promise<Record<string, string[]>> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => pending.delete(request));
  const between = page.getByText(NOWHERE).first();
  await page.locator('main h1').first().waitFor();

  const found: Record<string, string[]> = {};
  for (const [path, loaded] of screens) {
    // So that nothing of the screen before is taken for this one.
    await followLink(page, NOWHERE);
    await between.waitFor();
    await followLink(page, path);
    await between.waitFor({ state: 'detached' });
    await page.locator(`main ${loaded}`).first().waitFor();
    do {
      await until('no request is in flight', () => pending.size === 0);
      await untilAtRest(page);
      await untilDrawn(page);
    } while (pending.size > 0);
    const faults = [
      ...(await violations(page)),
      ...(await sidewaysScrollWidths(page)),
      ...(await brokenTitleWords(page)),
    ];
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
