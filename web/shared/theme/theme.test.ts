import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DARK_MODE_KEY, modeStorage } from './modeStorage.ts';
import { getTheme } from './theme.ts';
import { dark, light } from './tokens.ts';

/** Relative luminance: WCAG 2.2, definition of contrast ratio. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_name, tokens) => {
  const { page, surface, subtle, text, muted, primary, accent, info, green, yellow, red, brand } = tokens;
  const pairs: [string, string][] = [
    ...[page, surface, subtle].flatMap((ground) =>
      [text, muted, primary.main, green.main, yellow.main, red.main].map((ink): [string, string] => [ink, ground]),
    ),
    ...[primary, accent, info, green, yellow, red].map(({ main, soft }): [string, string] => [main, soft]),
    [primary.contrastText, primary.main],
    [brand.text, brand.main],
    [brand.muted, brand.main],
  ];
  test.each(pairs)('%s is readable on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the page has the background of the theme before the theme has loaded', () => {
  const html = readFileSync(join(__dirname, '../../index.html'), 'utf8').toLowerCase();
  const backgrounds = [...html.matchAll(/^ *(html\S*) \{\s*background: (#\w+);/gm)].map(([, selector, colour]) => [
    selector,
    colour,
  ]);
  expect(backgrounds).toEqual([
    ['html', light.page.toLowerCase()],
    ["html[data-color-scheme='dark']", dark.page.toLowerCase()],
  ]);
  expect(html).toContain(`'${DARK_MODE_KEY.toLowerCase()}'`);
});

test('no transition takes longer than 200 ms', () => {
  expect(Math.max(...Object.values<number>({ ...getTheme().transitions.duration }))).toBeLessThanOrEqual(200);
});

describe('the stored colour scheme', () => {
  const mode = modeStorage({ key: 'mui-mode' });
  afterEach(() => localStorage.clear());

  test('is stored as true or false once it is selected', () => {
    expect(mode.get('system')).toBe('system');
    expect(localStorage).toHaveLength(0);
    mode.set('dark');
    expect([localStorage.getItem('isDarkMode'), mode.get('system')]).toEqual(['true', 'dark']);
    mode.set('light');
    expect([localStorage.getItem('isDarkMode'), mode.get('system')]).toEqual(['false', 'light']);
  });

  test('is that of the system when the stored value is invalid', () => {
    localStorage.setItem('isDarkMode', 'maybe');
    expect(mode.get('system')).toBe('system');
  });

  test('is stored under one key only', () => {
    modeStorage({ key: 'mui-color-scheme-light' }).set('light');
    expect(localStorage).toHaveLength(0);
  });

  test('follows another tab', () => {
    const seen: unknown[] = [];
    const stop = mode.subscribe((value: unknown) => seen.push(value));
    window.dispatchEvent(new StorageEvent('storage', { key: 'isDarkMode', newValue: 'true' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'isDarkMode', newValue: null }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'isDarkMode', newValue: 'false' }));
    expect(seen).toEqual(['dark', 'system']);
  });
});
