import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import '../../../subjects/import/translations.generated.ts';
import type { ToxicologyImportKind, ToxicologyImportQuery } from './ToxicologyImport.generated.ts';

type Row = ToxicologyImportQuery['toxicologyImport']['rows'][number];

const tones = {
  NEW: 'success',
  CHANGED: 'info',
  CONFLICT: 'warning',
  UNCHANGED: 'default',
  NOT_USED: 'default',
  UNMATCHED: 'default',
  FAULTY: 'error',
} as const satisfies Record<ToxicologyImportKind, string>;

/** Whether a verified value is to be replaced; null where nothing is to be chosen. */
type Choice = { isChosen: boolean; choose: (isChosen: boolean) => void } | null;

/** One reference point of a table: what is done with it, what changes, and why it is left out. */
export function PointRow({ row, choice }: { row: Row; choice: Choice }) {
  const { t } = useTranslation('toxicologyImport');
  const { t: sheet } = useTranslation('sheetImport');
  const { number } = useFormat();
  const { line, kind, casNumber, name, ingredientName, isApplied, fields, problem } = row;
  const shown = (field: string, value: string | null) => {
    if (value === null) return t('empty');
    return field === 'NOAEL' ? t('dose', { value: number(Number(value)) }) : value;
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Chip size="small" variant="outlined" color={tones[kind]} label={t(`kind.${kind}`)} />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {ingredientName ?? (name || t('nameless'))}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {[casNumber, sheet('line', { line }), isApplied ? t('taken') : null].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {problem && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'error.main' }}>
          {t(`problem.${problem.code}` as 'problem.UNIT', { defaultValue: problem.code })}
          {problem.value !== null && ` (${problem.value})`}
        </Typography>
      )}
      {fields.map(({ field, before, after }) => (
        <Typography key={field} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {t(`field.${field}`)}:{' '}
          {before !== null && (
            <>
              <del>{shown(field, before)}</del> →{' '}
            </>
          )}
          <Box component="ins" sx={{ textDecoration: 'none', color: 'text.primary' }}>
            {shown(field, after)}
          </Box>
        </Typography>
      ))}
      {choice && (
        <FormControlLabel
          control={<Checkbox checked={choice.isChosen} onChange={(event) => choice.choose(event.target.checked)} />}
          label={t('replace', { name: ingredientName ?? name })}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      )}
    </>
  );
}
