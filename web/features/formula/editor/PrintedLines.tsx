import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { printedCell } from '../../../shared/ui/printedCell.ts';
import './translations.generated.ts';
import type { ComputedValues } from './computeValues.ts';
import { lineName, type EditorLine, type FormulaValues } from './editorState.ts';
import { percentText } from './figureTexts.ts';

const figure = { ...printedCell, textAlign: 'end', whiteSpace: 'nowrap', ...tabularFigures } as const;

/** What a raw material consists of: 'GLYCERIN 86.5 %, AQUA 13.5 %'. */
const compositionOf = ({ material }: EditorLine): string =>
  (material?.components ?? [])
    .map(({ inciName, maxConcentration }) =>
      maxConcentration === null ? inciName : `${inciName} ${decimalText(maxConcentration)} %`,
    )
    .join(', ');

interface Props {
  values: FormulaValues;
  computed: ComputedValues;
}

/** The lines of a formula on its printed page, each with what it consists of, and their sum. */
export function PrintedLines({ values, computed }: Props) {
  const { t } = useTranslation('formulaEditor');
  const { number } = useFormat();
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        borderCollapse: 'collapse',
        // Words stay whole as long as there is room: the widths of the columns follow from them.
        overflowWrap: 'break-word',
        '& th, & td': printedCell,
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
  );
}
