import { useTranslation } from 'react-i18next';
import { MICROBIOLOGY_ROWS, type PartAFieldName, type PartAList } from '../../../../domain/pif/fields/partA.ts';
import { fieldText } from '../../../../domain/wording/fieldTexts.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import type { SectionWords } from '../sections/sectionWords.ts';
import type { PartAForm } from './partA.form.ts';
import './translations.generated.ts';

type Translate = (key: string, options: { defaultValue: string }) => string;

/** The names of fields and cells: those of the history, but for a few that say more beside the others of the form. */
export function usePartANames() {
  const { t } = useTranslation('pifReport');
  const language = currentLanguage();
  const named = (kind: 'field' | 'cell') => (name: string) =>
    (t as Translate)(`${kind}.${name}`, { defaultValue: fieldText([name], language) });
  return { fieldName: named('field'), cellName: named('cell') };
}

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
  const { fieldName, cellName } = usePartANames();
  const shown = useShown();
  return {
    rules: {
      identities: ['inciName', 'substance', 'material', 'effect', 'temperature'],
      fixedLists: ['microbiology'],
    },
    nameOf: ([unit = '', part, inRow]) => {
      if (inRow !== undefined) return cellName(inRow);
      if (part === undefined) return fieldName(unit);
      const row = unit === 'microbiology' ? MICROBIOLOGY_ROWS[Number(part) - 1] : undefined;
      if (row) return t(`microbiologyRow.${row}`);
      return /^\d+$/.test(part) ? t(`row.${unit as PartAList}`, { number: part }) : cellName(part);
    },
    shown: (_, value) => shown(value),
  };
}

/** A field of Part A as text, empty where nothing is stated, for locked files. */
export function usePartAText(): (values: PartAForm, unit: PartAFieldName) => string {
  const { t } = useTranslation('pifReport');
  const { cellName } = usePartANames();
  const shown = useShown();
  const line = (row: Readonly<Record<string, string>>): string =>
    Object.entries(row)
      .filter(([, value]) => value.trim() !== '')
      .map(([name, value]) => `${cellName(name)}: ${shown(value)}`)
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
