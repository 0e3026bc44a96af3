import { again } from '../../tests/support/again.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { aSession } from '../../tests/support/session.ts';
import { useGraphqlStub } from '../../tests/support/graphqlStub.ts';
import { languageCodes, languages } from '../../domain/language.ts';
import { currentLanguage, i18n } from '../shared/i18n/i18n.ts';
import { serializeSession } from '../shared/session/sessionFormat.ts';
import { restoreSession } from '../shared/session/sessionStore.ts';
import { modeStorage } from '../shared/theme/modeStorage.ts';
import { cachedCountry } from './layout/location/visitorCountryStore.ts';
import { App } from './App.tsx';
import { paths } from '../shared/url/paths.ts';

const { answer, sent } = useGraphqlStub();
let unsubscribe: () => void = () => undefined;
let warn: jest.SpyInstance;

beforeEach(() => {
  window.scrollTo = () => undefined;
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const labels = {
    __typename: 'LabelPage',
    items: [],
    totalCount: 0,
    page: 1,
    pageSize: 4,
    companyCounts: [],
    statusCounts: null,
    hasUncounted: false,
  };
  answer({
    Labels: { data: { labels } },
    Companies: { data: { companies: [] } },
    VisitorCountry: { data: { visitorCountry: null } },
  });
});
afterEach(async () => {
  act(() => unsubscribe());
  warn.mockRestore();
  localStorage.clear();
  await i18n.changeLanguage('en');
  expect(Object.keys(Object.prototype)).toEqual([]);
});

/** The stored values beside the session: specification, section 3. */
const keys = [
  'isDarkMode',
  'location',
  'i18nextLng',
  'selectedStatusDeklaracije',
  'selectedDatumDeklaracije',
  'selectedFirmaDeklaracije',
];
const now = Date.UTC(2026, 10, 21, 8);

const curated = [
  '',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e99',
  '[]',
  '{}',
  '{',
  '"',
  '[[[[',
  'true ',
  'TRUE',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{"__proto__":{"polluted":1}}',
  '{"countryCode":"<script>","timestamp":1}',
  '{"countryCode":"RS","timestamp":1e308}',
  '{"version":99,"value":true}',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../etc/passwd',
  '%00',
  '\u0000\u202e\ud800',
  'sr\u0000',
  'sr-Latn-RS-x-<b>',
  'cimode',
  'dev',
  'x'.repeat(500_000),
];
const anything = fc.oneof(fc.constantFrom(...curated.slice(0, -1)), fc.string({ unit: 'binary' }), fc.json());

test('a tampered country is ignored unless it is a recent two-letter code', () => {
  const near = fc.record({
    countryCode: fc.oneof(fc.constantFrom('RS', 'DE', 'rs', 'RSX', ''), fc.jsonValue()),
    timestamp: fc.oneof(fc.integer({ min: now - 4 * 86_400_000, max: now + 10 }), fc.jsonValue()),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        anything,
        near.map((one) => JSON.stringify(one)),
      ),
      (text) => {
        localStorage.setItem('location', text);
        const found = cachedCountry(now);
        if (found === null) return;
        const { countryCode, timestamp } = JSON.parse(text) as { countryCode: string; timestamp: number };
        expect(found).toMatch(/^[A-Z]{2}$/);
        expect(found).toBe(countryCode);
        expect(now - timestamp >= 0 && now - timestamp < 259_200_000).toBe(true);
      },
    ),
    { seed: 1, numRuns: 1000 },
  );
});

test('a tampered colour scheme is dark, light or that of the system', () => {
  const mode = modeStorage({ key: 'mui-mode' });
  fc.assert(
    fc.property(anything, (text) => {
      localStorage.setItem('isDarkMode', text);
      expect(mode.get('system')).toBe(text === 'true' ? 'dark' : text === 'false' ? 'light' : 'system');
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('a tampered language falls back to one of the product', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (text) => {
      localStorage.setItem('i18nextLng', text);
      await i18n.changeLanguage();
      expect(languageCodes).toContain(currentLanguage());
      expect(['Try again', 'Pokušaj ponovo']).toContain(i18n.t('retry', { ns: 'common' }));
      expect(document.documentElement.lang).toBe(languages[currentLanguage()].tag);
    }),
    { seed: 1, numRuns: 300 },
  );
});

/** Opens the application with the text stored under every key. */
async function open(text: string, address: string, session: string): Promise<void> {
  for (const key of keys) localStorage.setItem(key, text);
  localStorage.setItem('userData', session);
  await i18n.changeLanguage();
  window.history.replaceState(null, '', address);
  unsubscribe = restoreSession();
  render(<App />);
}
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

test.each(curated.map((text) => [text.slice(0, 60), text]))(
  'with %j under every key, the session too, the login opens',
  async (_shown, text) => {
    await open(text, '/', text);
    expect(await heading(/^(Sign in|Prijava)$/)).toBeVisible();
    expect(
      warn.mock.calls.flat().filter((message) => message === 'The stored session cannot be read and is ignored.'),
    ).toHaveLength(1);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  },
);

again.each(curated.map((text) => [text.slice(0, 60), text]))(
  'with %j beside a session, the labels open unfiltered',
  async (_shown, text) => {
    await open(text, paths.labels, serializeSession(aSession('orgAdmin')));
    expect(await heading(/^(Labels|Deklaracije)$/)).toBeVisible();
    await waitFor(() => expect(sent('Labels')).not.toEqual([]));
    expect(sent('Labels')[0]?.variables).toEqual({ filter: {}, sort: 'CREATED_DESC', page: 1, pageSize: 4 });
    // The invalid values have been replaced for the next visit.
    await waitFor(() =>
      expect([
        localStorage.getItem('selectedFirmaDeklaracije'),
        localStorage.getItem('selectedStatusDeklaracije'),
      ]).toEqual(['Sve', '0']),
    );
  },
);
