import { startTestStack, type TestStack } from '../../support/testStack.ts';
import { signIn } from '../../support/signIn.ts';
import { endChromium, openBrowser, type BrowserOptions, type TestBrowser } from './browser.ts';

export const PASSWORD = 'Demo@2026x';

/** The five roles and who has them. */
export const accounts = {
  admin: 'admin@dosije.example',
  orgAdmin: 'org@dosije.example',
  user: 'konsultant@dosije.example',
  dcp: 'dcp@dosije.example',
  client: 'klijent@dosije.example',
} as const;
export type Role = keyof typeof accounts;

/** The running product of a test file, and browsers on it that are closed after each test. */
export function useProduct(env: Record<string, string> = {}) {
  let house: TestStack;
  const open: TestBrowser[] = [];
  const sessions = new Map<Role, string>();

  beforeAll(async () => {
    // A fault ends with its test: the breaker must not outlast it.
    house = await startTestStack({ env: { BREAKER_OPEN_MS: '1', ...env } });
  });
  afterEach(async () => {
    for (const browser of open.splice(0)) await browser.close();
    await house.product.clearFaults();
    await house.ai.clearFaults();
    await house.geo.clearFaults();
  });
  afterAll(async () => {
    await endChromium();
    await house.close();
  });

  const browser = async (options?: BrowserOptions): Promise<TestBrowser> => {
    const opened = await openBrowser(house.bffUrl, options);
    open.push(opened);
    return opened;
  };
  /** Signs a role in through the form and waits for the list of labels. */
  const signedIn = async (role: Role, options?: BrowserOptions): Promise<TestBrowser> => {
    const opened = await browser(options);
    await fillIn(opened, accounts[role], PASSWORD);
    await opened.page.getByRole('heading', { level: 1, name: /^(Labels|Deklaracije)$/ }).waitFor();
    return opened;
  };
  /** Opens a page as a role that signed in some time ago: with the session that its browser kept. */
  const openAs = async (role: Role, path: string, options?: BrowserOptions): Promise<TestBrowser> => {
    const session = sessions.get(role) ?? (await signIn(house, role));
    sessions.set(role, session);
    const opened = await browser({ ...options, session });
    await opened.page.goto(path);
    return opened;
  };
  return { house: () => house, browser, signedIn, openAs };
}

/** Opens the sign-in page, types both and presses the button. */
export async function fillIn({ page }: TestBrowser, email: string, password: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel(/^E-(mail|pošta)$/).fill(email);
  await page.getByLabel(/^(Password|Lozinka)$/).fill(password);
  await page.getByRole('button', { name: /^(Sign in|Prijavi)/ }).click();
}
