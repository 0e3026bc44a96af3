import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { defaults } from '../../../../domain/exposure/defaults.ts';
import { exposureInSerbian } from '../../../../domain/product/exposureNames.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { ExposedGroups } from './ExposedGroups.tsx';
import { type PifExposureQuery, usePifExposureQuery } from './Exposure.generated.ts';
import { InhalationWorking } from './InhalationWorking.tsx';
import { SourcedLine } from './SourcedLine.tsx';
import './translations.generated.ts';

interface Props {
  exposure: NonNullable<NonNullable<PifExposureQuery['pif']['safetyReport']>['exposure']>;
}

/** The exposure to the product, read beside the report. */
export function ComputedExposure({ slug }: { slug: string }) {
  // Kept out of the cache, where the report has its exposure without these figures.
  const { data, error, refetch } = usePifExposureQuery({ variables: { slug }, fetchPolicy: 'no-cache' });
  // The rejection needs no handling: `error` carries the same failure.
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <Skeleton height={120} />;
  const { exposure, inhalation } = data.pif.safetyReport ?? {};
  return (
    <>
      {exposure && <ExposureFigures exposure={exposure} />}
      {inhalation && <InhalationWorking inhalation={inhalation} />}
    </>
  );
}

/** The exposure to the product by its category and of each group of people, each figure with its source. */
function ExposureFigures({ exposure }: Props) {
  const { t } = useTranslation('pifReport');
  const { number } = useFormat();
  const { choice } = useFieldNames();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      <CategoryTexts exposure={exposure} />
      {exposure.exposure && <SourcedLine name={t('working.a')} unit="mg/kg" value={exposure.exposure} />}
      {exposure.gramsPerDay && <SourcedLine name={t('exposureOf.amount')} unit="g" value={exposure.gramsPerDay} />}
      {exposure.retentionFactor && (
        <SourcedLine name={t('exposureOf.retention')} unit="" value={exposure.retentionFactor} />
      )}
      {exposure.bodyWeightKg ? (
        <SourcedLine name={t('exposureOf.weight')} unit="kg" value={exposure.bodyWeightKg} />
      ) : (
        exposure.exposure && (
          <Typography variant="body2" component="li" sx={{ py: 0.25 }}>
            {t('exposureOf.weight')}: {t('exposureOf.weightOfSurvey', { weight: number(defaults.bodyWeight.value) })}
          </Typography>
        )
      )}
      {exposure.group && (
        <>
          <Typography variant="body2" component="li" sx={{ py: 0.25 }}>
            {t('exposureOf.decidedBy', { group: choice.group[exposure.group] })}
          </Typography>
          <Box component="li" sx={{ py: 1 }}>
            <ExposedGroups groups={exposure.groups} />
          </Box>
        </>
      )}
      {exposure.notes.map((note) => (
        <Box component="li" key={note} sx={{ typography: 'body2', pt: 0.5 }}>
          {t(`exposureNote.${note}`)}
        </Box>
      ))}
    </Box>
  );
}

/** Where the product is applied and how it gets into the body, by its category. */
function CategoryTexts({ exposure }: Props) {
  const { t } = useTranslation('pifReport');
  return (['applicationSites', 'routes'] as const).map((name) => {
    const text = exposure[name];
    return (
      text && (
        <Typography key={name} variant="body2" component="li" sx={{ py: 0.25 }}>
          {t(`exposureOf.${name}`)}: <strong>{currentLanguage() === 'en' ? text : exposureInSerbian(text)}</strong>
        </Typography>
      )
    );
  });
}
