import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { conclusionStyles } from './conclusionStyles.ts';

const tones = {
  red: { color: 'result.red.main', bgcolor: 'result.red.soft' },
  yellow: { color: 'result.yellow.main', bgcolor: 'result.yellow.soft' },
  green: { color: 'result.green.main', bgcolor: 'result.green.soft' },
  neutral: { color: 'text.secondary', bgcolor: 'subtle' },
} as const;

interface Props {
  conclusion: keyof typeof conclusionStyles;
  /** Whether the file was unlocked since it was drawn. */
  isOutdated?: boolean;
}

/** The conclusion of an assessment: colour, icon and text together. */
export function ConclusionBadge({ conclusion, isOutdated = false }: Props) {
  const { t } = useTranslation();
  const { word, tone, icon: Icon } = conclusionStyles[conclusion];
  const text = t(`conclusion.${word}`);
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
        ...tones[tone],
      }}
    >
      <Icon sx={{ fontSize: 17 }} />
      {isOutdated ? t('conclusion.outdated', { conclusion: text }) : text}
    </Box>
  );
}
