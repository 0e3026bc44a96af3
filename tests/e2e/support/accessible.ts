import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const axeProgram = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Animations longer than this, in milliseconds, show time passing (a toast's bar, a skeleton) and are not waited for.
 */
const MAX_FADE_MS = 1_000;

/**
 * Waits until nothing in the page is marked busy and no fade is running. Outdated content is dimmed and dialogs fade
 * in, so axe would otherwise measure the contrast of passing colours.
 */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction((maxFade) => {
    const isFading = (animation: Animation) =>
      animation.playState === 'running' && Number(animation.effect?.getComputedTiming().endTime) <= maxFade;
    return !document.querySelector('[aria-busy="true"]') && !document.getAnimations().some(isFading);
  }, MAX_FADE_MS);
}

/** The accessibility violations in a page or in one element, one line for each rule and element. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await untilAtRest(page);
  // A document keeps it until the next one is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeProgram);
  return page.evaluate(async (selector) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations: found } = await run({ include: [selector] }, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, within);
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The accessibility violations, and a line when the page scrolls sideways. */
export async function faultsOf(page: Page): Promise<string[]> {
  const found = await violations(page);
  return (await scrollsSideways(page)) ? [...found, 'scrolls sideways'] : found;
}
