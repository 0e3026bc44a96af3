import { join } from 'node:path';
import type { Page } from 'playwright-core';
import en from '../../../web/shared/i18n/locale/en.json';
import sr from '../../../web/shared/i18n/locale/sr.json';
import { scrollsSideways, violations } from './accessible.ts';
import { useProduct } from './product.ts';
import { HEIGHT, type Look } from './screens.ts';

const actions = ['edit', 'update', 'unlink', 'custom', 'delete'] as const;

const opener = (page: Page, name: string) =>
  page.getByRole('region', { name: 'dialogs' }).getByRole('button', { name, exact: true });
const hasFocus = (page: Page, name: string) =>
  opener(page, name).evaluate((button) => button === document.activeElement);
const isInDialog = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')));
const outcome = (page: Page) => page.getByRole('region', { name: 'dialogs' }).locator('output').innerText();

/** Pauses the progress bars of toasts, because the library closes a toast when its bar has run out. */
const pauseToasts = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule('.Toastify__progress-bar--animated { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Moves the focus through the dialog in both directions and expects it never to leave. */
async function expectFocusTrapped(page: Page): Promise<void> {
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await isInDialog(page)).toBe(true);
  }
}

/** Describes dialogs and toasts in each of these looks. */
export function describeGallery(looks: readonly Look[]): void {
  const { browser } = useProduct({ WEB_ROOT: join(__dirname, '../../../dist/gallery') });

  describe.each(looks)('%s, %s', (mode, language, width) => {
    const { common, confirm } = { en, sr }[language];

    test('every dialog is accessible and returns the focus', async () => {
      const { page, problems } = await browser({ language, dark: mode === 'dark', width, height: HEIGHT });
      await page.clock.install();
      await page.goto('/');
      const dialog = page.getByRole('dialog');
      const dialogClosed = () => dialog.waitFor({ state: 'detached' });
      const found: Record<string, string[]> = {};

      for (const [name, way] of [
        ['okCancel', common.cancelUpper],
        ['scroll', common.close],
      ] as const) {
        await opener(page, name).click();
        await dialog.waitFor();
        found[name] = await violations(page);
        await expectFocusTrapped(page);
        await dialog.getByRole('button', { name: way }).click();
        await dialogClosed();
        expect([await outcome(page), await hasFocus(page, name)]).toEqual(['false', true]);
      }
      await opener(page, 'okCancel').click();
      await dialog.getByRole('button', { name: common.ok }).click();
      await dialogClosed();
      expect(await outcome(page)).toBe('true');

      for (const action of actions) {
        const { title, message, button, busy } = confirm[action];
        await opener(page, action).click();
        await dialog.getByRole('heading', { name: title }).waitFor();
        expect(await dialog.getByRole('paragraph').innerText()).toBe(
          message.replace('{{name}}', 'Hidratantna krema za lice sa nijacinamidom i pantenolom'),
        );
        found[action] = await violations(page);
        await expectFocusTrapped(page);
        await page.keyboard.press('Escape');
        await dialogClosed();
        expect([await outcome(page), await hasFocus(page, action)]).toEqual(['false', true]);

        await opener(page, action).click();
        await dialog.getByRole('button', { name: button }).click();
        await dialog.getByRole('button', { name: busy }).waitFor();
        if (action === 'delete') found.working = await violations(page);
        await page.keyboard.press('Escape');
        await page.mouse.click(5, 5);
        expect(await dialog.getByRole('button', { disabled: true }).count()).toBe(2);
        expect(await dialog.isVisible()).toBe(true);
        await page.clock.fastForward(60_000);
        await dialogClosed();
        expect([await outcome(page), await hasFocus(page, action)]).toEqual(['true', true]);
      }

      await opener(page, 'fails').click();
      await dialog.getByRole('button', { name: confirm.custom.button }).click();
      await dialog.getByRole('button', { name: confirm.custom.busy }).waitFor();
      await page.clock.fastForward(60_000);
      await dialogClosed();
      expect(await outcome(page)).toMatch(/^Error: /);
      expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
      expect(problems).toEqual([]);
    });

    test('at most five toasts are shown', async () => {
      const { page, problems } = await browser({ language, dark: mode === 'dark', width, height: HEIGHT });
      await page.goto('/');
      await pauseToasts(page);
      const show = (name: string) =>
        page.getByRole('region', { name: 'toasts' }).getByRole('button', { name, exact: true }).dispatchEvent('click');
      const toasts = page.locator('.Toastify__toast');
      for (const name of ['success', 'error', 'warning', 'long', 'retry']) await show(name);
      await toasts.nth(4).waitFor();
      expect(await violations(page)).toEqual([]);
      const box = (await toasts.first().boundingBox())!;
      expect(Math.round(box.x + box.width)).toBe(width - 16);
      expect(await scrollsSideways(page)).toBe(false);
      const times = await page
        .locator('.Toastify__progress-bar--animated')
        .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).style.animationDuration));
      expect(times.sort()).toEqual(['10000ms', '12000ms', '5000ms', '5000ms'].sort());

      await page.getByRole('button', { name: common.toasts.retryHint }).click();
      await toasts.getByText('Hidratantna krema').waitFor();
      await page.reload();
      await pauseToasts(page);
      await show('seven');
      await toasts.nth(4).waitFor();
      expect(await toasts.count()).toBe(5);
      await toasts.first().getByRole('button').click();
      await page.getByText('6 / 7').waitFor();
      expect(await toasts.count()).toBe(5);
      expect(problems).toEqual([]);
    });
  });
}
