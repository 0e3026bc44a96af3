import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { Facts } from './Facts.tsx';
import type { IngredientDetailQuery } from './IngredientDetail.generated.ts';

/** The toxicological data, each figure with its unit, and whether they are verified. */
export function ToxicologyFacts({ toxicology }: { toxicology: IngredientDetailQuery['ingredient']['toxicology'] }) {
  const { t } = useTranslation('ingredient');
  const { figure, date } = useFormat();
  if (!toxicology)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('toxicology.none')}
      </Typography>
    );
  const inUnit = (value: number | null, unit: string) => (value === null ? null : `${figure(value)} ${unit}`);
  return (
    <>
      <Typography
        variant="caption"
        component="p"
        sx={{ mb: 1, fontWeight: 600, color: toxicology.isVerified ? 'success.main' : 'warning.main' }}
      >
        {[
          t(toxicology.isVerified ? 'toxicology.verified' : 'toxicology.unverified'),
          toxicology.updatedAt && t('toxicology.changed', { date: date(toxicology.updatedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Facts
        facts={[
          [t('toxicology.noael'), inUnit(toxicology.noaelMgPerKgDay, t('units.mgPerKgDay'))],
          [t('toxicology.noaelSource'), toxicology.noaelSource],
          [t('toxicology.oral'), inUnit(toxicology.oralAbsorptionPercent, '%')],
          [t('toxicology.dermal'), inUnit(toxicology.dermalAbsorptionPercent, '%')],
          [t('toxicology.weight'), inUnit(toxicology.molecularWeight, t('units.gPerMol'))],
          [t('toxicology.iupac'), toxicology.iupacName],
          [t('toxicology.colour'), toxicology.colour],
          [t('toxicology.legislation'), toxicology.legislation],
          [t('toxicology.references'), toxicology.references.join('\n')],
        ]}
      />
    </>
  );
}
