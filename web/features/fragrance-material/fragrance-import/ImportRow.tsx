import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { problemValue } from '../../../subjects/import/problemValue.ts';
import '../../../subjects/import/translations.generated.ts';
import '../translations.generated.ts';
import { useShareText } from '../useShareText.ts';
import type { FragranceImportKind, FragranceImportQuery } from './FragranceImport.generated.ts';
import './translations.generated.ts';

type Row = FragranceImportQuery['fragranceImport']['rows'][number];
type Change = Row['fields'][number];

const tones = {
  NEW: 'success',
  CHANGED: 'info',
  UNCHANGED: 'default',
  NO_ALLERGENS: 'warning',
  FAULTY: 'error',
} as const satisfies Record<FragranceImportKind, string>;

interface Props {
  row: Row;
  isApplied: boolean;
  /** Whether it is taken over although no allergen was read. */
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** One perfume or aroma of a sheet: what is done with it, with its changes and problems. */
export function ImportRow({
  row: { line, kind, name, code, supplier, allergenCount, fields, problems },
  isApplied,
  isConfirmed,
  onConfirm,
}: Props) {
  const { t } = useTranslation('fragranceImport');
  const { t: sheet } = useTranslation('sheetImport');
  const { t: fragrance } = useTranslation('fragranceMaterial');
  const { day } = useQuantity();
  const shareText = useShareText();
  /** Whether nothing of it is there yet, so that there is nothing to compare. */
  const isEntered = kind !== 'CHANGED' && fields.every(({ before }) => before === null);
  const nameOf = (field: Change['field'], inciName: string | null) => inciName ?? t(`field.${field}` as 'field.CODE');
  const shown = (field: Change['field'], value: string | null): string => {
    if (value === null) return t(field === 'ALLERGEN' ? 'notThere' : 'empty');
    if (field === 'KIND') return value === 'AROMA' ? fragrance('kind.AROMA') : fragrance('kind.PARFUM');
    if (field === 'STATEMENT_DATE') return day(value);
    if (field !== 'ALLERGEN') return value;
    const percent = /^\d/.test(value) ? value : null;
    return shareText({ percent, detectionLimit: value.startsWith('<') ? value.slice(1) : null });
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Chip size="small" variant="outlined" color={tones[kind]} label={t(`kind.${kind}`)} />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name || t('nameless')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {[code, supplier, kind !== 'FAULTY' && t('allergens', { count: allergenCount }), sheet('line', { line })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {problems.map((problem, at) => (
        <Typography key={at} variant="body2" sx={{ mt: 0.5, color: problem.isError ? 'error.main' : 'warning.main' }}>
          {sheet('line', { line: problem.line })}:{' '}
          {t(`problem.${problem.code}` as 'problem.TOO_LONG', {
            defaultValue: fragrance(`statement.errors.${problem.code}` as 'statement.errors.OVER_100', {
              defaultValue: sheet(`nameProblem.${problem.code}` as 'nameProblem.UNKNOWN_NAME', {
                defaultValue: problem.code,
              }),
            }),
          })}
          {problem.value !== null && ` (${problemValue({ ...problem, value: problem.value })})`}
        </Typography>
      ))}
      {kind === 'NO_ALLERGENS' && (
        <>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'warning.main' }}>
            {isApplied ? t('noAllergens.leftOut') : t(isEntered ? 'noAllergens.why' : 'noAllergens.whyChanged')}
          </Typography>
          {!isApplied && (
            <FormControlLabel
              control={<Checkbox checked={isConfirmed} onChange={(event) => onConfirm(event.target.checked)} />}
              label={t('noAllergens.confirm')}
              slotProps={{ typography: { variant: 'body2' } }}
            />
          )}
        </>
      )}
      {isEntered && fields.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {fields.map(({ field, inciName, after }) => `${nameOf(field, inciName)}: ${shown(field, after)}`).join('; ')}
        </Typography>
      )}
      {!isEntered &&
        fields.map(({ field, inciName, before, after }) => (
          <Typography key={`${field} ${inciName ?? ''}`} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {nameOf(field, inciName)}: <del>{shown(field, before)}</del> →{' '}
            <Box component="ins" sx={{ textDecoration: 'none', color: 'text.primary' }}>
              {shown(field, after)}
            </Box>
          </Typography>
        ))}
    </>
  );
}
