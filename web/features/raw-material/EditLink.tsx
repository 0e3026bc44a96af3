import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RawMaterialEntry_RawMaterialFragment } from './RawMaterialEntry.generated.ts';
import { useEditTarget } from './useEditTarget.ts';

interface Props {
  rawMaterial: RawMaterialEntry_RawMaterialFragment;
  size?: 'small';
  tabIndex?: 0 | -1;
}

/** A link to the form of a raw material, for users who may edit it or keep own values beside it. */
export function EditLink({ rawMaterial, size, tabIndex }: Props) {
  const { t } = useTranslation('rawMaterial');
  const target = useEditTarget(rawMaterial.slug);
  if (!rawMaterial.viewerCanEdit && !rawMaterial.viewerCanOverride) return null;
  const kind = rawMaterial.viewerCanEdit ? 'edit' : 'ownValues';
  return (
    <Button
      component={Link}
      {...target}
      size={size}
      tabIndex={tabIndex}
      aria-label={t(`entry.${kind}Of`, { name: rawMaterial.tradeName })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t(`entry.${kind}`)}
    </Button>
  );
}
