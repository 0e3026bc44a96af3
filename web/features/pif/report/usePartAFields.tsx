import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Field, type Fields, MAX_DECIMAL_LENGTH } from '../../../../domain/pif/fields/field.ts';
import {
  lastTextsOf,
  PART_A_FIELDS,
  type PartAFieldName,
  type PartAList,
  type PartAPart,
} from '../../../../domain/pif/fields/partA.ts';
import { YES_NO } from '../sections/fieldForm.ts';
import type { PartAForm } from './partA.form.ts';
import { type Cell, CellField, RowList } from './RowList.tsx';
import './translations.generated.ts';
import { usePartAChoices, usePartANames } from './usePartAText.ts';

/** How a field is entered. */
function useCell(): (field: Field, name: string, label: string) => Cell {
  const choiceName = usePartAChoices();
  const choice = (value: string) => [value, choiceName(value)] as const;
  return (field, name, label) => {
    switch (field.kind) {
      case 'line':
        return { name, label, max: field.maxLength };
      case 'text':
        return { name, label, kind: 'area', max: field.maxLength };
      case 'count':
        return { name, label, max: String(field.max).length };
      case 'decimal':
        return { name, label, max: MAX_DECIMAL_LENGTH };
      case 'day':
        return { name, label, kind: 'date' };
      case 'flag':
        return { name, label, options: YES_NO.map(choice) };
      case 'choice':
        return { name, label, options: field.choices.map(choice) };
      default:
        return { name, label };
    }
  };
}

/** The fields of Part A as the tables of the domain describe them. */
export function usePartAFields(form: UseFormReturn<PartAForm>, readOnly: boolean) {
  const { t } = useTranslation('pifReport');
  const { fieldName, cellName } = usePartANames();
  const cellOf = useCell();
  const common = { form, readOnly };
  const cell = (name: PartAFieldName) => (
    <CellField key={name} {...common} path={name} cell={cellOf(PART_A_FIELDS[name], name, fieldName(name))} />
  );
  const cellsOf = (outer: PartAFieldName, fields: Fields): Cell[] =>
    Object.entries(fields).map(([name, field]) => cellOf(field, name, cellName(outer, name)));
  return {
    /** A field that stands by itself. */
    cell,
    /** The fields of a field that consists of several. */
    cellsAt: (outer: PartAFieldName, fields: Fields, path: string = outer) =>
      cellsOf(outer, fields).map((one) => (
        <CellField key={one.name} {...common} path={`${path}.${one.name}`} cell={one} />
      )),
    /** A list with a field for each value of a row. */
    rows: (list: PartAList) => (
      <RowList
        {...common}
        list={list}
        rowName={(number) => t(`row.${list}`, { number })}
        addText={t(`add.${list}`)}
        max={PART_A_FIELDS[list].maxRows}
        cells={cellsOf(list, PART_A_FIELDS[list].fields)}
      />
    ),
    /** The texts at the end of a part. */
    last: (part: PartAPart) => lastTextsOf(part).map(cell),
  };
}
