import { useTranslation } from 'react-i18next';
import { perLocale } from './i18n.ts';

const formats = perLocale((locale) => {
  // Making a format takes a hundred times as long as using it, and a formula shows hundreds of figures.
  const formatsByDigits = new Map<number, Intl.NumberFormat>();
  const formatOf = (digits: number): Intl.NumberFormat => {
    const made = formatsByDigits.get(digits) ?? new Intl.NumberFormat(locale, { maximumSignificantDigits: digits });
    formatsByDigits.set(digits, made);
    return made;
  };
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    /**
     * Formats a measured or calculated number, rounded to a number of significant digits: a limit of 0.0015 % must not
     * become 0.002 %. A dash for a number that is not finite.
     */
    quantity: (value: number, digits = 6) => (Number.isFinite(value) ? formatOf(digits).format(value) : '–'),
    /**
     * Formats a date without a time, such as 2026-07-31; it is the same day in every time zone. Other texts are
     * returned unchanged.
     */
    day: (iso: string) => {
      const moment = new Date(iso);
      return Number.isNaN(moment.getTime()) ? iso : day.format(moment);
    },
  };
});

/** Formats of quantities and days. The calling component renders again when the language changes. */
export function useQuantity() {
  useTranslation();
  return formats();
}

export type QuantityFormats = ReturnType<typeof useQuantity>;
