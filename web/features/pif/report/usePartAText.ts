import { useTranslation } from 'react-i18next';
import { ENDPOINT_KEYS } from '../../../../domain/pif/fileEndpoints.ts';
import { MICROBIOLOGY_ROWS, type PartAFieldName, type PartAList } from '../../../../domain/pif/fields/partA.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import type { SectionWords } from '../sections/sectionWords.ts';
import type { PartAForm } from './partA.form.ts';
import './translations.generated.ts';

/** The names of fields and of what they hold. */
export function usePartANames() {
  const { t } = useTranslation('pifReport');
  const { field, innerName } = useFieldNames();
  return {
    // The results are entered below the standard that they are compared with.
    fieldName: (name: PartAFieldName): string => (name === 'microbiology' ? t('field.microbiology') : field[name]),
    cellName: innerName,
  };
}

/** The names of what is chosen in Part A; of what has none, itself, such as a Cramer class. */
export function usePartAChoices(): (value: string) => string {
  const { t } = useTranslation('pifReport');
  const { choice } = useFieldNames();
  const names: Record<string, string> = {
    ...{ ...choice.kind, ...choice.outcome, ...choice.nanoBasis, ...choice.group, ...choice.amountBasis },
    ...{
      ...choice.weightBasis,
      ...choice.form,
      ...choice.exposureProduct,
      ...choice.waiverReason,
      ...choice.route,
      ...choice.duration,
    },
    ...choice.noData,
    ...Object.fromEntries(Object.entries(ENDPOINT_KEYS).map(([value, key]) => [value, choice.endpoint[key]])),
    YES: t('choice.YES'),
    NO: t('choice.NO'),
  };
  return (value) => names[value] ?? value;
}

/** Choices by their names, days by the reader's way of writing them, the rest as it was typed. */
function useShown(): (value: string) => string {
  const choiceName = usePartAChoices();
  const { day } = useQuantity();
  return (value) => {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return day(value);
    return /^[A-Z][A-Z_\d]+$/.test(value) ? choiceName(value) : value;
  };
}

/** What the fields and rows of Part A are called, for two versions side by side. */
export function usePartAWords(): SectionWords<PartAForm> {
  const { t } = useTranslation('pifReport');
  const { fieldName, cellName } = usePartANames();
  const { choice } = useFieldNames();
  const shown = useShown();
  return {
    rules: {
      identities: ['inciName', 'group', 'substance', 'material', 'effect', 'temperature'],
      subjects: ['inciName', 'group', 'substance', 'material'],
      wholeRows: ['combinedProducts', 'fileEndpoints'],
      fixedLists: ['microbiology'],
    },
    nameOf: ([unit = '', part, inRow]) => {
      if (inRow !== undefined) return cellName(unit, inRow);
      if (part === undefined) return fieldName(unit as PartAFieldName);
      const row = unit === 'microbiology' ? MICROBIOLOGY_ROWS[Number(part) - 1] : undefined;
      if (row) return choice.row[row];
      return /^\d+$/.test(part) ? t(`row.${unit as PartAList}`, { number: part }) : cellName(unit, part);
    },
    shown: (_, value) => shown(value),
  };
}

/** A field of Part A as text, empty where nothing is stated, for locked files. */
export function usePartAText(): (values: PartAForm, unit: PartAFieldName) => string {
  const { cellName } = usePartANames();
  const { choice } = useFieldNames();
  const shown = useShown();
  const line = (unit: PartAFieldName, row: Readonly<Record<string, string>>): string =>
    Object.entries(row)
      .filter(([, value]) => value.trim() !== '')
      .map(([name, value]) => `${cellName(unit, name)}: ${shown(value)}`)
      .join('; ');
  return (values, unit) => {
    const value = values[unit];
    if (typeof value === 'string') return shown(value);
    if (!Array.isArray(value)) return line(unit, value);
    const named = value.map((row, at) => {
      const text = line(unit, row);
      const name = unit === 'microbiology' ? MICROBIOLOGY_ROWS[at] : undefined;
      return text && name ? `${choice.row[name]}: ${text}` : text;
    });
    return named.filter(Boolean).join('\n');
  };
}
