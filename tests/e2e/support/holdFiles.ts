import type { Page } from 'playwright-core';

/** Keeps all code from a page until the returned function is called. */
export const holdCode = (page: Page) => holdFiles(page, '**/assets/*.js');

/** Keeps the files with these addresses from a page until the returned function is called. */
export async function holdFiles(page: Page, pattern: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
