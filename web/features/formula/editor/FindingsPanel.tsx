import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { FindingList } from '../../../subjects/check/FindingList.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { Count, Panel } from '../../../shared/ui/Panel.tsx';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import './translations.generated.ts';
import type { FormulaPreview } from './usePreview.ts';

type Props = Pick<FormulaPreview, 'findings' | 'isBusy' | 'isIncomplete' | 'refused'> & {
  error: unknown;
  onRetry: () => void;
};

/** The first error of a field says more than the error of the request. */
function reasonOf(error: unknown): string {
  const { fields, text } = describeError(error);
  return fields[0]?.message ?? text;
}

/** What there is to say about the formula; the findings of the annexes follow after a pause in typing. */
export const FindingsPanel = memo(function FindingsPanel({
  findings,
  refused,
  isBusy,
  isIncomplete,
  error,
  onRetry,
}: Props) {
  const { t } = useTranslation('formulaEditor');
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const isLate = useDelayed(isBusy);
  return (
    <Panel title={t('findings.title')} mark={<Count>{number(findings.length)}</Count>} busy={isBusy}>
      <Typography role="status" variant="caption" component="p" color="textSecondary" sx={{ minHeight: 20, mb: 0.5 }}>
        {isIncomplete ? t('findings.incomplete') : isLate && t('findings.again')}
      </Typography>
      {Boolean(error) && (
        <Box role="alert" sx={{ mb: 1.5, p: 1.25, border: 1, borderColor: 'error.main', borderRadius: '10px' }}>
          <Typography variant="body2">
            {t('findings.failed', { reason: reasonOf(error) })}
            {refused.length > 0 && ` ${t('findings.refused', { names: refused.join(', ') })}`}
          </Typography>
          <Button size="small" variant="outlined" onClick={onRetry} sx={{ mt: 1 }}>
            {common('retry')}
          </Button>
        </Box>
      )}
      {findings.length === 0 && (isIncomplete || Boolean(error)) ? null : <FindingList findings={findings} />}
    </Panel>
  );
});
