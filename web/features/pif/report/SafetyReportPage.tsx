import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { namesOfPart } from '../../../../domain/pif/fields/partA.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { SectionFiles } from '../files/SectionFiles.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { BESIDE, hasPartB } from '../frame/hasPartB.ts';
import { PifFrame } from '../frame/PifFrame.tsx';
import { SectionEditor } from '../sections/SectionEditor.tsx';
import { ComputedReport } from './ComputedReport.tsx';
import { usePifPartAQuery } from './PartA.generated.ts';
import type { PartAForm, PifWithPartA } from './partA.form.ts';
import { PartB } from './partB/PartB.tsx';
import { PartAPanels } from './PartAPanels.tsx';
import { PartIndex } from './PartIndex.tsx';
import { FILLED_PARTS, goToPlace } from './parts.ts';
import { usePartBStates } from './partB/usePartBStates.ts';
import { usePifSafetyReportQuery } from './SafetyReportData.generated.ts';
import './translations.generated.ts';
import { usePartAOptions } from './usePartAOptions.ts';
import { usePartAText, usePartAWords } from './usePartAText.ts';

const columns = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
/**
 * Part A scrolls by itself beside Part B, so that a figure is read beside what is said of it; its tables need more room
 * than the texts.
 */
const beside = {
  [BESIDE]: { gap: 2, gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)', alignItems: 'start' },
} as const;
const besidePartA = {
  [BESIDE]: {
    position: 'sticky',
    top: 120,
    maxHeight: 'calc(100dvh - 136px)',
    overflowY: 'auto',
    p: 0.5,
    '--section-heading-top': 0,
  },
} as const;

/** Shows the place that the address names, once what stands above it is there. */
function useRequestedPlace(isReady: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isReady && hash !== '') goToPlace(decodeURIComponent(hash.slice(1)));
  }, [hash, key, isReady]);
}

function SafetyReport({ pif }: { pif: PifWithPartA }) {
  const { t } = useTranslation('pifReport');
  const textOf = usePartAText();
  const words = usePartAWords();
  const options = usePartAOptions(pif);
  const {
    data: loaded,
    previousData,
    error,
    refetch,
  } = usePifSafetyReportQuery({
    variables: { slug: pif.slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const report = (loaded ?? previousData)?.pif.safetyReport;
  const partB = usePartBStates(pif, report);
  const isAssessed = hasPartB(pif);
  useRequestedPlace(report !== undefined && (partB !== undefined || !isAssessed));
  return (
    <>
      <PartIndex requirements={pif.requirements} sections={report?.sections ?? null} partB={partB} />
      <Box sx={[columns, isAssessed && beside]}>
        <Box
          role={isAssessed ? 'region' : undefined}
          aria-label={isAssessed ? t('partAReadOnly') : undefined}
          tabIndex={isAssessed ? 0 : undefined}
          sx={[{ minWidth: 0 }, isAssessed && besidePartA]}
        >
          {report && <ComputedReport report={report} pif={pif} />}
          {/* The rejection needs no handling: `error` carries the same failure. */}
          {!report && error && <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />}
          {!report && !error && <Skeleton height={480} />}
          <SectionEditor<PartAForm, PifWithPartA>
            pif={pif}
            section="SAFETY_REPORT"
            options={options}
            words={words}
            textOf={textOf}
            readOnlyPanels={FILLED_PARTS.map((part) => ({
              id: `part-${part}`,
              // The computed exposure stands on the same page and has its own name.
              title: `${part} ${part === 'A6' ? t('enteredExposure') : t(`part.${part}`)}`,
              units: namesOfPart(part),
            }))}
          >
            {(form, readOnly) => (
              <>
                <Typography variant="body2" color="textSecondary">
                  {t('intro')}
                </Typography>
                <PartAPanels form={form} readOnly={readOnly} pif={pif} />
              </>
            )}
          </SectionEditor>
          <SectionFiles pif={pif} section="SAFETY_REPORT" />
        </Box>
        {/* A failure to read the report is told in its place, once. */}
        {isAssessed && (report !== undefined || !error) && <PartB pif={pif} report={report} />}
      </Box>
    </>
  );
}

/** Part A beside the file that it belongs to: the cached one at once, then the server's. */
function LoadedReport({ pif }: { pif: PifDetail_PifFragment }) {
  const { data, error, refetch } = usePifPartAQuery({
    variables: { slug: pif.slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data) return <SafetyReport pif={{ ...pif, partA: data.pif.partA }} />;
  // The rejection needs no handling: `error` carries the same failure.
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  return <Skeleton height={640} />;
}

/** The safety report of a file: what people enter of Part A, and its reports. */
export default function SafetyReportPage() {
  return <PifFrame section="SAFETY_REPORT">{(pif) => <LoadedReport pif={pif} />}</PifFrame>;
}
