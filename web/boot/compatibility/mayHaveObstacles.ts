/** What browsers of a supported version lack or say of themselves only where their version or their system is old. */
const OLD_AGENT =
  /MSIE |Trident\/|Edge\/|(Chrome|Chromium|Firefox)\/\d?\d\.|Version\/1?\d\.|Android [1-7]\b|Windows NT [1-6]\.|Mac OS X 10[._]([0-9]|1[0-4])\b|(iPhone|CPU) OS 1?\d_/;

/**
 * Whether findObstacles can find any: true for every browser that it finds some in, and for a few others. Small enough
 * to be in the page itself, so that current browsers need not load what words the warnings. Runs in ES5.
 */
export function mayHaveObstacles(browserWindow: Window): boolean {
  const globals = browserWindow as unknown as Record<string, unknown>;
  // Chromium 98, Firefox 94 and Safari 15.4 have it, and every feature that the product requires.
  if (!globals.structuredClone || globals.isSecureContext === false) return true;
  return OLD_AGENT.test(browserWindow.navigator.userAgent);
}
