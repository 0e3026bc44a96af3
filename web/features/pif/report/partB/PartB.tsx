import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../../shared/forms/ErrorSummary.tsx';
import { useFormat } from '../../../../shared/i18n/useFormat.ts';
import { ErrorNotice } from '../../../../shared/ui/ErrorNotice.tsx';
import { evictPifs } from '../../../../shared/apollo/evictQueries.ts';
import type { PifDetail_PifFragment } from '../../frame/Pif.generated.ts';
import { useFetchPif } from '../../frame/usePif.ts';
import { useSectionForm } from '../../frame/useSectionForm.ts';
import { SectionConflict } from '../../sections/SectionConflict.tsx';
import { AssessorPanel } from './AssessorPanel.tsx';
import { ConclusionPanel } from './ConclusionPanel.tsx';
import {
  type ComputedReport,
  fieldOf,
  partBForm,
  type PartBForm,
  type PifWithPartB,
  toInput,
  toValues,
} from './partB.form.ts';
import {
  PifPartBDocument,
  type PifPartBQuery,
  usePifPartBQuery,
  useUpdatePifPartBMutation,
} from './PartB.generated.ts';
import { PartBPlace } from './PartBPlace.tsx';
import { ReasoningFields } from './ReasoningFields.tsx';
import { StatementFields } from './StatementFields.tsx';
import './translations.generated.ts';
import { useComputedSentences } from './useComputedSentences.ts';
import { useConclude } from './useConclude.ts';
import { usePartBWords } from './usePartBWords.ts';
import { headingsOfPif } from './usePartBStates.ts';
import { WarningFields } from './WarningFields.tsx';

/** Part B can be written while the file is submitted or assessed, which locks everything else. */
const openFor = <Shown extends PifDetail_PifFragment>(pif: Shown): Shown => ({
  ...pif,
  isLocked: !pif.viewerCan.includes('ASSESS'),
});

interface Props {
  pif: PifWithPartB;
  viewer: PifPartBQuery['viewer'];
}

function PartBEditor({ pif, viewer }: Props) {
  const { t } = useTranslation('pifPartB');
  const { t: frame } = useTranslation('pif');
  const { time } = useFormat();
  const client = useApolloClient();
  const fetchPif = useFetchPif(pif.slug);
  const [update] = useUpdatePifPartBMutation({ update: evictPifs });
  const computed = useComputedSentences(pif);
  const words = usePartBWords();
  const headings = headingsOfPif(pif);
  const fetchNow = async (): Promise<PifWithPartB | undefined> => {
    const query = { query: PifPartBDocument, variables: { slug: pif.slug }, fetchPolicy: 'network-only' } as const;
    const [whole, answer] = await Promise.all([fetchPif(), client.query(query).catch(() => null)]);
    return whole && answer?.data
      ? openFor({ ...whole, ...answer.data.pif, safetyReport: pif.safetyReport })
      : undefined;
  };
  const state = useSectionForm<PartBForm, PifWithPartB>(pif, {
    resolver: zodResolver(partBForm),
    toValues: (shown) => toValues(shown, headings, computed),
    versionOf: ({ partB }) => partB.version,
    fetchNow,
    send: async (values, version) => {
      const input = { slug: pif.slug, version, partB: toInput(values) };
      const saved = (await update({ variables: { input } })).data?.updatePifPartB.pif;
      return saved && openFor({ ...pif, ...saved });
    },
    fieldOf,
  });
  const { form, submit, savedAt, isReadOnly, conflict } = state;
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
    const whole = openFor({ ...pif, ...data.pif, safetyReport: report });
    return <PartBEditor key={pif.id} pif={whole} viewer={data.viewer} />;
  }
  // The rejection needs no handling: `error` carries the same failure.
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  return <Skeleton height={320} />;
}
