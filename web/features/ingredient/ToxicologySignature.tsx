import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ToxicologyScope } from '../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import type { Toxicology_DataFragment as Toxicology } from './Toxicology.generated.ts';

/** Whose toxicological data, whether and by whom they were verified, and who changed them last. */
export function ToxicologySignature({ data, scope }: { data: Toxicology; scope?: ToxicologyScope }) {
  const { t } = useTranslation('ingredient');
  const { date } = useFormat();
  const { isVerified, verifiedBy, verifiedAt, updatedAt, updatedBy } = data;
  const verified = !isVerified
    ? t('toxicology.unverified')
    : verifiedBy
      ? t('toxicology.verifiedBy', { name: verifiedBy, date: date(verifiedAt) })
      : t('toxicology.verified');
  const changed =
    updatedAt &&
    (updatedBy
      ? t('toxicology.changedBy', { name: updatedBy, date: date(updatedAt) })
      : t('toxicology.changed', { date: date(updatedAt) }));
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ mb: 1, fontWeight: 600, overflowWrap: 'anywhere', color: isVerified ? 'success.main' : 'warning.main' }}
    >
      {scope && `${t(`toxicology.scope.${scope}`)}: `}
      {verified}
      {changed && ` · ${changed}`}
    </Typography>
  );
}
