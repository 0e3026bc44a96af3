import { useTranslation } from 'react-i18next';
import { perLocale } from './i18n.ts';

const formats = perLocale((locale) => {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    /**
     * A measured or calculated number in the language's writing, rounded to so many significant digits: a limit of
     * 0.0015 % must not become 0.002 %. A dash for what is not finite.
     */
    quantity: (value: number, digits = 6) =>
      Number.isFinite(value) ? new Intl.NumberFormat(locale, { maximumSignificantDigits: digits }).format(value) : '–',
    /** A day without a time, such as 2026-07-31; it is the same day in every time zone. As it came when it is no day. */
    day: (iso: string) => {
      const moment = new Date(iso);
      return Number.isNaN(moment.getTime()) ? iso : day.format(moment);
    },
  };
});

/** Quantities and days as the current language writes them. A component that calls it renders again when the language changes. */
export function useQuantity() {
  useTranslation();
  return formats();
}

export type QuantityFormats = ReturnType<typeof useQuantity>;
