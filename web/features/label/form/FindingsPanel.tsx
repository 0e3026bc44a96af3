import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import type { Replace } from '../../../subjects/check/FindingItem.tsx';
import { FindingList } from '../../../subjects/check/FindingList.tsx';
import { ResultSummary } from '../../../subjects/check/ResultSummary.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { Count, Panel } from '../../../shared/ui/Panel.tsx';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { NewLabelFindings } from './NewLabelFindings.tsx';
import { splitUntyped } from './untypedItems.ts';
import type { LiveCheck } from './useLiveCheck.ts';

/**
 * The findings while the label is typed. Previous findings stay visible, marked as out of date, until the next
 * response.
 */
export function FindingsPanel({
  live: { check, isBusy, error, retry },
  isNew,
  onReplace,
}: {
  live: LiveCheck;
  /** Of a new label nothing is wrong that is only not typed yet. */
  isNew: boolean;
  onReplace: Replace;
}) {
  const { t } = useTranslation('labelForm');
  const { t: common } = useTranslation();
  const { t: detail } = useTranslation('labelDetail');
  const { number } = useFormat();
  const isLate = useDelayed(isBusy);
  return (
    <Panel
      title={detail('result.title')}
      mark={check && <Count>{number((isNew ? splitUntyped(check.findings).others : check.findings).length)}</Count>}
      busy={isBusy}
    >
      <Typography role="status" variant="caption" component="p" color="textSecondary" sx={{ minHeight: 20, mb: 0.5 }}>
        {isLate && check && t('check.again')}
        {!isBusy && check && <span style={visuallyHidden}>{t('check.done', { count: check.findings.length })}</span>}
      </Typography>
      {error && (
        <Box
          role="alert"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            mb: 1.5,
            p: 1.25,
            border: 1,
            borderColor: 'error.main',
            borderRadius: '10px',
            bgcolor: 'error.soft',
          }}
        >
          <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
            {t('check.failed', { reason: describeError(error).text })}
          </Typography>
          <Button size="small" variant="outlined" onClick={retry}>
            {common('retry')}
          </Button>
        </Box>
      )}
      {check ? (
        <Box sx={{ opacity: isLate || error ? 0.6 : 1, transition: 'opacity 160ms' }}>
          {isNew ? (
            <NewLabelFindings check={check} onReplace={onReplace} />
          ) : (
            <>
              <Box sx={{ mb: 2 }}>
                <ResultSummary check={check} />
              </Box>
              <FindingList findings={check.findings} names={check.names} onReplace={onReplace} />
            </>
          )}
        </Box>
      ) : (
        !error && (
          <Box sx={{ visibility: isLate ? 'visible' : 'hidden' }}>
            {[24, 88, 88].map((height, at) => (
              <Skeleton key={at} height={height} sx={{ '& + &': { mt: 2 } }} />
            ))}
          </Box>
        )
      )}
    </Panel>
  );
}
