import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** The diagonal stamp over an archived thing; its parent must be positioned and cut off what overflows. */
export function ArchivedStamp() {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        position: 'absolute',
        // Its middle lies halfway between where it leaves the card at the top and at the side.
        top: 28,
        right: -25,
        width: 190,
        py: 0.25,
        transform: 'rotate(31deg)',
        border: 2,
        borderColor: 'result.red.main',
        color: 'result.red.main',
        bgcolor: 'background.paper',
        typography: 'body2',
        fontWeight: 700,
        letterSpacing: '0.16em',
        textAlign: 'center',
        pointerEvents: 'none',
      }}
    >
      {t('archived')}
    </Box>
  );
}
