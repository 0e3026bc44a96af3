import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../subjects/check/translations.generated.ts';
import { knowledgeText } from '../../subjects/check/knowledgeText.ts';
import { useRecheckTitle } from '../../subjects/check/useRecheckTitle.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { BackLink } from '../../shared/ui/BackLink.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { FoundCount } from '../../shared/ui/FoundCount.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { SegmentedFilter } from '../../shared/ui/SegmentedFilter.tsx';
import { paths } from '../../shared/url/paths.ts';
import { useListParams } from '../../shared/url/useListParams.ts';
import { labelChangesParams } from './labelChangesParams.ts';
import { useLabelRecheckQuery, type LabelRecheck_RecheckFragment } from './LabelRecheck.generated.ts';
import { FormulaChanges, LabelChanges, MaterialChanges } from './RecheckChanges.tsx';
import { PifChanges } from './PifChanges.tsx';

/** Polling interval of a run, in milliseconds. */
const POLL_MS = 2000;

/**
 * The labels, formulas, raw materials and product information files that one change affected, or that an import would
 * affect: which were what before and after, and by which entry.
 */
export function RecheckDetail({ id }: { id: string }) {
  const { t } = useTranslation('labelRecheck');
  const { t: common } = useTranslation();
  const title = useRecheckTitle();
  const { data, error, refetch, startPolling, stopPolling } = useLabelRecheckQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const recheck = data?.labelRecheck;
  const isRunning = recheck?.state === 'RUNNING';
  useEffect(() => {
    if (!isRunning) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  return (
    <>
      <BackLink to={paths.labelChanges}>{t('all')}</BackLink>
      <PageHeading
        title={recheck ? title(recheck) : t('title')}
        subtitle={recheck && (recheck.isPreview ? t('previewAbout') : t('about'))}
      />
      {recheck ? (
        <Loaded recheck={recheck} />
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Skeleton role="status" aria-label={common('loading')} height={120} />
      )}
    </>
  );
}

function Loaded({ recheck }: { recheck: LabelRecheck_RecheckFragment }) {
  const { t } = useTranslation('labelRecheck');
  const { t: words } = useTranslation('check');
  const { dateTime } = useFormat();
  const formats = useQuantity();
  const canImport = useCan('inventoryImport.read');
  const canReadFormulas = useCan('formula.read');
  const canReadPifs = useCan('pif.read');
  const [{ kind: requested, page }, set] = useListParams(labelChangesParams);
  // The address may ask for what the person's role does not see.
  const isHidden = requested === 'FORMULAS' ? !canReadFormulas : requested === 'PIFS' && !canReadPifs;
  const kind = isHidden ? 'RESULT' : requested;
  const { id, state, percent, resultCount, findingCount, formulaCount, rawMaterialCount, pifCount } = recheck;
  const { startedAt, knowledge, importId, isPreview } = recheck;
  const foundTexts = {
    RESULT: t('results', { count: resultCount }),
    FINDINGS: t('findings', { count: findingCount }),
    FORMULAS: t('formulas', { count: formulaCount }),
    MATERIALS: t('materials', { count: rawMaterialCount }),
    PIFS: t('pifs', { count: pifCount }),
  };
  // What was found so far, and again once everything is.
  const countSoFar = resultCount + findingCount + formulaCount + rawMaterialCount + pifCount;
  const found = `${kind} ${state === 'RUNNING' ? countSoFar : state}`;
  const list = { id, page, onPage: (next: number) => set({ page: next }) };
  const stateText = t(`state.${state}`, { percent });
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box role="status">
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {stateText}
        </Typography>
        {state === 'RUNNING' && (
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={stateText}
            sx={{ my: 1, maxWidth: 480, borderRadius: 999 }}
          />
        )}
        <Typography variant="caption" color="textSecondary" component="p">
          {[dateTime(startedAt), knowledgeText(words, formats, knowledge)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {importId && canImport && (
        <div>
          <Button component={Link} to={paths.inventoryImport(importId)} variant="outlined">
            {t(isPreview ? 'backToImport' : 'toImport')}
          </Button>
        </div>
      )}
      <Box sx={{ overflowX: 'auto', pb: 0.5 }}>
        <Box sx={{ width: 'max-content' }}>
          <SegmentedFilter
            label={t('kind.label')}
            value={kind}
            options={[
              { value: 'RESULT', label: t('kind.RESULT'), count: resultCount },
              { value: 'FINDINGS', label: t('kind.FINDINGS'), count: findingCount },
              ...(canReadFormulas
                ? [{ value: 'FORMULAS' as const, label: t('kind.FORMULAS'), count: formulaCount }]
                : []),
              { value: 'MATERIALS', label: t('kind.MATERIALS'), count: rawMaterialCount },
              ...(canReadPifs ? [{ value: 'PIFS' as const, label: t('kind.PIFS'), count: pifCount }] : []),
            ]}
            onChange={(next) => set({ kind: next })}
          />
        </Box>
      </Box>
      <FoundCount>{foundTexts[kind]}</FoundCount>
      {kind === 'FORMULAS' ? (
        <FormulaChanges key={found} {...list} />
      ) : kind === 'MATERIALS' ? (
        <MaterialChanges key={found} {...list} />
      ) : kind === 'PIFS' ? (
        <PifChanges key={found} {...list} />
      ) : (
        <LabelChanges key={found} {...list} kind={kind} />
      )}
    </Box>
  );
}
