import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../../subjects/check/findingText.ts';
import { FindingList } from '../../../subjects/check/FindingList.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { PrintSheet } from '../../../shared/ui/PrintSheet.tsx';
import './translations.generated.ts';
import type { ComputedValues } from './computeValues.ts';
import type { FormulaValues } from './editorState.ts';
import { listText } from './listText.ts';
import { PrintedLines } from './PrintedLines.tsx';

interface Props {
  values: FormulaValues;
  computed: ComputedValues;
  findings: readonly CheckFinding[];
  /** Company and revision, below the name. */
  subtitle: string;
}

/** The printed page of a formula: lines with what they consist of, ingredient list, findings. */
export function FormulaPrint(props: Props) {
  return (
    <PrintSheet>
      <Sheet {...props} />
    </PrintSheet>
  );
}

function Sheet({ values, computed, findings, subtitle }: Props) {
  const { t } = useTranslation('formulaEditor');
  const { t: check } = useTranslation('check');
  const { dateTime } = useFormat();
  return (
    <Box sx={{ color: 'text.primary', typography: 'caption', '& h2': { mt: 2, mb: 0.5, breakAfter: 'avoid' } }}>
      <Typography variant="h2" component="h1">
        {values.name}
      </Typography>
      {/* oxlint-disable-next-line react/purity -- the sheet bears the time of its last rendering, as it is printed */}
      <div>{[values.code, subtitle, dateTime(new Date().toISOString())].filter(Boolean).join(' · ')}</div>
      <Typography variant="h4" component="h2">
        {t('lines.title')}
      </Typography>
      <PrintedLines values={values} computed={computed} />
      <Typography variant="h4" component="h2">
        {t('list.title')}
      </Typography>
      <div>{listText(computed.formula.list, 'plain')}</div>
      <Typography variant="h4" component="h2">
        {t('findings.title')}
      </Typography>
      {findings.length === 0 ? <div>{check('findings.none')}</div> : <FindingList findings={findings} />}
      {values.note.trim() !== '' && (
        <>
          <Typography variant="h4" component="h2">
            {t('details.note')}
          </Typography>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{values.note}</Box>
        </>
      )}
    </Box>
  );
}
