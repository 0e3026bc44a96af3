import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PifStage } from '../../shared/apollo/schema.generated.ts';
import { stageStyles } from '../../shared/ui/stageStyles.ts';

/** The stage of a file: icon and word in a pill of its colours. */
export function StageBadge({ stage }: { stage: PifStage }) {
  const { t } = useTranslation();
  const { word, icon: Icon, pill } = stageStyles[stage];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.25,
        py: 0.25,
        borderRadius: 999,
        typography: 'caption',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        ...pill,
      }}
    >
      <Icon sx={{ fontSize: 16 }} />
      {t(`stage.${word}`)}
    </Box>
  );
}
