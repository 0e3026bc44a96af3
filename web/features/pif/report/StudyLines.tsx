import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { SourcedLine } from './SourcedLine.tsx';
import type { PifSubstanceWorkingQuery, PointDetails_WordsFragment } from './SubstanceWorking.generated.ts';
import './translations.generated.ts';

type Substance = NonNullable<PifSubstanceWorkingQuery['pif']['safetyReport']>['substances'][number];

/** What the points of departure of a substance are, and their factors one by one. */
export function StudyLines({ substance: { pointOfDeparture: pod, inhaled } }: { substance: Substance }) {
  const { t } = useTranslation('pifReport');
  const { choice } = useFieldNames();
  const textOf = (details: PointDetails_WordsFragment | null, ...more: (string | null)[]): string =>
    [
      details?.type ?? 'NOAEL',
      choice.route[details?.route ?? 'ORAL'],
      details?.duration ? choice.duration[details.duration] : t('working.durationNotStated'),
      details?.daysPerWeek && t('working.days', { days: details.daysPerWeek }),
      ...more,
      details?.year,
    ]
      .filter(Boolean)
      .join(', ');
  if (!pod && !inhaled) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 1.5, m: 0, mt: 1.5, borderRadius: '10px', bgcolor: 'subtle' }}>
      {pod && (
        <Box component="li" sx={{ typography: 'body2', py: 0.25, overflowWrap: 'anywhere' }}>
          {t('working.study')}: <strong>{textOf(pod.details, pod.species, pod.study)}</strong>
        </Box>
      )}
      {pod?.steps.map(({ written, after }) => (
        <SourcedLine key={written} name={`POD ${written}`} unit="mg/kg" value={after} />
      ))}
      {pod && <SourcedLine name={t('working.ofStudy')} unit="%" value={pod.absorption} />}
      {inhaled && (
        <SourcedLine name={`${t('working.inhaled')} (${textOf(inhaled.details)})`} unit="mg/kg" value={inhaled.value} />
      )}
    </Box>
  );
}
