import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../shared/ui/icons.tsx';
import { Badge } from './Badge.tsx';
import './translations.generated.ts';

/** Says that a PDF can do more than show pages. */
export function ActiveContent() {
  const { t } = useTranslation('documents');
  return (
    <Box sx={{ mt: 0.5 }}>
      <Badge icon={WarningIcon} tone="warning">
        {t('document.activeContent')}
      </Badge>
      <Typography variant="caption" component="p" color="textSecondary">
        {t('document.activeContentHint')}
      </Typography>
    </Box>
  );
}
