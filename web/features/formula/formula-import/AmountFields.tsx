import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { FORMULA_LIMITS } from '../../../../domain/formula/limits.ts';
import type { Millionths } from '../../../../domain/formula/percent.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { percentText } from '../editor/figureTexts.ts';
import './translations.generated.ts';
import type { ReviewRow } from './reviewRows.ts';

interface Props {
  row: ReviewRow;
  /** What it gets if it fills up to 100 %; null while that is not known. */
  rest: Millionths | null;
  /** What is wrong with the amount. */
  error: string | undefined;
  onChange: (patch: Partial<ReviewRow>) => void;
}

/** How much of its raw material a row has, in which phase and for what. */
export function AmountFields({ row, rest, error, onChange }: Props) {
  const { t } = useTranslation('formulaImport');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mt: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '160px 120px 100px minmax(0, 1fr)' },
      }}
    >
      <Field
        label={t('amount')}
        value={row.isRemainder ? (rest === null ? '' : percentText(rest)) : row.amount}
        disabled={row.isRemainder}
        error={error}
        inputProps={{ inputMode: 'decimal', maxLength: 30 }}
        onChange={(event) => onChange({ amount: event.target.value })}
      />
      <FormControlLabel
        control={
          <Checkbox checked={row.isRemainder} onChange={(event) => onChange({ isRemainder: event.target.checked })} />
        }
        label={t('remainder')}
        sx={{ mt: { xs: 0, md: 3 }, alignSelf: { xs: 'end', md: 'start' } }}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <Field
        label={t('phase')}
        value={row.phase}
        inputProps={{ maxLength: FORMULA_LIMITS.phase }}
        onChange={(event) => onChange({ phase: event.target.value })}
      />
      <Field
        label={t('function')}
        value={row.function}
        inputProps={{ maxLength: FORMULA_LIMITS.function }}
        onChange={(event) => onChange({ function: event.target.value })}
      />
    </Box>
  );
}
