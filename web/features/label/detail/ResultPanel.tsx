import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { FindingList } from '../../../subjects/check/FindingList.tsx';
import type { Check } from '../../../subjects/check/findingText.ts';
import { ResultSummary } from '../../../subjects/check/ResultSummary.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { Count, Panel } from '../../../shared/ui/Panel.tsx';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { FormerSignOffs } from './FormerSignOffs.tsx';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';
import { ResultChange } from './ResultChange.tsx';
import { SignOffButton } from './SignOffButton.tsx';
import { useSignOffs } from './useSignOffs.ts';

interface Props {
  label: LabelDetail_LabelFragment;
  check: Check | undefined;
  error: unknown;
  onRetry: () => void;
  /** Fetches label and check anew, after somebody else has changed them. */
  onReload: () => void;
}

/** The result and all findings that lead to it. */
export function ResultPanel({ label, check, error, onRetry, onReload }: Props) {
  const { t } = useTranslation('labelDetail');
  const { number } = useFormat();
  const signOffs = useSignOffs(label, onReload);
  return (
    <Panel
      title={t('result.title')}
      mark={check && <Count>{number(check.findings.length)}</Count>}
      busy={!check && !error}
    >
      <ResultChange resultChange={label.resultChange} resultChangedAt={label.resultChangedAt} />
      {check ? (
        <>
          <Box sx={{ mb: 2 }}>
            <ResultSummary check={check} />
          </Box>
          <FindingList
            findings={check.findings}
            names={check.names}
            {...(label.viewerCanSignOff && {
              actions: (finding) => <SignOffButton finding={finding} names={check.names} actions={signOffs} />,
            })}
          />
          <FormerSignOffs signOffs={label.content.signOffs} check={check} />
        </>
      ) : error ? (
        <ErrorNotice error={error} onRetry={onRetry} />
      ) : (
        <Waiting />
      )}
    </Panel>
  );
}

function Waiting() {
  const { t } = useTranslation('labelDetail');
  const isLate = useDelayed(true);
  return (
    <Box role="status" sx={{ visibility: isLate ? 'visible' : 'hidden' }}>
      <span style={visuallyHidden}>{t('result.waiting')}</span>
      {[24, 88, 88, 88].map((height, at) => (
        <Skeleton key={at} height={height} sx={{ '& + &': { mt: 2 } }} />
      ))}
    </Box>
  );
}
