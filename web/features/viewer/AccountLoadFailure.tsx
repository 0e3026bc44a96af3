import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { radius } from '../../shared/theme/tokens.ts';
import { WarningIcon } from '../../shared/ui/icons.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** The message, and 'Click to try again.': specification, section 8, "Account details load failure". */
export function AccountLoadFailure({ error, onRetry }: Props) {
  const { t } = useTranslation('account');
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        border: 1,
        borderColor: 'error.main',
        borderRadius: `${radius.card}px`,
        bgcolor: 'error.soft',
      }}
    >
      <WarningIcon sx={{ color: 'error.main', mt: 0.25 }} />
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{t('load.title')}</Typography>
        <Typography variant="body2">{describeError(error).text}</Typography>
        <Link component="button" variant="body2" onClick={onRetry} sx={{ mt: 0.5, fontWeight: 600 }}>
          {t('load.retry')}
        </Link>
      </Box>
    </Box>
  );
}
