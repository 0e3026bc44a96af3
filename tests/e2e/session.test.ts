import { again } from '../support/again.ts';
import type { Page } from 'playwright-core';
import { clientPif } from '../support/pif.ts';
import { accounts, submitSignIn, PASSWORD, useProduct } from './support/product.ts';

const { stack, browser, signedIn, openAs } = useProduct({ UPSTREAM_ATTEMPT_MS: '6000', UPSTREAM_TOTAL_MS: '6000' });

const MINUTE_MS = 60_000;
const signInPage = (page: Page) => page.getByRole('heading', { name: 'Sign in' });
const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('userData'));
/**
 * Lets every answer to the question whether the session still holds be yes, so that what the page sends next ends it.
 */
const holdSession = (page: Page) => page.route('**/session', (route) => route.fulfill({ status: 204 }));
/** Sets the clock forward until the session has so many milliseconds left, however long the test has taken. */
async function forwardUntilLeft(page: Page, left: number): Promise<void> {
  const { expiration } = JSON.parse((await storedSession(page)) ?? '') as { expiration: number };
  await page.clock.fastForward(expiration - (await page.evaluate(() => Date.now())) - left);
}
const sessionAlert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('a session ends after nine hours in every tab', async () => {
  const opened = await browser();
  const { page, context, problems } = opened;
  await page.clock.install();
  await submitSignIn(opened, accounts.user, PASSWORD);
  await page.getByRole('article').first().waitFor();
  const other = await context.newPage();
  await other.goto('/deklaracije');
  await other.getByRole('article').first().waitFor();
  // The jump of the clock would abort requests in flight.
  await page.waitForLoadState('networkidle');
  await other.waitForLoadState('networkidle');
  await forwardUntilLeft(page, 4 * MINUTE_MS);
  expect(await page.getByRole('timer').count()).toBe(0);
  await forwardUntilLeft(page, 2.5 * MINUTE_MS);
  expect(await page.getByRole('timer').innerText()).toMatch(/^0:02:\d\d$/);
  await page
    .getByText('Session expires in less than 3 minutes! Please save your work and log in again to continue.')
    .waitFor();
  await page.clock.fastForward('00:02:30');
  // Each tab ends by its own timer or by the message of the other, whichever comes first.
  const told = await Promise.all(
    [page, other].map((one) =>
      one.getByText(/^(Your session has expired|You were signed out in another tab)\./).innerText(),
    ),
  );
  expect(told.join()).toContain('Your session has expired.');
  expect(await storedSession(page)).toBeNull();

  // The clock is of both tabs, so the other one would tell this one that the next session has ended.
  await other.close();
  // A computer that sleeps runs no timers, so the session is checked when the tab becomes visible again.
  await submitSignIn(opened, accounts.user, PASSWORD);
  await page.getByRole('article').first().waitFor();
  await page.clock.setSystemTime(Date.now() + 24 * 3_600_000);
  expect(await storedSession(page)).not.toBeNull();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await sessionAlert(page, 'Your session has expired.').waitFor();
  expect(await storedSession(page)).toBeNull();
  expect(problems).toEqual([]);
});

again('an invalid stored session leads to the login', async () => {
  const { page, problems } = await openAs('user', '/deklaracije');
  const session = JSON.parse((await storedSession(page)) ?? '') as Record<string, unknown>;
  const warnings: string[] = [];
  page.on('console', (message) => {
    // Chromium has warnings of its own: that what was loaded ahead is used late, on a slow machine.
    if (message.text().startsWith('The stored session')) warnings.push(message.text());
  });
  const withEnd = (expiration: unknown) => JSON.stringify({ ...session, expiration });
  const seen: [string, string, number][] = [];
  for (const text of [
    withEnd(NaN),
    withEnd('32400000'),
    withEnd('soon'),
    withEnd(1e99),
    withEnd(null),
    '{"userData":',
    '[]',
    'x'.repeat(100_000),
    JSON.stringify({ ...session, token: '' }),
    '{"__proto__":{"token":"x","expiration":9e15}}',
    withEnd(-1),
    withEnd(Date.now() - 1),
  ]) {
    warnings.length = 0;
    await page.evaluate((value) => localStorage.setItem('userData', value), text);
    await page.goto('/deklaracije');
    await signInPage(page).waitFor();
    seen.push([text.slice(-40), new URL(page.url()).pathname, warnings.length]);
  }
  // The last two are valid sessions that have expired, so they cause no warning.
  expect(seen.map(([, path, count]) => [path, count])).toEqual(
    seen.map((_, index) => ['/', index < seen.length - 2 ? 1 : 0]),
  );
  expect(problems).toEqual([]);
});

