import { useTranslation } from 'react-i18next';
import { perLocale } from './i18n.ts';

const MINUTE_MS = 60_000;
const steps = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

const formats = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }));

/** Says how long ago a moment was (milliseconds since 1970), in days, hours or minutes. */
export function useSince(): (moment: number) => string {
  useTranslation();
  const format = formats();
  return (moment) => {
    const minutes = Math.max(0, Math.round((Date.now() - moment) / MINUTE_MS));
    const [unit, size] = steps.find(([, minimum]) => minutes >= minimum) ?? (['minute', 1] as const);
    return format.format(-Math.floor(minutes / size), unit);
  };
}
