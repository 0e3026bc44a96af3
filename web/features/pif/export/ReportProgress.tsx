import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '../../../subjects/documents/useFileSize.ts';
import '../translations.generated.ts';

interface Props {
  /** Bytes that came so far; none while the report is being laid out. */
  received: number;
  /** Bytes of the attachments; 0 without any. */
  expected: number;
}

/**
 * How far an export is: its size is not known before its end, but that of the attachments, which are most of it, is.
 */
export function ReportProgress({ received, expected }: Props) {
  const { t } = useTranslation('pif');
  const size = useFileSize();
  const isKnown = received > 0 && expected > 0;
  const percent = Math.min(100, Math.round((received / Math.max(1, expected)) * 100));
  return (
    <Box role="group" aria-label={t('export.making')}>
      <LinearProgress
        variant={isKnown ? 'determinate' : 'indeterminate'}
        {...(isKnown && { value: percent })}
        aria-label={t('export.making')}
        sx={{ borderRadius: 999 }}
      />
      {received > 0 && (
        <Typography variant="caption" color="textSecondary">
          {t('export.received', { size: size(received) })}
        </Typography>
      )}
    </Box>
  );
}
