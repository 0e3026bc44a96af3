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

/** Runs the product for a test file, and opens browsers that are closed after each test. */
export function useProduct(env: Record<string, string> = {}) {
  let stack: TestStack;
  const open: TestBrowser[] = [];
  const sessions = new Map<Role, string>();

  beforeAll(async () => {
    // A circuit that a fault has opened must not stay open for the next test.
    stack = await startTestStack({ env: { BREAKER_OPEN_MS: '1', ...env } });
  });
  afterEach(async () => {
    for (const browser of open.splice(0)) await browser.close();
    await stack.product.clearFaults();
    await stack.ai.clearFaults();
    await stack.geo.clearFaults();
  });
  afterAll(async () => {
    await endChromium();
    await stack.close();
  });

  const browser = async (options?: BrowserOptions): Promise<TestBrowser> => {
    const opened = await openBrowser(stack.bffUrl, options);
    open.push(opened);
    return opened;
  };
  /** Signs a role in through the form and waits for the list of labels. */
  const signedIn = async (role: Role, options?: BrowserOptions): Promise<TestBrowser> => {
    const opened = await browser(options);
    await submitSignIn(opened, accounts[role], PASSWORD);
    await opened.page.getByRole('heading', { level: 1, name: /^(Labels|Deklaracije)$/ }).waitFor();
    return opened;
  };
  /** The stored session of a role, which signs in only once. */
  const sessionOf = async (role: Role): Promise<string> => {
    const session = sessions.get(role) ?? (await signIn(stack, role));
    sessions.set(role, session);
    return session;
  };
  /** Opens a page with the stored session of a role. */
  const openAs = async (role: Role, path: string, options?: BrowserOptions): Promise<TestBrowser> => {
    const opened = await browser({ ...options, session: await sessionOf(role) });
    await opened.page.goto(path);
    return opened;
  };
  return { stack: () => stack, browser, signedIn, openAs, sessionOf };
}

/** Opens the sign-in page and submits the form. */
export async function submitSignIn({ page }: TestBrowser, email: string, password: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel(/^E-(mail|pošta)$/).fill(email);
  await page.getByLabel(/^(Password|Lozinka)$/).fill(password);
  await page.getByRole('button', { name: /^(Sign in|Prijavi)/ }).click();
}
