import { useTranslation } from 'react-i18next';
import { perLocale } from './i18n.ts';

const formats = perLocale((locale) => {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const number = new Intl.NumberFormat(locale);
  const figure = new Intl.NumberFormat(locale, { maximumSignificantDigits: 15 });
  const time = (format: Intl.DateTimeFormat) => (iso: string | null | undefined) => {
    const moment = new Date(iso ?? NaN);
    return Number.isNaN(moment.getTime()) ? '–' : format.format(moment);
  };
  return {
    /** Formats a time as day, month and year; a dash when there is none. */
    date: time(date),
    /** Like `date`, with hours and minutes. */
    dateTime: time(dateTime),
    /** Formats a moment as hours and minutes. */
    time: (moment: Date) => clock.format(moment),
    /** Formats a number with the separators of the language. */
    number: (value: number) => number.format(value),
    /** Formats a measured or calculated number with all its digits: 0.0005 must not become 0.001. */
    figure: (value: number) => figure.format(value),
  };
});

/** Formats of the current language. The calling component renders again when the language changes. */
export function useFormat() {
  useTranslation();
  return formats();
}
