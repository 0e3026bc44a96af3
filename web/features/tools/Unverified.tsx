import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../shared/ui/icons.tsx';
import './translations.generated.ts';

/** The mark beside a figure or rule that is not verified against its source. */
export function Unverified() {
  const { t } = useTranslation('tools');
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 0.75,
        mr: 0.75,
        borderRadius: 999,
        color: 'result.yellow.main',
        bgcolor: 'result.yellow.soft',
        fontWeight: 600,
      }}
    >
      <WarningIcon sx={{ fontSize: 14 }} />
      {t('unverified')}
    </Box>
  );
}
