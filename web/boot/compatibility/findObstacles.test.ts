import { findUserAgentObstacles, findObstacles } from './findObstacles.ts';
import { mayHaveObstacles } from './mayHaveObstacles.ts';

const windows = (nt: string, rest: string) => `Mozilla/5.0 (Windows NT ${nt}; Win64; x64) ${rest}`;
const chrome = (version: number, more = '') =>
  `AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36${more}`;
const firefox = (version: number) => `Gecko/20100101 Firefox/${version}.0`;
const mac = (version: string, safari: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X ${version}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${safari} Safari/605.1.15`;
const iphone = (ios: string, safari: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${ios} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${safari} Mobile/15E148 Safari/604.1`;
const android = (version: string, browser: string) => `Mozilla/5.0 (Linux; Android ${version}; SM-G960F) ${browser}`;

test.each([
  ['Chrome 79', windows('10.0', chrome(79)), ['oldBrowser']],
  ['Chrome 80', windows('10.0', chrome(80)), []],
  ['Firefox 69', windows('10.0', firefox(69)), ['oldBrowser']],
  ['Firefox 70', windows('10.0', firefox(70)), []],
  ['Safari 12 on macOS 10.14', mac('10_14_6', '12.1.2'), ['oldBrowser', 'oldSystem']],
  ['Safari 13 on macOS 10.15', mac('10_15_7', '13.0'), []],
  ['Safari 13 on macOS 10.13', mac('10_13_6', '13.1.2'), ['oldSystem']],
  ['Internet Explorer 11', windows('10.0', 'Trident/7.0; rv:11.0) like Gecko'), ['oldBrowser']],
  ['the first Edge', windows('10.0', chrome(64, ' Edge/17.17134')), ['oldBrowser']],
  ['Edge on Chromium 79', windows('10.0', chrome(79, ' Edg/79.0.309.43')), ['oldBrowser']],
  ['Edge on Chromium 120', windows('10.0', chrome(120, ' Edg/120.0.0.0')), []],
  ['Opera on Chromium 78', windows('10.0', chrome(78, ' OPR/65.0.3467.48')), ['oldBrowser']],
  ['Windows 8.1', windows('6.3', chrome(109)), ['oldSystem']],
  ['Windows 7', windows('6.1', chrome(109)), ['oldSystem']],
  ['Windows XP', windows('5.1', firefox(52)), ['oldBrowser', 'oldSystem']],
  ['iOS 13', iphone('13_7', '13.1.2'), ['oldSystem']],
  ['iOS 14', iphone('14_0', '14.0'), []],
  ['Android 7', android('7.1.2', chrome(119)), ['oldSystem']],
  ['Android 8', android('8.0.0', chrome(119)), []],
  ['Linux', `Mozilla/5.0 (X11; Linux x86_64) ${chrome(156)}`, []],
  ['a browser that is not known', 'Lynx/2.8.9', []],
  ['no user agent', '', []],
])('%s', (_name, userAgent, obstacles) => {
  expect(findUserAgentObstacles(userAgent)).toEqual(obstacles);
  if (obstacles.length > 0) expect(mayHaveObstacles(modern({ navigator: { userAgent } }))).toBe(true);
});

/** A window of a current browser, with what a test changes. */
const modern = (changes: Record<string, unknown> = {}) =>
  ({
    navigator: { userAgent: windows('10.0', chrome(150)) },
    CSS: { supports: () => true },
    Promise,
    fetch: () => 0,
    Intl,
    URLSearchParams,
    Proxy,
    AbortController,
    isSecureContext: true,
    structuredClone: () => 0,
    ...changes,
  }) as unknown as Window;

test('a current browser over a secure connection has no obstacles', () => {
  expect(findObstacles(modern())).toEqual([]);
});

test('current browsers on current systems need not load the banner', () => {
  for (const userAgent of [
    windows('10.0', chrome(150)),
    windows('10.0', firefox(140)),
    android('14', chrome(140)),
    mac('10_15_7', '26.0'),
    iphone('26_0', '26.0'),
  ])
    expect(mayHaveObstacles(modern({ navigator: { userAgent } }))).toBe(false);
});

test('a missing feature, a missing layout and an insecure connection are obstacles', () => {
  expect(findObstacles(modern({ fetch: undefined }))).toEqual(['missingFeatures']);
  expect(findObstacles(modern({ CSS: undefined }))).toEqual(['missingFeatures']);
  expect(findObstacles(modern({ isSecureContext: false }))).toEqual(['insecure']);
  // A browser without what is required has not what is newer either.
  for (const changes of [{ structuredClone: undefined }, { isSecureContext: false }])
    expect(mayHaveObstacles(modern(changes))).toBe(true);
});
