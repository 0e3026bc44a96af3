import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/useFormat.ts';
import './translations.ts';

/** Fields whose value names its row. */
const NAMED_ROWS = ['heading', 'criterion', 'row'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Names and values of fields in the reader's language; as they came where there are no words for them. */
export function useFieldTexts() {
  const { t } = useTranslation('history');
  const { date } = useFormat();
  const translate = t as (key: string | string[], options: { defaultValue: string }) => string;
  return {
    /** The name of a field; rows keep their numbers: "Method › 2 › Text". */
    fieldText: (path: readonly string[]): string =>
      path
        .map((part) =>
          /^\d+$|\W/.test(part)
            ? part
            : translate([`field.${part}`, ...NAMED_ROWS.map((row) => `value.${row}.${part}`)], { defaultValue: part }),
        )
        .join(' › '),
    valueText: (path: string, value: string): string => {
      if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no');
      if (DAY.test(value)) return date(value);
      return translate(`value.${path.split('.').at(-1)}.${value}`, { defaultValue: value });
    },
  };
}
