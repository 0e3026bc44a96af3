import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, MinusIcon, QuestionIcon } from '../../../shared/ui/icons.tsx';
import type { SheetColumnCertainty } from '../../../shared/apollo/schema.generated.ts';
import type { LookedTable } from './useTableChoice.ts';

interface Props {
  column: LookedTable['columns'][number];
  /** What a person has assigned, or what was found; null for a column that is left out. */
  value: string | null;
  options: readonly string[];
  columnText: (column: string) => string;
  /** Whether the same is assigned to a column before it. */
  isTwice: boolean;
  onChange: (column: string | null) => void;
}

type Certainty = SheetColumnCertainty | 'CHOSEN' | 'LEFT_OUT';

const icons = {
  SURE: CheckIcon,
  REMEMBERED: CheckIcon,
  CHOSEN: CheckIcon,
  GUESS: QuestionIcon,
  LEFT_OUT: MinusIcon,
} as const satisfies Record<Certainty, unknown>;

const colours: Record<Certainty, string> = {
  SURE: 'success.main',
  REMEMBERED: 'success.main',
  CHOSEN: 'success.main',
  GUESS: 'warning.main',
  LEFT_OUT: 'text.secondary',
};

/** What a column is, to be assigned, and how certain that is. */
export function ColumnHead({ column, value, options, columnText, isTwice, onChange }: Props) {
  const { t } = useTranslation('sheetImport');
  const id = useId();
  const certainty: Certainty =
    value === null ? 'LEFT_OUT' : value === column.column ? (column.certainty ?? 'CHOSEN') : 'CHOSEN';
  const Icon = icons[certainty];
  return (
    <Box sx={{ minWidth: 132 }}>
      <Box
        component="select"
        aria-label={t('columns.assign', { heading: column.heading || t('columns.noHeading') })}
        aria-describedby={id}
        aria-invalid={isTwice}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        sx={{
          width: '100%',
          minHeight: 40,
          px: 1,
          font: 'inherit',
          fontWeight: 600,
          color: 'text.primary',
          bgcolor: certainty === 'GUESS' ? 'warning.soft' : 'background.paper',
          border: 1,
          borderStyle: certainty === 'GUESS' ? 'dashed' : 'solid',
          borderColor: isTwice ? 'error.main' : certainty === 'GUESS' ? 'warning.main' : 'divider',
          borderRadius: '8px',
        }}
      >
        <option value="">{t('columns.ignore')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {columnText(option)}
          </option>
        ))}
      </Box>
      <Typography
        id={id}
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: isTwice ? 'error.main' : colours[certainty] }}
      >
        <Icon sx={{ fontSize: 16 }} />
        {isTwice ? t('columns.twice') : t(`columns.certainty.${certainty}`)}
        {column.isHidden && ` · ${t('columns.hidden')}`}
      </Typography>
    </Box>
  );
}
