import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** The diagonal stamp over an archived record. Its parent must be positioned and hide its overflow. */
export function ArchivedStamp() {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        position: 'absolute',
        // The centre is halfway between the points where the stamp crosses the top and the side of the card.
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
