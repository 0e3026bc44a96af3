import { perLocale } from './i18n.ts';

/** The sign before decimals in the language. */
export const decimalSign = perLocale((locale) => new Intl.NumberFormat(locale).format(0.5).charAt(1));

/**
 * Writes a decimal of the schema, or a range such as 20-40, with the decimal sign of the language. No digit is added,
 * dropped or grouped, so that fields can show it too: they accept comma and point. The calling component has to render
 * again when the language changes.
 */
export const decimalText = (text: string): string => text.replaceAll(/[.,]/g, decimalSign());
