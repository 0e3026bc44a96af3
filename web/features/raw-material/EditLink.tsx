import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { EDIT_PARAM } from '../../shared/url/paths.ts';
import { rawMaterialAddresses } from './rawMaterialAddresses.ts';
import type { RawMaterialEntry_RawMaterialFragment } from './RawMaterialEntry.generated.ts';

/** The way to the form of a raw material, for those who may use it: over the working list, from elsewhere to its page. */
export function EditLink({ rawMaterial, size }: { rawMaterial: RawMaterialEntry_RawMaterialFragment; size?: 'small' }) {
  const { t } = useTranslation('rawMaterial');
  const { pathname, search } = useLocation();
  if (!rawMaterial.viewerCanEdit) return null;
  const over = new URLSearchParams(search);
  over.set(EDIT_PARAM, rawMaterial.slug);
  return (
    <Button component={Link} to={pathname === rawMaterialAddresses.working ? `${pathname}?${over.toString()}` : rawMaterialAddresses.edit(rawMaterial.slug)} size={size} aria-label={t('entry.editOf', { name: rawMaterial.tradeName })}>
      {t('entry.edit')}
    </Button>
  );
}
