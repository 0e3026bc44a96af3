import { useTranslation } from 'react-i18next';
import { perLocale } from '../../shared/i18n/i18n.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

interface Format {
  format: (value: number) => string;
}

/** Bytes are written by hand: English has a word for them, or no blank before the letter. */
function format(locale: string, unit: (typeof UNITS)[number], maximumFractionDigits: number): Format {
  if (unit !== 'byte')
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return { format: (value) => `${whole.format(value)}\u00a0B` };
}

const formatsByUnit = perLocale((locale) =>
  UNITS.map((unit) => ({ coarse: format(locale, unit, 0), fine: format(locale, unit, 1) })),
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
