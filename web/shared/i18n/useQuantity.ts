import { useTranslation } from 'react-i18next';
import { currentLanguage } from './i18n.ts';

const locales = { en: 'en-GB', sr: 'sr-Latn-RS' } as const;

function formatsOf(locale: string) {
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
}

const formats = { en: formatsOf(locales.en), sr: formatsOf(locales.sr) };

/** Quantities and days as the language in use writes them; a component that calls it follows a change of language. */
export function useQuantity() {
  useTranslation();
  return formats[currentLanguage()];
}

export type QuantityFormats = ReturnType<typeof useQuantity>;
