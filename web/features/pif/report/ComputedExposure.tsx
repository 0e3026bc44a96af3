import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { exposureInSerbian } from '../../../../domain/product/exposureNames.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import type { SafetyReport_ReportFragment } from './SafetyReportData.generated.ts';
import { SourcedLine } from './SourcedLine.tsx';
import './translations.generated.ts';

interface Props {
  exposure: NonNullable<SafetyReport_ReportFragment['exposure']>;
}

/** The exposure to the product by its category, each figure with its source. */
export function ComputedExposure({ exposure }: Props) {
  const { t } = useTranslation('pifReport');
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      <CategoryTexts exposure={exposure} />
      {exposure.exposure && <SourcedLine name={t('working.a')} unit="mg/kg" value={exposure.exposure} />}
      {exposure.gramsPerDay && <SourcedLine name={t('exposureOf.amount')} unit="g" value={exposure.gramsPerDay} />}
      {exposure.retentionFactor && (
        <SourcedLine name={t('exposureOf.retention')} unit="" value={exposure.retentionFactor} />
      )}
      {exposure.bodyWeightKg && <SourcedLine name={t('exposureOf.weight')} unit="kg" value={exposure.bodyWeightKg} />}
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
