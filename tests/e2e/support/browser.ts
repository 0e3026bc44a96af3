import { launchOptions } from '../../support/launchChromium.mjs';
import { languages, type Language } from '../../../domain/language.ts';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { waitTimeoutMs } from '../../../mocks/testing/timeouts.ts';

/** How the browser presents itself. Defaults: English, light, a desktop. */
export interface BrowserOptions {
  language?: Language;
  dark?: boolean;
  width?: number;
  height?: number;
  /** Replaces the browser's own user agent. */
  userAgent?: string;
  /** A session in the format of the browser's local storage. */
  session?: string;
}

/** A fresh browser profile: nothing stored, nothing cached. */
export interface TestBrowser {
  context: BrowserContext;
  page: Page;
  /** Uncaught exceptions and errors in the console, among them violations of the content security policy. */
  problems: string[];
  close(): Promise<void>;
}

let running: Promise<Browser> | undefined;

/** The one Chromium of all test files, which Jest's own process keeps; a bench starts one itself. */
async function startChromium(): Promise<Browser> {
  const pool = process.env.TEST_POOL;
  if (!pool) return chromium.launch(launchOptions({ forTests: false }));
  const response = await fetch(`${pool}/chromium`);
  if (!response.ok) throw new Error(await response.text());
  const { url } = (await response.json()) as { url: string };
  return chromium.connect(url);
}

/** Closes what a test file or a bench has opened. */
export async function endChromium(): Promise<void> {
  await (await running)?.close();
  running = undefined;
}

/** The uncaught exceptions and errors in the console of a page, added as they come. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  return problems;
}

/** An empty profile of Chromium; every address is relative to `baseURL`. */
export async function openBrowser(baseURL: string, options: BrowserOptions = {}): Promise<TestBrowser> {
  const { language = 'en', dark = false, width = 1440, height = 900, userAgent, session } = options;
  running ??= startChromium();
  const context = await (
    await running
  ).newContext({
    baseURL,
    locale: languages[language].locale,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: { width, height },
    ...(userAgent && { userAgent }),
    ...(session && {
      storageState: {
        cookies: [],
        origins: [{ origin: new URL(baseURL).origin, localStorage: [{ name: 'userData', value: session }] }],
      },
    }),
  });
  const followLoad = () => context.setDefaultTimeout(waitTimeoutMs());
  followLoad();
  const timer = setInterval(followLoad, 1_000).unref();
  context.on('close', () => clearInterval(timer));
  const page = await context.newPage();
  return {
    context,
    page,
    problems: collectProblems(page),
    close: () => context.close(),
  };
}
