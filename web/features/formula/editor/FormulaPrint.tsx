import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../../domain/formula/percent.ts';
import type { CheckFinding } from '../../../shared/check/findingText.ts';
import { FindingList } from '../../../shared/check/FindingList.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { PrintSheet } from '../../../shared/ui/PrintSheet.tsx';
import './translations.ts';
import type { ComputedValues } from './computeValues.ts';
import type { FormulaValues } from './editorState.ts';
import { lineName } from './editorState.ts';
import { listText } from './listText.ts';

interface Props {
  values: FormulaValues;
  computed: ComputedValues;
  findings: readonly CheckFinding[];
  /** Company and revision, below the name. */
  subtitle: string;
}

/** The printed page of a formula: lines, ingredient list, findings. */
export function FormulaPrint(props: Props) {
  return (
    <PrintSheet>
      <Sheet {...props} />
    </PrintSheet>
  );
}

const cell = {
  textAlign: 'start',
  verticalAlign: 'top',
  p: '3px 8px 3px 0',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

function Sheet({ values, computed, findings, subtitle }: Props) {
  const { t } = useTranslation('formulaEditor');
  const { dateTime } = useFormat();
  return (
    <Box sx={{ color: 'text.primary', typography: 'caption', '& h2': { mt: 2, mb: 0.5, breakAfter: 'avoid' } }}>
      <Typography variant="h2" component="h1">
        {values.name}
      </Typography>
      <div>{[values.code, subtitle, dateTime(new Date().toISOString())].filter(Boolean).join(' · ')}</div>
      <Typography variant="h4" component="h2">
        {t('lines.title')}
      </Typography>
      <Box component="table" sx={{ width: 1, borderCollapse: 'collapse', '& th, & td': cell }}>
        <thead>
          <tr>
            <th scope="col">{t('line.phase')}</th>
            <th scope="col">{t('line.material')}</th>
            <th scope="col">{t('line.function')}</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          {values.lines.map((line, at) => (
            <tr key={line.id}>
              <td>{line.phase}</td>
              <td>{lineName(line)}</td>
              <td>{line.function}</td>
              <td>{formatPercent(computed.percents[at] ?? 0)}</td>
            </tr>
          ))}
          <tr>
            <td />
            <td>{t('sum.title')}</td>
            <td />
            <td>{formatPercent(computed.sum)}</td>
          </tr>
        </tbody>
      </Box>
      <Typography variant="h4" component="h2">
        {t('list.title')}
      </Typography>
      <div>{listText(computed.formula.list, 'plain')}</div>
      <Typography variant="h4" component="h2">
        {t('findings.title')}
      </Typography>
      <FindingList findings={findings} />
    </Box>
  );
}
