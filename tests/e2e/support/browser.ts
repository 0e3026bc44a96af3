import { languages, type Language } from '../../../domain/language.ts';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { waitTimeoutMs } from '../../../mocks/testing/timeouts.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Every page of a test is a new one that ends soon: to optimise its code takes longer than it saves. The benches measure what users have.
  ...(process.env.JEST_WORKER_ID === undefined ? [] : ['--js-flags=--no-opt --no-maglev']),
];

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

/** Closes the Chromium of a test file. */
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

/** An empty profile of the Chromium named by CHROMIUM_PATH, which a test file starts once; every address is relative to `baseURL`. */
export async function openBrowser(baseURL: string, options: BrowserOptions = {}): Promise<TestBrowser> {
  const { language = 'en', dark = false, width = 1440, height = 900, userAgent, session } = options;
  running ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: true,
    args: ARGS,
  });
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
