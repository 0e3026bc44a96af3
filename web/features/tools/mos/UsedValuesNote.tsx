import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import '../translations.generated.ts';
import type { ChosenIngredient } from './useChosenIngredient.ts';
import type { UsedValues } from './usedValues.ts';

/**
 * Says for the point of departure and for the absorption whose values in which version are used, and who verified them.
 */
export function useUsedValuesText() {
  const { t } = useTranslation('tools');
  const { date } = useFormat();
  return (values: UsedValues | null): string[] =>
    (['pod', 'absorption'] as const).flatMap((part) => {
      const used = values?.[part];
      const isStated =
        part === 'pod'
          ? values?.noaelMgPerKgDay != null
          : values?.oralAbsorptionPercent != null || values?.dermalAbsorptionPercent != null;
      if (!used || !isStated) return [];
      const { version, updatedAt, isVerified, verifiedBy } = used.data;
      const words = [
        t(`mos.used.${used.scope}`),
        t('mos.used.version', { number: version }),
        updatedAt && date(updatedAt),
        isVerified && (verifiedBy ? t('mos.used.verifiedBy', { name: verifiedBy }) : t('mos.used.verified')),
      ];
      return [`${t(`mos.used.${part}`)}: ${words.filter(Boolean).join(', ')}`];
    });
}

/** Whose values fill in the calculation; when others hold by now, says so and offers to take them. */
export function UsedValuesNote({ chosen, onUseNewer }: { chosen: ChosenIngredient; onUseNewer: () => void }) {
  const { t } = useTranslation('tools');
  const textOf = useUsedValuesText();
  return (
    <>
      {textOf(chosen.toxicology).map((line) => (
        <Typography key={line} variant="caption" component="p" color="textSecondary">
          {line}
        </Typography>
      ))}
      {chosen.newer && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="body2" role="status" sx={{ flex: '1 1 200px', color: 'warning.main' }}>
            {t('mos.used.changed')}
          </Typography>
          <Button size="small" variant="outlined" onClick={onUseNewer}>
            {t('mos.used.takeNewer')}
          </Button>
        </Box>
      )}
    </>
  );
}
