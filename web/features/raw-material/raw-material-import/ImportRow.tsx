import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SHEET_HEADINGS, type SheetColumn } from '../../../../domain/raw-material-import/sheetColumns.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import '../../../shared/import/translations.ts';
import { SelectFilter } from '../../../shared/ui/SelectFilter.tsx';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import type {
  RawMaterialImportAction,
  RawMaterialImportKind,
  RawMaterialImportQuery,
} from './RawMaterialImport.generated.ts';

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
}: {
  row: Row;
  /** Undefined when nothing can be chosen any more. */
  onAction: ((action: RawMaterialImportAction) => void) | undefined;
}) {
  const { t } = useTranslation('rawMaterialImport');
  const { t: sheet } = useTranslation('sheetImport');
  const columnName = (column: string) => {
    if (column === 'COMPOSITION') return t('composition');
    return Object.hasOwn(SHEET_HEADINGS, column) ? SHEET_HEADINGS[column as SheetColumn][currentLanguage()] : column;
  };
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
        <Typography key={at} variant="body2" sx={{ mt: 0.5, color: problem.isError ? 'error.main' : 'warning.main' }}>
          <span style={visuallyHidden}>{t(problem.isError ? 'error' : 'warning')} </span>
          {problem.line !== line && `${sheet('line', { line: problem.line })}: `}
          {problem.column && `${columnName(problem.column)}: `}
          {t(`problem.${problem.code}` as 'problem.NAME_MISSING', { defaultValue: problem.code })}
          {problem.value !== null &&
            (problem.code === 'ALREADY_THERE'
              ? ` ${problem.value}`
              : ` (${problem.code === 'ANOTHER_CREATOR' ? shown(problem.column ?? '', problem.value) : problem.value})`)}
        </Typography>
      ))}
      {fields.map(({ field, before, after }) => (
        <Typography key={field} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {columnName(field)}: <del>{shown(field, before)}</del> →{' '}
          <Box component="ins" sx={{ textDecoration: 'none', color: 'text.primary' }}>
            {shown(field, after)}
          </Box>
        </Typography>
      ))}
    </>
  );
}