again('several responses with 401 end the session once', async () => {
  // Opened at a file that sends no requests, so that every 401 reaches the page that is opened next.
  const opened = await openAs('admin', '/favicon.svg');
  const { page, problems } = opened;
  await stack().product.fault({ kind: 'status', status: 401 });
  await page.goto('/vodic');
  await sessionAlert(page, 'Your session has ended.').waitFor();
  expect(await sessionAlert(page, 'Your session has ended.').count()).toBe(1);
  expect(await storedSession(page)).toBeNull();

  await stack().product.clearFaults();
  await submitSignIn(opened, accounts.user, PASSWORD);
  await page.getByRole('article').first().waitFor();
  await page.goto('/user');
  await page.getByLabel('Full name').fill('Ivana Još Nesačuvana');
  await holdSession(page);
  await stack().product.fault({ kind: 'status', status: 401, method: 'PATCH' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await again.waitFor();
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ivana Još Nesačuvana');
  expect(await storedSession(page)).toBeNull();
  await again.getByRole('button', { name: 'Leave' }).click();
  await signInPage(page).waitFor();
  expect(problems).toEqual([]);
});

test('the dialog to sign in again waits for the password and calls nothing wrong yet', async () => {
  const { page } = await openAs('user', `/deklaracije/${clientPif.slug}?izmena=1`);
  await page.getByLabel('Remarks', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await holdSession(page);
  // Only what is saved is refused: a late request of the page would end the session before there is anything to save.
  await stack().product.fault({ kind: 'status', status: 401, method: 'PATCH' });
  await page.getByLabel('Remarks', { exact: true }).fill('Još nesačuvano');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('dialog').filter({ hasNotText: 'Your session has ended' });
  await question.getByRole('button', { name: 'Save changes' }).click();
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await again.waitFor();
  // Whichever of the two dialogs has the focus, gives or takes it when the other one closes.
  await question.waitFor({ state: 'detached' });
  const password = again.getByLabel('Password', { exact: true });
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'password');
  expect(await password.getAttribute('aria-invalid')).not.toBe('true');
  expect(await again.getByText('The password must have at least 8 characters!').count()).toBe(0);
});

describe('the AI server', () => {
  test('receives its own token, and no request of a role without access', async () => {
    await stack().ai.clearCalls();
    const opened = await signedIn('dcp');
    await opened.page.getByRole('article').first().waitFor();
    expect(await stack().ai.calls()).toEqual([]);
    const { page } = await signedIn('orgAdmin');
    await page.getByRole('img', { name: 'AI server: connected' }).waitFor();
    const stored = JSON.parse((await storedSession(page)) ?? '') as { token: string; flask_token: string };
    expect(stored.flask_token).not.toBe(stored.token);
    const tokens = async (calls: Promise<{ authorization: string | null }[]>) =>
      new Set((await calls).map(({ authorization }) => authorization));
    const [product, ai] = [await tokens(stack().product.calls()), await tokens(stack().ai.calls())];
    product.delete(null);
    expect([...ai].filter((token) => product.has(token))).toEqual([]);
  });

  again('does not stop the labels when it fails', async () => {
    const opened = await browser();
    const { page, problems } = opened;
    let isAiAnswered = false;
    page.on('response', (response) => {
      if (response.request().postData()?.includes('LoginToAiServer')) isAiAnswered = true;
    });
    for (const fault of [
      { kind: 'hang' },
      { kind: 'html' },
      { kind: 'status', status: 401 },
      { kind: 'reset' },
    ] as const) {
      isAiAnswered = false;
      await stack().ai.fault(fault);
      await submitSignIn(opened, accounts.user, PASSWORD);
      // Awaited from now on: most faults are told at once, and the toast closes by itself.
      const told = page.getByText('Failed to connect to AI server').waitFor();
      const listed = async () => {
        await page.getByRole('article').nth(3).waitFor();
        await page.getByRole('button', { name: 'Next' }).click();
        await page.getByText(/^Showing 5 to 8 of /).waitFor();
        if (fault.kind === 'hang') expect(isAiAnswered).toBe(false);
      };
      await Promise.all([told, listed()]);
      await page.getByRole('img', { name: 'AI server: not connected' }).waitFor();
      expect(await storedSession(page)).not.toBeNull();
      await stack().ai.clearFaults();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await signInPage(page).waitFor();
    }
    expect(problems).toEqual([]);
  });

  again('does not delay a reload when it hangs', async () => {
    const { page, problems } = await signedIn('user');
    await page.getByRole('img', { name: 'AI server: connected' }).waitFor();
    await stack().ai.fault({ kind: 'hang' });
    await page.reload();
    await page.getByRole('img', { name: 'AI server: checking' }).waitFor();
    await page.getByRole('article').nth(3).waitFor();
    expect(await page.getByRole('img', { name: 'AI server: checking' }).count()).toBe(1);
    await page.getByRole('img', { name: 'AI server: not connected' }).waitFor();
    expect(await storedSession(page)).not.toBeNull();
    expect(problems).toEqual([]);
  });
});
