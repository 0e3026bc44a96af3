import { act, render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, i18n } from './i18n.ts';
import { useFormat } from './useFormat.ts';

function Sample() {
  const { t } = useTranslation();
  const { date, dateTime, number } = useFormat();
  return (
    <p>
      {[t('retry'), date('2026-11-12T09:30:00.000Z'), dateTime(null), date('yesterday'), number(12345.5)].join(' | ')}
    </p>
  );
}
const shown = () => screen.getByRole('paragraph').textContent;

afterEach(() => i18n.changeLanguage('en'));

test('texts, dates, numbers and the document follow the language', async () => {
  render(<Sample />);
  expect(shown()).toBe('Try again | 12 Nov 2026 | – | – | 12,345.5');
  expect(document.documentElement.lang).toBe('en');
  await act(() => i18n.changeLanguage('sr'));
  expect(shown()).toMatch(/^Pokušaj ponovo \| 12\. ?(11|nov)\.? ?2026\. \| – \| – \| 12\.345,5$/);
  expect(document.documentElement.lang).toBe('sr-Latn');
});

test('the selected language is stored in local storage only', async () => {
  await i18n.changeLanguage('sr');
  expect(localStorage.getItem('i18nextLng')).toBe('sr');
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});

test('an unknown language falls back to English', async () => {
  await i18n.changeLanguage('sr-Latn-RS');
  expect(currentLanguage()).toBe('sr');
  await i18n.changeLanguage('de');
  expect(currentLanguage()).toBe('en');
});
