import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sumOfPercentages, type NameWithPercentage } from '../../../../domain/label/percentages.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import { readPercentages, type LabelForm } from './label.form.ts';
import { PercentageRows } from './PercentageRows.tsx';
import { usePercentages } from './usePercentages.ts';

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
  const id = useId();
  const percentages = usePercentages(form, names, isChecked);
  const { error, rows, typed, dropped } = percentages;
  const [isOpen, setOpen] = useState(typed.length > 0);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  if (rows.length === 0 && typed.length === 0) return null;
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
        {t('percentages.title', { count: readPercentages(typed).length })}
      </Button>
      <Typography role="status" variant="caption" component="p" color="textSecondary">
        {status && t('percentages.dropped', { names: status })}
      </Typography>
      <Box id={id} hidden={!isOpen && error === undefined} role="group" aria-label={t('percentages.label')}>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
          {t('percentages.hint')}
        </Typography>
        {(isOpen || error !== undefined) && (
          <PercentageRows percentages={percentages} rows={shown} id={id} disabled={disabled} />
        )}
        {isOpen && shown.length < rows.length && (
          <Button onClick={() => setWhole(true)}>{t('order.showAll', { count: rows.length - shown.length })}</Button>
        )}
        {typed.length > 0 && (
          <Typography variant="caption" component="p" color="textSecondary">
            {t('percentages.sum', { sum: quantity(sumOfPercentages(readPercentages(typed))) })}
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
