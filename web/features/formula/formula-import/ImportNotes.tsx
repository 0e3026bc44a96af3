import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { HUNDRED } from '../../../../domain/formula/percent.ts';
import type { LeftOutReason } from '../../../../domain/formula-import/groupLines.ts';
import { SUM_TOLERANCE } from '../../../../domain/formula/scaling.ts';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import { ImportStatus } from '../../../subjects/import/ImportStatus.tsx';
import { percentText } from '../editor/figureTexts.ts';
import { isScaleOpen, type Reviewed, type ReviewRow, scaleRows, settleFractions } from './reviewRows.ts';
import type { FormulaImportData } from './useFormulaImport.ts';

interface Props {
  found: FormulaImportData;
  reviewed: Reviewed;
  rows: readonly ReviewRow[];
  onRows: (rows: ReviewRow[]) => void;
}

/**
 * What was done with the file while it was read, and what may have to be done: nothing is scaled by itself but
 * fractions of 1.
 */
export function ImportNotes({ found, reviewed, rows, onRows }: Props) {
  const { t } = useTranslation('formulaImport');
  const { fileName, company, scale, total, leftOut, unknownColumns } = found;
  const isOff = Math.abs(reviewed.sum - HUNDRED) > SUM_TOLERANCE;
  const hasRemainder = reviewed.lines.some(({ isRemainder }) => isRemainder);
  return (
    <ImportStatus tone="info" title={t('ready')}>
      <Typography variant="body2">{[fileName, company.name].filter(Boolean).join(' · ')}</Typography>
      {reviewed.errors.size > 0 && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t('open', { count: reviewed.errors.size })}
        </Typography>
      )}
      {scale === 'FRACTIONS' && <Typography variant="body2">{t('notes.fractions')}</Typography>}
      {isScaleOpen(reviewed) && (
        <>
          <Typography variant="body2">{t('notes.fractionOrPercent')}</Typography>
          {[false, true].map((areFractions) => (
            <Button
              key={String(areFractions)}
              variant="outlined"
              size="small"
              onClick={() => onRows(settleFractions(rows, reviewed, areFractions))}
              sx={{ my: 0.5, mr: 1 }}
            >
              {t(areFractions ? 'notes.areFractions' : 'notes.arePercent')}
            </Button>
          ))}
        </>
      )}
      {scale === 'OTHER' && isOff && !hasRemainder && !isScaleOpen(reviewed) && reviewed.sum > 0 && (
        <>
          <Typography variant="body2">{t('notes.other', { sum: percentText(reviewed.sum) })}</Typography>
          <Button variant="outlined" size="small" onClick={() => onRows(scaleRows(rows))} sx={{ my: 0.5 }}>
            {t('notes.scale')}
          </Button>
        </>
      )}
      {total && (
        <Typography variant="body2">
          {t(total.isEqual ? 'notes.totalEqual' : 'notes.totalDiffers', {
            line: total.line,
            value: decimalText(total.value),
          })}
        </Typography>
      )}
      <LeftOutLines lines={leftOut} />
      {unknownColumns.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('notes.unknownColumns', { columns: unknownColumns.join(', ') })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('notes.own')}
      </Typography>
    </ImportStatus>
  );
}

/** The lines of the file that are no rows, each with what it says and why it is none. */
function LeftOutLines({ lines }: { lines: FormulaImportData['leftOut'] }) {
  const { t } = useTranslation('formulaImport');
  if (lines.length === 0) return null;
  return (
    <details>
      <Typography variant="body2" component="summary">
        {t('notes.leftOut', { count: lines.length })}
      </Typography>
      {lines.map(({ line, reason, text }) => (
        <Typography key={line} variant="body2">
          {t('notes.leftOutLine', { line, text, reason: t(`leftOut.${reason as LeftOutReason}`) })}
        </Typography>
      ))}
    </details>
  );
}
