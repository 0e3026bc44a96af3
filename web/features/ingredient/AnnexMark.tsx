import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Annex } from './IngredientList.generated.ts';

interface Props {
  annex: Annex;
  /** Reference number in the annex. */
  reference: string;
}

/** Short mark of an annex entry; a prohibition is highlighted. */
export function AnnexMark({ annex, reference }: Props) {
  const { t } = useTranslation('ingredient');
  const tone = annex === 'II' ? 'result.red' : 'info';
  return (
    <Box
      component="span"
      title={t(`annex.${annex}`)}
      sx={{
        display: 'inline-block',
        px: 1,
        borderRadius: 999,
        typography: 'caption',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: `${tone}.main`,
        bgcolor: `${tone}.soft`,
      }}
    >
      {t('annex.short', { annex, reference })}
    </Box>
  );
}
