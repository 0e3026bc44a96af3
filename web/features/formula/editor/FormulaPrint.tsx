import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../../subjects/check/findingText.ts';
import { FindingList } from '../../../subjects/check/FindingList.tsx';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { PrintSheet } from '../../../shared/ui/PrintSheet.tsx';
import './translations.generated.ts';
import type { ComputedValues } from './computeValues.ts';
import type { EditorLine, FormulaValues } from './editorState.ts';
import { lineName } from './editorState.ts';
import { percentText } from './figureTexts.ts';
import { listText } from './listText.ts';

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

const cell = {
  textAlign: 'start',
  verticalAlign: 'top',
  p: '3px 8px 3px 0',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const figure = { ...cell, textAlign: 'end', whiteSpace: 'nowrap', ...tabularFigures } as const;

/** What a raw material consists of: 'GLYCERIN 86.5 %, AQUA 13.5 %'. */
const compositionOf = ({ material }: EditorLine): string =>
  (material?.components ?? [])
    .map(({ inciName, maxConcentration }) =>
      maxConcentration === null ? inciName : `${inciName} ${decimalText(maxConcentration)} %`,
    )
    .join(', ');

function Sheet({ values, computed, findings, subtitle }: Props) {
  const { t } = useTranslation('formulaEditor');
  const { t: check } = useTranslation('check');
  const { dateTime, number } = useFormat();
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
      <Box
        component="table"
        sx={{
          width: 1,
          borderCollapse: 'collapse',
          // Words stay whole as long as there is room: the widths of the columns follow from them.
          overflowWrap: 'break-word',
          '& th, & td': cell,
          '& tr': { breakInside: 'avoid' },
          '& thead': { display: 'table-header-group' },
          '& [data-figure]': figure,
        }}
      >
        <thead>
          <tr>
            <th scope="col" data-figure>
              {t('line.place')}
            </th>
            <th scope="col">{t('line.phase')}</th>
            <th scope="col">{t('line.code')}</th>
            <th scope="col">{t('line.material')}</th>
            <th scope="col">{t('line.inci')}</th>
            <th scope="col">{t('line.function')}</th>
            <th scope="col" data-figure>
              %
            </th>
          </tr>
        </thead>
        <tbody>
          {values.lines.map((line, at) => (
            <tr key={line.id}>
              <td data-figure>{number(at + 1)}</td>
              <td>{line.phase}</td>
              <td>{line.material?.code}</td>
              <td>
                {lineName(line)}
                <div>{line.material ? line.material.manufacturer : t('line.unmatched')}</div>
              </td>
              <td>{compositionOf(line)}</td>
              <td>{line.function}</td>
              <td data-figure>
                {percentText(computed.percents[at] ?? 0)}
                {line.isRemainder && <div>{t('line.to100')}</div>}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={6}>
              {t('sum.title')}
            </th>
            <td data-figure>{percentText(computed.sum)}</td>
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
