import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { describeError } from '../apollo/describeError.ts';
import { WarningIcon } from './icons.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/**
 * Shown instead of content that could not be loaded: the error, and a retry. What does not exist, and what the service
 * does not know, have none: trying again would not help.
 */
export function ErrorNotice({ error, onRetry }: Props) {
  const { t } = useTranslation();
  const { t: errors } = useTranslation('errors');
  const { code, text } = describeError(error);
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-start',
        p: 2,
        border: 1,
        borderColor: 'error.main',
        borderRadius: '14px',
        bgcolor: 'error.soft',
      }}
    >
      <WarningIcon sx={{ color: 'error.main', mt: 0.25 }} />
      <Box sx={{ flex: '1 1 200px' }}>
        <Typography sx={{ fontWeight: 600 }}>{errors('title')}</Typography>
        <Typography variant="body2">{text}</Typography>
      </Box>
      {code !== 'NOT_FOUND' && code !== 'UPSTREAM_UNSUPPORTED' && (
        <Button variant="outlined" onClick={onRetry} sx={{ flexShrink: 0 }}>
          {t('retry')}
        </Button>
      )}
    </Box>
  );
}
