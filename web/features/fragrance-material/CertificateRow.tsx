import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isIfraCategory } from '../../../domain/ifra/categories.ts';
import type { IfraVerdict } from '../../../domain/ifra/checkIfra.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import type { FragranceMaterial_DetailFragment as Fragrance } from './FragranceMaterial.generated.ts';
import './translations.generated.ts';
import { usePermissionText } from './usePermissionText.ts';

interface Props {
  row: Fragrance['certificates'][number]['rows'][number];
  /** Whether the categories are those of before, which have other meanings. */
  isOldScheme: boolean;
  /** How much of the limit the share of the calculator uses; null while that is not known. */
  verdict: IfraVerdict | null;
}

/** A category of an IFRA certificate with its limit. */
export function CertificateRow({ row, isOldScheme, verdict }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const { quantity } = useQuantity();
  const permissionText = usePermissionText();
  const usedText = ({ state, usedPercent }: IfraVerdict) => {
    const isOver = state === 'exceeded' || state === 'notPermitted';
    if (usedPercent === null) return isOver ? t(`verdict.${state}`) : '';
    return t(isOver ? 'verdict.tooMuch' : 'verdict.used', { percent: quantity(Number(usedPercent)) });
  };
  const isOver = verdict?.state === 'exceeded' || verdict?.state === 'notPermitted';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) minmax(0, 1fr)',
          sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr)',
        },
        gap: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <Box component="span" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <strong>{row.category}</strong> {isIfraCategory(row.category) && !isOldScheme && t(`category.${row.category}`)}
      </Box>
      <span>{permissionText({ permission: row.permission, maximum: row.maximum ?? null })}</span>
      <Box component="span" sx={{ color: isOver ? 'error.main' : 'text.secondary' }}>
        {verdict && usedText(verdict)}
      </Box>
    </Box>
  );
}
