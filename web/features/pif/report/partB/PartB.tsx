import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../../shared/forms/ErrorSummary.tsx';
import { useFormat } from '../../../../shared/i18n/useFormat.ts';
import { ErrorNotice } from '../../../../shared/ui/ErrorNotice.tsx';
import type { PifDetail_PifFragment } from '../../frame/Pif.generated.ts';
import { SectionConflict } from '../../sections/SectionConflict.tsx';
import { AssessorPanel } from './AssessorPanel.tsx';
import { ConclusionPanel } from './ConclusionPanel.tsx';
import { DifferenceFields } from './DifferenceFields.tsx';
import type { ComputedReport, PifWithPartB } from './partB.form.ts';
import { type PifPartBQuery, usePifPartBQuery } from './PartB.generated.ts';
import { PartBPlace } from './PartBPlace.tsx';
import { ReasoningFields } from './ReasoningFields.tsx';
import { StatementFields } from './StatementFields.tsx';
import './translations.generated.ts';
import { useComputedSentences } from './useComputedSentences.ts';
import { useConclude } from './useConclude.ts';
import { openForAssessor, usePartBForm } from './usePartBForm.ts';
import { usePartBWords } from './usePartBWords.ts';
import { WarningFields } from './WarningFields.tsx';

interface Props {
  pif: PifWithPartB;
  viewer: PifPartBQuery['viewer'];
}

function PartBEditor({ pif, viewer }: Props) {
  const { t } = useTranslation('pifPartB');
  const { t: frame } = useTranslation('pif');
  const { time } = useFormat();
  const computed = useComputedSentences(pif);
  const words = usePartBWords();
  const { form, submit, savedAt, isReadOnly, conflict, fetchNow } = usePartBForm(pif, computed);
  const { isDirty, isSubmitting } = form.formState;
  const { conclude, isBusy } = useConclude({ pif, form, saveTyped: submit, fetchNow });
  const canAssess = !pif.isLocked;
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('title')}
      aria-busy={isSubmitting}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      }}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {t('title')}
        </Typography>
        <Typography variant="caption" color="textSecondary" role="status">
          {isDirty ? frame('save.unsaved') : savedAt && frame('save.saved', { time: time(savedAt) })}
        </Typography>
        {canAssess && (
          <Button type="submit" variant="outlined" disabled={!isDirty || isSubmitting}>
            {isSubmitting ? frame('save.saving') : t('save')}
          </Button>
        )}
      </Box>
      <ErrorSummary form={form} />
      <PartBPlace part="B1">
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ConclusionPanel
            pif={pif}
            lacksProfile={(viewer.assessorProfile?.gaps.length ?? 1) > 0}
            canAssess={canAssess}
            isBusy={isBusy || isSubmitting}
            onConclude={conclude}
          />
          <StatementFields form={form} readOnly={isReadOnly} conclusion={pif.conclusion} />
        </Box>
      </PartBPlace>
      <PartBPlace part="B2">
        <WarningFields form={form} readOnly={isReadOnly} pif={pif} />
        <DifferenceFields form={form} readOnly={isReadOnly} pif={pif} />
      </PartBPlace>
      <PartBPlace part="B3">
        <ReasoningFields form={form} readOnly={isReadOnly} sentence={computed.sentence} />
      </PartBPlace>
      <PartBPlace part="B4">
        <AssessorPanel pif={pif} viewer={viewer} canAssess={canAssess} />
      </PartBPlace>
      {conflict && <SectionConflict conflict={conflict} title={t('conflict')} words={words} />}
    </Box>
  );
}

/**
 * Part B of the safety report, once there is something to assess: while the file is submitted or assessed, and
 * afterwards to be read.
 */
export function PartB({ pif, report }: { pif: PifDetail_PifFragment; report: ComputedReport | undefined }) {
  const { data, error, refetch } = usePifPartBQuery({
    variables: { slug: pif.slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data && report !== undefined) {
    const whole = openForAssessor({ ...pif, ...data.pif, safetyReport: report });
    return <PartBEditor key={pif.id} pif={whole} viewer={data.viewer} />;
  }
  // The rejection needs no handling: `error` carries the same failure.
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  return <Skeleton height={320} />;
}
