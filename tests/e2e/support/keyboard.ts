import type { Page } from 'playwright-core';
import { until } from '../../../mocks/testing/until.ts';

/** Key presses after which something must have been reached. */
const MAX_PRESSES = 200;

/** The accessible name of the element with the focus; null where the focus is lost. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element || element === document.body || element.matches(':disabled')) return null;
    const labels = element.labels ? [...element.labels].map(({ innerText }) => innerText) : [];
    return element.getAttribute('aria-label') ?? (labels.join(' ').trim() || element.innerText);
  });

/** Presses a key until the focus is on something of this name. */
export async function pressUntil(page: Page, key: string, name: RegExp): Promise<void> {
  const passed: (string | null)[] = [];
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    const now = await focused(page);
    if (now !== null && name.test(now)) return;
    passed.push(now);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(name)}, but through ${passed.join(' | ')}`);
}

/** The numbers of key presses after which nothing has the focus. */
export async function passedNothing(page: Page, key: string, presses: number): Promise<number[]> {
  const lost: number[] = [];
  for (let press = 1; press <= presses; press++) {
    await page.keyboard.press(key);
    if ((await focused(page)) === null) lost.push(press);
  }
  return lost;
}

/** Waits until the focus is on something of this name. */
export const untilFocused = (page: Page, name: RegExp) =>
  until(`the focus is on ${String(name)}`, async () => name.test((await focused(page)) ?? ''));

/** Whether the focus can be seen: a ring around the element, or the mark of a field. */
export const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
    const field = document.activeElement?.closest('.MuiOutlinedInput-root');
    return outlineStyle !== 'none' || boxShadow !== 'none' || (field && getComputedStyle(field).boxShadow !== 'none');
  });
