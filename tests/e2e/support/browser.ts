import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';

const ARGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
];

/** How the browser presents itself. Defaults: English, light, a desktop. */
export interface BrowserOptions {
  language?: 'en' | 'sr';
  dark?: boolean;
  width?: number;
  height?: number;
  /** What the browser says it is, where that is not the truth. */
  userAgent?: string;
}

/** A Chromium with an empty profile. */
export interface TestBrowser {
  context: BrowserContext;
  page: Page;
  /** What the pages threw or logged as errors, and what the content security policy refused. */
  problems: string[];
  close(): Promise<void>;
}

/** Starts the Chromium named by CHROMIUM_PATH on an empty profile folder; every address is relative to `baseURL`. */
export async function openBrowser(baseURL: string, options: BrowserOptions = {}): Promise<TestBrowser> {
  const { language = 'en', dark = false, width = 1440, height = 900, userAgent } = options;
  const profile = await mkdtemp(join(tmpdir(), 'dosije-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: true,
    args: ARGS,
    baseURL,
    locale: language === 'sr' ? 'sr-Latn-RS' : 'en-GB',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: { width, height },
    ...(userAgent && { userAgent }),
  });
  context.setDefaultTimeout(30_000);
  const page = context.pages()[0] ?? (await context.newPage());
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) problems.push(message.text());
  });
  return {
    context,
    page,
    problems,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
