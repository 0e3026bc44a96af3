import Bowser from 'bowser/es5.js';

/** What may stand in the way of using the product: specification, section 8, "Compatibility banners". */
export type Obstacle = 'oldBrowser' | 'oldSystem' | 'missingFeatures' | 'insecure';

/** Oldest versions that are good enough: specification, section 9. */
const OLDEST_CHROME = 80;
const OLDEST_FIREFOX = 70;
const OLDEST_SAFARI = 13;
const OLDEST_IOS = 14;
const OLDEST_ANDROID = 8;
const OLDEST_WINDOWS = 10;
// ASSUMED: the specification says "older macOS"; 10.15 is the first to ship a Safari that is good enough.
const OLDEST_MACOS = [10, 15] as const;

const major = (version: string | undefined): number => parseInt(version || '', 10);
/** False for a version that is not told. */
const isBelow = (version: string | undefined, oldest: number): boolean => major(version) < oldest;

/**
 * Tells an old browser and an old operating system by the user agent text. A browser built on Chromium is judged by
 * the Chromium inside, whatever it calls itself; one that is not known is let pass.
 */
export function judgeUserAgent(userAgent: string): Obstacle[] {
  const parsed = Bowser.parse(userAgent || '-');
  const found: Obstacle[] = [];
  if (isOldBrowser(userAgent, parsed.browser)) found.push('oldBrowser');
  if (isOldSystem(parsed.os)) found.push('oldSystem');
  return found;
}

function isOldBrowser(userAgent: string, browser: { name?: string; version?: string }): boolean {
  const chromium = /Chrom(?:e|ium)\/(\d+)/.exec(userAgent);
  if (browser.name === 'Internet Explorer') return true;
  // The first Edge names a Chrome in its user agent without being one.
  if (/Edge\/\d+/.test(userAgent)) return true;
  if (chromium) return isBelow(chromium[1], OLDEST_CHROME);
  if (browser.name === 'Firefox') return isBelow(browser.version, OLDEST_FIREFOX);
  if (browser.name === 'Safari') return isBelow(browser.version, OLDEST_SAFARI);
  return false;
}

function isOldSystem(os: { name?: string; version?: string }): boolean {
  if (os.name === 'iOS') return isBelow(os.version, OLDEST_IOS);
  if (os.name === 'Android') return isBelow(os.version, OLDEST_ANDROID);
  if (os.name === 'Windows') return isBelow((os.version || '').replace(/^NT /, ''), OLDEST_WINDOWS);
  if (os.name !== 'macOS' || !os.version) return false;
  const [first = 0, second = 0] = os.version.split('.').map(Number);
  return first < OLDEST_MACOS[0] || (first === OLDEST_MACOS[0] && second < OLDEST_MACOS[1]);
}

/** What the product cannot do without, by the name under which a browser offers it. */
const needed = ['Promise', 'fetch', 'Intl', 'URLSearchParams', 'Proxy', 'AbortController'];

/** Looks at the running browser: its name, what it can do, and whether the page came over a safe connection. */
export function judgeWindow(here: Window): Obstacle[] {
  const found = judgeUserAgent(here.navigator.userAgent);
  const offered = here as unknown as Record<string, unknown>;
  const canLayOut = Boolean((offered.CSS as typeof CSS | undefined)?.supports('display', 'grid'));
  if (!canLayOut || needed.some((name) => !offered[name])) found.push('missingFeatures');
  if (offered.isSecureContext === false) found.push('insecure');
  return found;
}
