import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFieldArray, type FieldArray, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PartAList } from '../../../../domain/pif/fields/partA.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { PlusIcon } from '../../../shared/ui/icons.tsx';
import { AreaField, ListField } from '../../../shared/ui/ListField.tsx';
import { entry, twoColumns, wholeWidth } from '../sections/gridStyles.ts';
import { RowActions } from '../sections/RowActions.tsx';
import type { PartAForm } from './partA.form.ts';
import './translations.generated.ts';

/** A field of a row: its label, and how it is entered. */
export interface Cell {
  name: string;
  label: string;
  kind?: 'area' | 'date';
  max?: number;
  /** Choices with their labels, after "not known". */
  options?: readonly (readonly [value: string, label: string])[];
}

interface CellProps {
  form: UseFormReturn<PartAForm>;
  readOnly: boolean;
  cell: Cell;
  path: string;
}

/** One field of Part A. */
export function CellField({ form, readOnly, cell: { label, kind, max, options }, path }: CellProps) {
  const { t } = useTranslation('pifReport');
  const field = useFields(form)(path as Path<PartAForm>);
  if (options)
    return (
      <ListField label={label} disabled={readOnly} {...field}>
        <option value="">{t('notKnown')}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </ListField>
    );
  const inputProps = max === undefined ? {} : { maxLength: max };
  return kind === 'area' ? (
    <Box sx={wholeWidth}>
      <AreaField rows={2} label={label} readOnly={readOnly} inputProps={inputProps} {...field} />
    </Box>
  ) : (
    <Field label={label} type={kind} readOnly={readOnly} inputProps={inputProps} {...field} />
  );
}

interface Props {
  form: UseFormReturn<PartAForm>;
  readOnly: boolean;
  list: PartAList;
  /** What a row is called, such as "Test". */
  rowName: (number: number) => string;
  addText: string;
  cells: readonly Cell[];
  max: number;
}

/** A list of Part A whose rows are added and removed. */
export function RowList({ form, readOnly, list, rowName, addText, cells, max }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: list });
  const empty = Object.fromEntries(cells.map(({ name }) => [name, ''])) as FieldArray<PartAForm, PartAList>;
  return (
    <Box>
      <Box component="ol" sx={{ m: 0, p: 0 }}>
        {fields.map(({ id }, at) => (
          <Box component="li" key={id} role="group" aria-label={rowName(at + 1)} sx={entry}>
            <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
              <Typography variant="subtitle2" component="h4">
                {rowName(at + 1)}
              </Typography>
              {!readOnly && <RowActions name={rowName(at + 1)} onRemove={() => remove(at)} />}
            </Box>
            <Box sx={twoColumns}>
              {cells.map((cell) => (
                <CellField
                  key={cell.name}
                  form={form}
                  readOnly={readOnly}
                  cell={cell}
                  path={`${list}.${at}.${cell.name}`}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {!readOnly && fields.length < max && (
        <Button startIcon={<PlusIcon />} onClick={() => append(empty)}>
          {addText}
        </Button>
      )}
    </Box>
  );
}
