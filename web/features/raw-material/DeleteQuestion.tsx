import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { RawMaterialEntry_RawMaterialFragment as Entry } from './RawMaterialEntry.generated.ts';
import type { UsageCounts } from './useRawMaterialsUsage.ts';

interface Props {
  rawMaterials: readonly Entry[];
  /** By id. */
  usage: ReadonlyMap<string, UsageCounts>;
}

/** The raw materials that would be deleted, each with how often it is used. */
export function DeleteQuestion({ rawMaterials, usage }: Props) {
  const { t } = useTranslation('rawMaterial');
  const usesOf = ({ id }: Entry) => {
    const uses = usage.get(id);
    return (
      uses && t('selection.uses', { formulas: uses.formulaCount, labels: uses.formulaLabelCount, pifs: uses.pifCount })
    );
  };
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
      {rawMaterials.map((rawMaterial) => (
        <li key={rawMaterial.id}>
          <strong>{rawMaterial.tradeName}</strong>
          <Box sx={{ color: 'text.secondary' }}>{usesOf(rawMaterial)}</Box>
        </li>
      ))}
    </Box>
  );
}
