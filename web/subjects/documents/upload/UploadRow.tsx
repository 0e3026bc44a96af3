import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { CheckIcon, ClockIcon, CrossCircleIcon, InfoIcon } from '../../../shared/ui/icons.tsx';
import { Badge } from '../Badge.tsx';
import '../translations.generated.ts';
import { useFileSize } from '../useFileSize.ts';
import type { Refusal, Upload } from './UploadQueue.ts';

const badgeOfState = {
  waiting: { icon: ClockIcon, tone: 'neutral' },
  saving: { icon: ClockIcon, tone: 'neutral' },
  done: { icon: CheckIcon, tone: 'success' },
  cancelled: { icon: InfoIcon, tone: 'neutral' },
  failed: { icon: CrossCircleIcon, tone: 'error' },
  rejected: { icon: CrossCircleIcon, tone: 'error' },
} as const;

/** What the owner of the uploads calls its places, and why it refuses files. */
export interface UploadTexts<Place extends string> {
  place: (place: Place) => string;
  refusal: (upload: Upload<Place> & { refusal: Refusal }) => string;
  failure: (upload: Upload<Place>) => string;
}

interface Props<Place extends string> {
  upload: Upload<Place>;
  texts: UploadTexts<Place>;
  onCancel: () => void;
  onRetry: () => void;
}

/** The progress or result of an upload, with its actions. */
export function UploadRow<Place extends string>({ upload, texts, onCancel, onRetry }: Props<Place>) {
  const { t } = useTranslation('documents');
  const { number } = useFormat();
  const size = useFileSize();
  const { state, part, refusal } = upload;
  const { name } = upload.file;
  const percent = Math.round(part * 100);
  const reason = refusal ? texts.refusal({ ...upload, refusal }) : state === 'failed' ? texts.failure(upload) : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, py: 1 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {size(upload.file.size)} · {texts.place(upload.place)}
        </Typography>
        {reason !== null && (
          <Typography variant="caption" component="p" color="error">
            {reason}
          </Typography>
        )}
      </Box>
      {state === 'sending' ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '0 1 180px', minWidth: 120 }}>
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={t('upload.progress', { name })}
            sx={{ flex: 1, borderRadius: 999 }}
          />
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ minWidth: '5ch', textAlign: 'end', ...tabularFigures }}
          >
            {number(percent)} %
          </Typography>
        </Box>
      ) : (
        <Badge {...badgeOfState[state]}>{t(`upload.${state}`)}</Badge>
      )}
      {(state === 'sending' || state === 'waiting') && (
        <Button size="small" onClick={onCancel} aria-label={t('upload.cancel', { name })}>
          {t('upload.cancelShort')}
        </Button>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <Button size="small" variant="outlined" onClick={onRetry} aria-label={t('upload.retry', { name })}>
          {t('upload.retryShort')}
        </Button>
      )}
    </Box>
  );
}
