import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RawMaterialEntry_RawMaterialFragment } from './RawMaterialEntry.generated.ts';
import { useEditTarget } from './useEditTarget.ts';

/** A link to the form of a raw material, for users who may edit it. */
export function EditLink({ rawMaterial, size }: { rawMaterial: RawMaterialEntry_RawMaterialFragment; size?: 'small' }) {
  const { t } = useTranslation('rawMaterial');
  const target = useEditTarget(rawMaterial.slug);
  if (!rawMaterial.viewerCanEdit) return null;
  return (
    <Button
      component={Link}
      {...target}
      size={size}
      aria-label={t('entry.editOf', { name: rawMaterial.tradeName })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t('entry.edit')}
    </Button>
  );
}
