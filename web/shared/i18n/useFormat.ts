import { useTranslation } from 'react-i18next';
import { perLocale } from './i18n.ts';

const formats = perLocale((locale) => {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const number = new Intl.NumberFormat(locale);
  const figure = new Intl.NumberFormat(locale, { maximumSignificantDigits: 15 });
  const time = (format: Intl.DateTimeFormat) => (iso: string | null | undefined) => {
    const moment = new Date(iso ?? NaN);
    return Number.isNaN(moment.getTime()) ? '–' : format.format(moment);
  };
  return {
    /** Day, month and year of a moment; a dash when it is not known. */
    date: time(date),
    /** The same with hours and minutes. */
    dateTime: time(dateTime),
    /** A number with the language's separators. */
    number: (value: number) => number.format(value),
    /** A measured or calculated figure with every digit it has: 0.0005 is not 0.001. */
    figure: (value: number) => figure.format(value),
  };
});

/** Dates and numbers as the current language writes them. A component that calls it renders again when the language changes. */
export function useFormat() {
  useTranslation();
  return formats();
}
