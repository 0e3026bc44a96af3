import { useTranslation } from 'react-i18next';
import { perLocale } from '../i18n/i18n.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

const format = (locale: string, unit: string, maximumFractionDigits: number) =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'narrow' : 'short',
    maximumFractionDigits,
  });

const formatsByUnit = perLocale((locale) =>
  UNITS.map((unit) => ({ coarse: format(locale, unit, 0), fine: format(locale, unit, unit === 'byte' ? 0 : 1) })),
);

/** Sizes in bytes as the language in use writes them: '1.2 MB', or '1,2 MB'; from 10 on without a decimal. */
export function useFileSize(): (bytes: number) => string {
  useTranslation();
  const formats = formatsByUnit();
  return (bytes) => {
    let power = 0;
    let value = bytes;
    // A value that would be rounded up to 1,024 is shown in the next unit.
    for (; power < UNITS.length - 1 && Math.round(value) >= STEP; power += 1) value /= STEP;
    return formats[power]?.[value < 10 ? 'fine' : 'coarse'].format(value) ?? '';
  };
}
