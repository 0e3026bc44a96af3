import { i18n } from './i18n.ts';
import { detectLanguage } from './detectLanguage.ts';

interface Visit {
  stored?: string;
  inTab?: string;
  browser?: string[];
  search?: string;
  cookie?: string;
  page?: string;
}

function visit({ stored, inTab, browser = ['de-AT'], search = '', cookie = '', page = '' }: Visit): void {
  localStorage.clear();
  sessionStorage.clear();
  if (stored !== undefined) localStorage.setItem('i18nextLng', stored);
  if (inTab !== undefined) sessionStorage.setItem('i18nextLng', inTab);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '');
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  document.documentElement.lang = page;
  window.history.replaceState(null, '', `/${search}`);
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['nothing that is known', {}, 'en'],
  ['the address', { search: '?lng=sr', stored: 'en' }, 'sr'],
  ['the address behind another parameter', { search: '?page=2&lng=sr', stored: 'en' }, 'sr'],
  ['no other parameter that ends alike', { search: '?xlng=sr', stored: 'en' }, 'en'],
  ['the address before the cookie', { search: '?lng=sr', cookie: 'i18next=en' }, 'sr'],
  ['the cookie before the storage', { cookie: 'a=b; i18next=sr', stored: 'en' }, 'sr'],
  ['the storage', { stored: 'sr-Latn-RS', browser: ['en'] }, 'sr'],
  ['the storage of the tab', { inTab: 'sr', browser: ['en'] }, 'sr'],
  ['the storage before that of the tab', { stored: 'sr', inTab: 'en' }, 'sr'],
  ['the page', { page: 'sr-Latn' }, 'sr'],
  ['the browser before the page', { browser: ['sr'], page: 'en' }, 'sr'],
  ['a name that is no language', { search: '?lng=cimode', stored: 'sr' }, 'sr'],
  ['a stored language that is none', { stored: 'srpski', browser: ['sr-RS'] }, 'sr'],
  ['the second language of the browser', { browser: ['de', 'sr-Cyrl-RS', 'en'] }, 'sr'],
] satisfies [string, Visit, string][])(
  '%s decides on the language, also of the texts',
  async (_name, visited, language) => {
    visit(visited);
    expect(detectLanguage()).toBe(language);
    await i18n.changeLanguage();
    expect(i18n.resolvedLanguage).toBe(language);
  },
);
