import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { tabularFigures } from '../../theme/theme.ts';
import '../translations.generated.ts';

interface Props {
  /** The part that has been sent, from 0 to 1. */
  progress: number;
  /** Describes the upload; a photo by default. */
  label?: string;
  /** Undefined once the upload can no longer be cancelled. */
  onCancel: (() => void) | undefined;
}

/** The progress of an upload, with a button that cancels it. */
export function UploadProgress({ progress, label, onCancel }: Props) {
  const { t } = useTranslation('forms');
  const { number } = useFormat();
  const percent = Math.round(progress * 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={label ?? t('photo.uploading')}
        sx={{ flex: 1, borderRadius: 999 }}
      />
      <Typography variant="caption" color="textSecondary" sx={{ minWidth: '4ch', textAlign: 'end', ...tabularFigures }}>
        {number(percent)} %
      </Typography>
      {onCancel && (
        <Button size="small" onClick={onCancel}>
          {t('photo.cancel')}
        </Button>
      )}
    </Box>
  );
}
