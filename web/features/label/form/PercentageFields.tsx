import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  percentageKey,
  percentageLookup,
  percentageName,
  readPercentage,
  sumOfPercentages,
  type NameWithPercentage,
} from '../../../../domain/label/percentages.ts';
import { useErrorText } from '../../../shared/forms/useErrorText.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import { readPercentages, type LabelForm } from './label.form.ts';

/** Rows shown before "show all"; a list has some hundred names at most. */
const SHOWN = 100;

interface Props {
  form: UseFormReturn<LabelForm>;
  /** The names of the list in their order. */
  names: readonly NameWithPercentage[];
  /**
   * Whether the names were compared with the dictionary: before, a name that only it knows looks like a missing one.
   */
  isChecked: boolean;
  disabled: boolean;
}

/** What is known of the concentrations: one field beside each name of the list. */
export function PercentageFields({ form, names, isChecked, disabled }: Props) {
  const { t } = useTranslation('labelForm');
  const { quantity } = useQuantity();
  const errorText = useErrorText();
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name: 'percentages' });
  const all = field.value;
  const [isOpen, setOpen] = useState(all.length > 0);
  const [isWhole, setWhole] = useState(false);
  const error = errorText(fieldState.error);
  // A name that is printed twice has one concentration.
  const rows = useMemo(
    () => [...new Map(names.map((one) => [percentageKey(percentageName(one)), one])).values()],
    [names],
  );
  const find = percentageLookup(all);
  const inList = new Set(names.map(find));
  const dropped = !isChecked ? [] : readPercentages(all.filter((one) => !inList.has(one)));
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  const isWrong = (typed: string) => typed.trim() !== '' && readPercentage(typed) === null;
  const wrong = error === undefined ? undefined : (shown.find((row) => isWrong(find(row)?.typed ?? '')) ?? shown[0]);
  const change = (row: NameWithPercentage, typed: string) => {
    const known = find(row);
    const entry = { name: known?.name ?? percentageName(row), typed };
    const others = all.filter((one) => one !== known);
    if (typed === '') field.onChange(others);
    else field.onChange(known ? all.map((one) => (one === known ? entry : one)) : [...all, entry]);
  };
  if (rows.length === 0 && all.length === 0) return null;
  const status = dropped.map(({ name, percent }) => `${name} ${quantity(percent)} %`).join(', ');

  return (
    <div>
      <Button
        size="small"
        color="inherit"
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ChevronDownIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{ px: 1, ml: -1 }}
      >
        {t('percentages.title', { count: readPercentages(all).length })}
      </Button>
      <Typography role="status" variant="caption" component="p" color="textSecondary">
        {status && t('percentages.dropped', { names: status })}
      </Typography>
      <Box id={id} hidden={!isOpen && error === undefined} role="group" aria-label={t('percentages.label')}>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
          {t('percentages.hint')}
        </Typography>
        {(isOpen || error !== undefined) &&
          shown.map((row, at) => {
            const name = percentageName(row);
            const inputId = `${id}${at}`;
            const typed = find(row)?.typed ?? '';
            return (
              <Box
                key={name}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'minmax(0, 1fr) 112px',
                  alignItems: 'center',
                  gap: 1,
                  mb: 0.5,
                }}
              >
                <Typography component="label" htmlFor={inputId} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                </Typography>
                <OutlinedInput
                  id={inputId}
                  size="small"
                  value={typed}
                  readOnly={disabled}
                  error={error !== undefined && isWrong(typed)}
                  inputRef={row === (wrong ?? shown[0]) ? field.ref : undefined}
                  onChange={(event) => change(row, event.target.value)}
                  onBlur={field.onBlur}
                  inputProps={{
                    inputMode: 'decimal',
                    maxLength: 10,
                    autoComplete: 'off',
                    'aria-describedby': error === undefined ? undefined : `${id}error`,
                  }}
                  endAdornment={<Box aria-hidden>%</Box>}
                />
              </Box>
            );
          })}
        {isOpen && shown.length < rows.length && (
          <Button onClick={() => setWhole(true)}>{t('order.showAll', { count: rows.length - shown.length })}</Button>
        )}
        {all.length > 0 && (
          <Typography variant="caption" component="p" color="textSecondary">
            {t('percentages.sum', { sum: quantity(sumOfPercentages(readPercentages(all))) })}
          </Typography>
        )}
        {error && (
          <Typography id={`${id}error`} variant="caption" component="p" color="error" role="alert">
            {error}
          </Typography>
        )}
      </Box>
    </div>
  );
}
