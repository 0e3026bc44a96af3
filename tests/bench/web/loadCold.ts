import type { CDPSession } from 'playwright-core';
import type { Language } from '../../../domain/language.ts';
import { openBrowser } from '../../e2e/support/browser.ts';

/** What loading a page with an empty cache took. Sizes are those of the transfer, with headers. */
export interface Load {
  /** All but pictures and the watch over the session. */
  requests: number;
  graphql: number;
  scriptKb: number;
  fontKb: number;
  styleKb: number;
  /** The largest contentful paint, ms. */
  paintMs: number;
  /** The sum of what each task took beyond 50 ms after the first paint, ms. */
  blockedMs: number;
  /** The sum of all layout shifts, which is at least what Lighthouse calls cumulative layout shift. */
  shift: number;
}

interface Observed {
  paintMs: number;
  tasks: { start: number; ms: number }[];
  shift: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Lighthouse's mobile profile. */
const SLOWDOWN = 4;
const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
const PHONE = { width: 360, height: 640 };

const LONG_TASK_MS = 50;
/** So long nothing may be requested, and something must have been painted, before a page counts as loaded. */
const QUIET_MS = 1_500;
const MAX_WAIT_MS = 30_000;

/**
 * Collects in the page what the browser reports about it. A text, because tsx would let functions call a helper of its
 * own.
 */
const observe = `{
  // Without an entry nothing was painted, which misses every limit.
  const observed = (window.observed = { paintMs: Infinity, tasks: [], shift: 0 });
  for (const [type, take] of [
    ['largest-contentful-paint', ({ startTime }) => (observed.paintMs = startTime)],
    ['longtask', ({ startTime, duration }) => observed.tasks.push({ start: startTime, ms: duration })],
    ['layout-shift', ({ value }) => (observed.shift += value)],
  ])
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
}`;

/** Counts what is requested and transferred. */
function watchNetwork(cdp: CDPSession) {
  const types = new Map<string, { type: string; url: string }>();
  const bytes: Record<string, number> = {};
  const open = new Set<string>();
  let lastChange = performance.now();
  const end = (requestId: string) => {
    if (open.delete(requestId)) lastChange = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request: { url } }) => {
    // The watch over the session asks all the time, whatever the page; a data URL is part of the page.
    if (url.endsWith('/session') || url.startsWith('data:')) return;
    open.add(requestId);
    lastChange = performance.now();
    types.set(requestId, { type, url });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = types.get(requestId);
    if (!request) return;
    const { type, url } = request;
    // What is preloaded has the type of its element.
    const kind = /\.js$/.test(url)
      ? 'Script'
      : /\.woff2$/.test(url)
        ? 'Font'
        : /\.css$/.test(url)
          ? 'Stylesheet'
          : type;
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    end(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  const kb = (kind: string) => (bytes[kind] ?? 0) / 1_000;
  return {
    isQuiet: () => open.size === 0 && performance.now() - lastChange > QUIET_MS,
    counts: () => {
      const requests = [...types.values()].filter(({ type, url }) => type !== 'Image' && !url.startsWith('data:'));
      return {
        requests: requests.length,
        graphql: requests.filter(({ url }) => url.endsWith('/graphql')).length,
        scriptKb: kb('Script'),
        fontKb: kb('Font'),
        styleKb: kb('Stylesheet'),
      };
    },
    urls: () => [...types.values()].map(({ url }) => url),
  };
}

/**
 * Loads a page in an empty profile on a slow phone, until nothing is requested any more. `session` is null for nobody.
 */
export async function loadCold(
  origin: string,
  path: string,
  session: string | null,
  language: Language,
): Promise<Load & { urls: string[] }> {
  const { page, context, close } = await openBrowser(origin, { ...PHONE, language, ...(session && { session }) });
  try {
    await page.addInitScript({ content: observe });
    const cdp = await context.newCDPSession(page);
    const network = watchNetwork(cdp);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(path, { waitUntil: 'load' });
    const isPainted = () =>
      page.evaluate((quietMs) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return paint !== undefined && performance.now() - paint.startTime > quietMs;
      }, QUIET_MS);
    for (let waited = 0; !(network.isQuiet() && (await isPainted())) && waited < MAX_WAIT_MS; waited += 100)
      await page.waitForTimeout(100);
    const { paintMs, tasks, shift, firstPaintMs } = await page.evaluate(() => ({
      ...window.observed,
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const blocked = tasks.map(({ start, ms }) => Math.min(ms, start + ms - firstPaintMs) - LONG_TASK_MS);
    return {
      ...network.counts(),
      paintMs,
      blockedMs: blocked.reduce((sum, ms) => sum + Math.max(0, ms), 0),
      shift,
      urls: network.urls(),
    };
  } finally {
    await close();
  }
}
