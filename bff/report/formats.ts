import type { ReportLanguage } from '../../domain/report/reportParts.ts';

const locales = { en: 'en-GB', sr: 'sr-Latn-RS', 'sr-Cyrl': 'sr-Cyrl-RS' } as const satisfies Record<
  ReportLanguage,
  string
>;

/** How a report writes figures and days. */
export interface Formats {
  /** A decimal of the schema, such as 0.48 or 20-40, with the signs of the language for decimals and thousands; no digit is added or dropped. */
  decimal: (value: string) => string;
  /** A count with its thousands separated. */
  count: (value: number) => string;
  /** A day YYYY-MM-DD or a moment; empty where there is none. */
  day: (value: string | Date | null | undefined) => string;
  /** A text with its places {name} filled. */
  fill: (text: string, values: Record<string, string>) => string;
}

export function formatsOf(language: ReportLanguage): Formats {
  const locale = locales[language];
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const counts = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
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
