import Bowser from 'bowser/es5.js';

/** What can prevent the use of the product: specification, section 8, "Compatibility banners". */
export type Obstacle = 'oldBrowser' | 'oldSystem' | 'missingFeatures' | 'insecure';

/** The oldest supported versions: specification, section 9. */
const MIN_CHROME = 80;
const MIN_FIREFOX = 70;
const MIN_SAFARI = 13;
const MIN_IOS = 14;
const MIN_ANDROID = 8;
const MIN_WINDOWS = 10;
// ASSUMED: the specification says "older macOS"; 10.15 is the first with a supported Safari.
const MIN_MACOS = [10, 15] as const;

const major = (version: string | undefined): number => parseInt(version || '', 10);
/** False for an unknown version. */
const isBelow = (version: string | undefined, min: number): boolean => major(version) < min;

/**
 * Recognises an old browser and an old operating system by the user agent. For a browser built on Chromium the version
 * of Chromium counts, whatever the browser calls itself; an unknown browser has no obstacle.
 */
export function findUserAgentObstacles(userAgent: string): Obstacle[] {
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
  if (chromium) return isBelow(chromium[1], MIN_CHROME);
  if (browser.name === 'Firefox') return isBelow(browser.version, MIN_FIREFOX);
  if (browser.name === 'Safari') return isBelow(browser.version, MIN_SAFARI);
  return false;
}

function isOldSystem(os: { name?: string; version?: string }): boolean {
  if (os.name === 'iOS') return isBelow(os.version, MIN_IOS);
  if (os.name === 'Android') return isBelow(os.version, MIN_ANDROID);
  if (os.name === 'Windows') return isBelow((os.version || '').replace(/^NT /, ''), MIN_WINDOWS);
  if (os.name !== 'macOS' || !os.version) return false;
  const [first = 0, second = 0] = os.version.split('.').map(Number);
  return first < MIN_MACOS[0] || (first === MIN_MACOS[0] && second < MIN_MACOS[1]);
}

/** Global names that the product cannot run without. */
const requiredGlobals = ['Promise', 'fetch', 'Intl', 'URLSearchParams', 'Proxy', 'AbortController'];

/** The obstacles of the running browser: its version, missing features, and a connection without encryption. */
export function findObstacles(browserWindow: Window): Obstacle[] {
  const found = findUserAgentObstacles(browserWindow.navigator.userAgent);
  const globals = browserWindow as unknown as Record<string, unknown>;
  const hasGrid = Boolean((globals.CSS as typeof CSS | undefined)?.supports('display', 'grid'));
  if (!hasGrid || requiredGlobals.some((name) => !globals[name])) found.push('missingFeatures');
  if (globals.isSecureContext === false) found.push('insecure');
  return found;
}
