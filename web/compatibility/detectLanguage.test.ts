import { i18n } from '../shared/i18n/i18n.ts';
import { detectLanguage } from './detectLanguage.ts';

interface Visit {
  stored?: string;
  inTab?: string;
  browser?: string[];
  search?: string;
}

function visit({ stored, inTab, browser = ['de-AT'], search = '' }: Visit): void {
  localStorage.clear();
  sessionStorage.clear();
  if (stored !== undefined) localStorage.setItem('i18nextLng', stored);
  if (inTab !== undefined) sessionStorage.setItem('i18nextLng', inTab);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '');
  window.history.replaceState(null, '', `/${search}`);
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['nothing that is known', {}, 'en'],
  ['the address', { search: '?lng=sr', stored: 'en' }, 'sr'],
  ['the storage', { stored: 'sr-Latn-RS', browser: ['en'] }, 'sr'],
  ['the storage of the tab', { inTab: 'sr', browser: ['en'] }, 'sr'],
  ['a stored language that is none', { stored: 'srpski', browser: ['sr-RS'] }, 'sr'],
  ['the second language of the browser', { browser: ['de', 'sr-Cyrl-RS', 'en'] }, 'sr'],
] satisfies [string, Visit, string][])(
  '%s decides on the language as in the application',
  async (_name, visited, language) => {
    visit(visited);
    expect(detectLanguage()).toBe(language);
    await i18n.changeLanguage();
    expect(i18n.resolvedLanguage).toBe(language);
  },
);
