import type { Page } from 'playwright-core';

/** Keeps all code from a page until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
