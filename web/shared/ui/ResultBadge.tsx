import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CheckIcon, CrossCircleIcon, QuestionIcon, WarningIcon } from './icons.tsx';

interface Props {
  status: 'GREEN' | 'YELLOW' | 'RED' | null;
}

const looks = {
  GREEN: { tone: 'green', icon: CheckIcon },
  YELLOW: { tone: 'yellow', icon: WarningIcon },
  RED: { tone: 'red', icon: CrossCircleIcon },
} as const;

/** The result of a check: always colour, icon and word together. */
export function ResultBadge({ status }: Props) {
  const { t } = useTranslation();
  const look = status && looks[status];
  const Icon = look ? look.icon : QuestionIcon;
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
        color: look ? `result.${look.tone}.main` : 'text.secondary',
        bgcolor: look ? `result.${look.tone}.soft` : 'subtle',
      }}
    >
      <Icon sx={{ fontSize: 17 }} />
      {t(`result.${look ? look.tone : 'unchecked'}`)}
    </Box>
  );
}
