import { useTranslation } from 'react-i18next';
import { BuildingIcon } from '../../../shared/ui/icons.tsx';
import { Mark } from '../Mark.tsx';

/** Marks a value that the company overrides. */
export function OverrideChip() {
  const { t } = useTranslation('rawMaterial');
  return (
    <Mark icon={BuildingIcon} tone="info">
      {t('detail.override')}
    </Mark>
  );
}
