import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import '../../../subjects/import/translations.generated.ts';
import { SelectFilter } from '../../../shared/ui/SelectFilter.tsx';
import { ImportProblem } from './ImportProblem.tsx';
import type {
  RawMaterialImportAction,
  RawMaterialImportKind,
  RawMaterialImportQuery,
} from './RawMaterialImport.generated.ts';
import { sheetHeading } from './sheetHeading.ts';

type Row = RawMaterialImportQuery['rawMaterialImport']['rows'][number];

const tones = { NEW: 'success', CHANGED: 'info', UNCHANGED: 'default', FAULTY: 'error' } as const satisfies Record<
  RawMaterialImportKind,
  string
>;
/** Columns whose values have translations. */
const translatedFields: ReadonlySet<string> = new Set(['TYPE', 'CMR_STATUS', 'VALID_DOCUMENTS', 'NANO']);

/** One raw material of a sheet: new, changed, unchanged or faulty, with its changes and problems. */
export function ImportRow({
  row: { line, kind, action, actions, tradeName, manufacturer, componentCount, fields, problems },
  onAction,
  onCorrect,
}: {
  row: Row;
  /** Undefined when nothing can be chosen any more. */
  onAction: ((action: RawMaterialImportAction) => void) | undefined;
  /** Writes another INCI name in all rows; undefined when nothing can be changed any more. */
  onCorrect: ((name: string, inciName: string) => void) | undefined;
}) {
  const { t } = useTranslation('rawMaterialImport');
  const { t: sheet } = useTranslation('sheetImport');
  const columnName = (column: string) => (column === 'COMPOSITION' ? t('composition') : sheetHeading(column));
  const shown = (field: string, value: string | null) => {
    if (value === null) return t('empty');
    return translatedFields.has(field) ? t(`word.${value}` as 'word.YES', { defaultValue: value }) : value;
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Chip size="small" variant="outlined" color={tones[kind]} label={t(`kind.${kind}`)} />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {tradeName || t('nameless')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {[
            manufacturer,
            componentCount > 0 ? t('components', { count: componentCount }) : null,
            sheet('line', { line }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {actions.length > 0 && (
          <Box sx={{ ml: 'auto', maxWidth: 1 }}>
            <SelectFilter
              label={t('action.of', { name: tradeName ?? t('nameless') })}
              value={action}
              options={actions.map((one) => ({ value: one, label: t(`action.${one}`) }))}
              disabled={onAction === undefined}
              onChange={(one) => onAction?.(one)}
            />
          </Box>
        )}
      </Box>
      {problems.map((problem, at) => (
        <ImportProblem key={at} problem={problem} line={line} shown={shown} onCorrect={onCorrect} />
      ))}
      {fields.map(({ field, before, after }) => (
        <Typography key={field} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {columnName(field)}:{' '}
          {kind === 'CHANGED' && (
            <>
              <del>{shown(field, before)}</del> →{' '}
            </>
          )}
          <Box component="ins" sx={{ textDecoration: 'none', color: 'text.primary' }}>
            {shown(field, after)}
          </Box>
        </Typography>
      ))}
    </>
  );
}
