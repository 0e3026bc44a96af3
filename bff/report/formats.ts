import { mapNames } from '../../domain/mapNames.ts';
import { REPORT_LANGUAGES, type ReportLanguage } from '../../domain/report/reportParts.ts';

const locales = { en: 'en-GB', sr: 'sr-Latn-RS', 'sr-Cyrl': 'sr-Cyrl-RS' } as const satisfies Record<
  ReportLanguage,
  string
>;

/** Creating one takes milliseconds. */
const intl = mapNames(REPORT_LANGUAGES, (language) => ({
  days: new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }),
  counts: new Intl.NumberFormat(locales[language], { maximumFractionDigits: 0 }),
}));

/** How a report writes figures and days. */
export interface Formats {
  /**
   * A decimal of the schema, such as 0.48 or 20-40, with the signs of the language for decimals and thousands; no digit
   * is added or dropped.
   */
  decimal: (value: string) => string;
  /** A count with its thousands separated. */
  count: (value: number) => string;
  /** A day YYYY-MM-DD or a moment; empty where there is none. */
  day: (value: string | Date | null | undefined) => string;
  /** A text with its places {name} filled. */
  fill: (text: string, values: Record<string, string>) => string;
}

export function formatsOf(language: ReportLanguage): Formats {
  const { days, counts } = intl[language];
  const point = language === 'en' ? '.' : ',';
  return {
    decimal: (value) => {
      if (!/^\d+(\.\d+)?$/.test(value))
        return value.replace(/(\d)-(\d)/g, '$1–$2').replace(/(\d)\.(\d)/g, `$1${point}$2`);
      const [whole = '', decimals] = value.split('.');
      return counts.format(BigInt(whole)) + (decimals ? point + decimals : '');
    },
    count: (value) => counts.format(value),
    day: (value) => (value ? days.format(new Date(value)) : ''),
    fill: (text, values) => text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place),
  };
}
