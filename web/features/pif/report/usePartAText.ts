import { useTranslation } from 'react-i18next';
import { MICROBIOLOGY_ROWS } from '../../../../domain/pif/partARequirements.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import type { PartAForm } from './partA.form.ts';
import './translations.ts';

type Unit = keyof PartAForm;

/** A field of Part A as text, empty where nothing is stated: for locked files and for two versions side by side. */
export function usePartAText(): (values: PartAForm, unit: Unit) => string {
  const { t } = useTranslation('pifReport');
  const { day } = useQuantity();
  const translate = t as (key: string, options: { defaultValue: string }) => string;
  /** Choices by their words, days by the reader's way of writing them, the rest as it was typed. */
  const shown = (value: string): string => {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return day(value);
    return /^[A-Z_]{2,}$/.test(value) ? translate(`choice.${value}`, { defaultValue: value }) : value;
  };
  const line = (row: Readonly<Record<string, string>>): string =>
    Object.entries(row)
      .filter(([, value]) => value.trim() !== '')
      .map(([name, value]) => `${translate(`cell.${name}`, { defaultValue: name })}: ${shown(value)}`)
      .join('; ');
  return (values, unit) => {
    const value = values[unit];
    if (typeof value === 'string') return shown(value);
    if (!Array.isArray(value)) return line(value);
    const named = value.map((row, at) => {
      const text = line(row);
      const name = unit === 'microbiology' ? MICROBIOLOGY_ROWS[at] : undefined;
      return text && name ? `${t(`microbiologyRow.${name}`)}: ${text}` : text;
    });
    return named.filter(Boolean).join('\n');
  };
}
