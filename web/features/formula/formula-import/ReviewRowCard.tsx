import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Millionths } from '../../../../domain/formula/percent.ts';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { problemValue } from '../../../subjects/import/problemValue.ts';
import { AmountFields } from './AmountFields.tsx';
import { MaterialChoice } from './MaterialChoice.tsx';
import type { ImportRow, ReviewRow, RowErrorCode } from './reviewRows.ts';

interface Props {
  row: ReviewRow;
  /** The row as it stands in the sheet. */
  read: ImportRow | undefined;
  errors: readonly RowErrorCode[];
  /** What it gets if it fills up to 100 %; null while that is not known. */
  rest: Millionths | null;
  /** The percentage that the offer to scale to 100 % would make of the amount; null while nothing is offered. */
  offered: string | null;
  /** Why the server refused it. */
  refusal: string | null;
  onChange: (patch: Partial<ReviewRow>) => void;
}

/** Errors that belong to the amount and stand below its field. */
const amountErrors: ReadonlySet<RowErrorCode> = new Set([
  'MISSING',
  'NOT_A_NUMBER',
  'NOT_POSITIVE',
  'OVER_100',
  'TOO_MANY_DECIMALS',
  'SECOND_REMAINDER',
  'NEGATIVE_REMAINDER',
  'PART_UNREADABLE',
  'AMOUNT_BESIDE_REMAINDER',
  'FRACTION_OR_PERCENT',
]);

/** One row: what the sheet says, what becomes of it, and fields to correct it. */
export function ReviewRowCard({ row, read, errors, rest, offered, refusal, onChange }: Props) {
  const { t } = useTranslation('formulaImport');
  const { t: sheet } = useTranslation('sheetImport');
  const isLeftOut = row.choice === 'LEFT_OUT';
  const state = isLeftOut ? 'LEFT_OUT' : errors.length > 0 || refusal ? 'OPEN' : row.choice;
  const tone = state === 'OPEN' ? 'warning' : state === 'NEW' ? 'info' : state === 'EXISTING' ? 'success' : 'default';
  const amountError = errors.find((code) => amountErrors.has(code));
  const label = row.tradeName || t('nameless');
  return (
    <Box
      role="group"
      aria-label={`${label}, ${sheet('line', { line: row.line })}`}
      sx={{ opacity: isLeftOut ? 0.7 : 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mb: 1.5 }}>
        <Chip size="small" variant="outlined" color={tone} label={t(`state.${state}`)} />
        <Typography component="h2" variant="body2" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {[sheet('line', { line: row.line }), read?.manufacturer, read?.cas && `CAS ${read.cas}`]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {read?.isCalculated && <Chip size="small" label={t('calculated')} />}
      </Box>
      {(!row.isTouched || refusal) && <Problems read={row.isTouched ? undefined : read} refusal={refusal} />}
      <MaterialChoice
        row={row}
        read={read}
        errors={errors.filter((code) => !amountErrors.has(code))}
        onChange={onChange}
      />
      {!isLeftOut && (
        <AmountFields row={row} rest={rest} error={amountError && t(`error.${amountError}`)} onChange={onChange} />
      )}
      {offered && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('offered', { percent: decimalText(offered) })}
        </Typography>
      )}
    </Box>
  );
}

/** What the sheet gives to think about; once the row was corrected only what the server said of it. */
function Problems({ read, refusal }: { read: ImportRow | undefined; refusal: string | null }) {
  const { t } = useTranslation('formulaImport');
  const { t: sheet } = useTranslation('sheetImport');
  return (
    <Box sx={{ mb: 1, '&:empty': { display: 'none' } }}>
      {refusal && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {refusal}
        </Typography>
      )}
      {read?.problems.map(({ code, value, isError }, at) => (
        <Typography key={at} variant="body2" sx={{ color: isError ? 'error.main' : 'warning.main' }}>
          <span style={visuallyHidden}>{t(isError ? 'severity.error' : 'severity.warning')} </span>
          {t(`problem.${code}` as 'problem.NAME_MISSING', {
            defaultValue: sheet(`nameProblem.${code}` as 'nameProblem.UNKNOWN_NAME', { defaultValue: code }),
          })}
          {value !== null && ` (${problemValue({ code, value })})`}
        </Typography>
      ))}
    </Box>
  );
}
