import { useTranslation } from 'react-i18next';
import { MICROBIOLOGY_ROWS } from '../../../../domain/pif/partARequirements.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import type { SectionWords } from '../sections/sectionWords.ts';
import type { PartAForm, PartAList } from './partA.form.ts';
import './translations.generated.ts';

type Unit = keyof PartAForm;

type Translate = (key: string, options: { defaultValue: string }) => string;

/** Choices by their words, days by the reader's way of writing them, the rest as it was typed. */
function useShown(): (value: string) => string {
  const { t } = useTranslation('pifReport');
  const { day } = useQuantity();
  return (value) => {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return day(value);
    return /^[A-Z_]{2,}$/.test(value) ? (t as Translate)(`choice.${value}`, { defaultValue: value }) : value;
  };
}

/** What the fields and rows of Part A are called, for two versions side by side. */
export function usePartAWords(): SectionWords<PartAForm> {
  const { t } = useTranslation('pifReport');
  const shown = useShown();
  const cell = (name: string) => (t as Translate)(`cell.${name}`, { defaultValue: name });
  return {
    rules: {
      identities: ['inciName', 'substance', 'material', 'effect', 'temperature'],
      fixedLists: ['microbiology'],
    },
    nameOf: ([unit, part, inRow]) => {
      if (inRow !== undefined) return cell(inRow);
      if (part === undefined) return t(`field.${unit as Unit}`);
      const row = unit === 'microbiology' ? MICROBIOLOGY_ROWS[Number(part) - 1] : undefined;
      if (row) return t(`microbiologyRow.${row}`);
      return /^\d+$/.test(part) ? t(`row.${unit as PartAList}`, { number: part }) : cell(part);
    },
    shown: (_, value) => shown(value),
  };
}

/** A field of Part A as text, empty where nothing is stated, for locked files. */
export function usePartAText(): (values: PartAForm, unit: Unit) => string {
  const { t } = useTranslation('pifReport');
  const translate = t as Translate;
  const shown = useShown();
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
