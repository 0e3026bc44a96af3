import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { problemValue } from '../../../subjects/import/problemValue.ts';
import '../../../subjects/import/translations.generated.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import type { RawMaterialImportQuery } from './RawMaterialImport.generated.ts';
import { sheetHeading } from './sheetHeading.ts';

type Problem = RawMaterialImportQuery['rawMaterialImport']['rows'][number]['problems'][number];

/** Problems whose value ends the sentence. */
const endsSentence: ReadonlySet<string> = new Set(['ALREADY_THERE', 'TWICE_IN_FILE']);

interface Props {
  problem: Problem;
  /** Where the row begins. */
  line: number;
  /** A value of a column as it is shown. */
  shown: (column: string, value: string) => string;
  /** Writes another INCI name in all rows; undefined when nothing can be changed any more. */
  onCorrect: ((name: string, inciName: string) => void) | undefined;
}

/** An error or a warning of a row, with what can be written instead. */
export function ImportProblem({ problem, line, shown, onCorrect }: Props) {
  const { t } = useTranslation('rawMaterialImport');
  const { t: sheet } = useTranslation('sheetImport');
  const { code, column, value, isError, suggestion, reference } = problem;
  const quoted = value && (code === 'ANOTHER_CREATOR' ? shown(column ?? '', value) : problemValue({ code, value }));
  return (
    <Typography variant="body2" sx={{ mt: 0.5, color: isError ? 'error.main' : 'warning.main' }}>
      <span style={visuallyHidden}>{t(isError ? 'error' : 'warning')} </span>
      {problem.line !== line && `${sheet('line', { line: problem.line })}: `}
      {column && `${sheetHeading(column)}: `}
      {t(`problem.${code}` as 'problem.NAME_MISSING', {
        defaultValue: sheet(`nameProblem.${code}` as 'nameProblem.UNKNOWN_NAME', { defaultValue: code }),
      })}
      {reference && `, ${reference}`}
      {quoted !== null && (endsSentence.has(code) ? ` ${quoted}` : ` (${quoted})`)}
      {suggestion && value !== null && onCorrect && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('name.takeFor', { name: suggestion, written: value })}
          onClick={() => onCorrect(value, suggestion)}
          sx={{ ml: 1 }}
        >
          {t('name.take', { name: suggestion })}
        </Button>
      )}
    </Typography>
  );
}
