import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../shared/forms/Checkbox.tsx';
import { useFileSize } from '../../subjects/documents/useFileSize.ts';
import type { MailAttachment } from '../../subjects/mail/mailDraft.ts';
import { attachmentKey } from './message.form.ts';
import './translations.generated.ts';
import type { OfferedFile } from './useOfferedFiles.ts';

interface Props {
  offered: readonly OfferedFile[];
  disabled: boolean;
  isAttached: (attachment: MailAttachment) => boolean;
  onAttach: (attachment: MailAttachment, isAttached: boolean) => void;
}

/** The versions and files that can be attached, each with its size. */
export function OfferedFiles({ offered, disabled, isAttached, onAttach }: Props) {
  const { t } = useTranslation('message');
  const size = useFileSize();
  return (
    <Box role="group" aria-label={t('pif.files')} sx={{ display: 'grid', overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="h3" color="textSecondary">
        {t('pif.files')}
      </Typography>
      {offered.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('pif.noFiles')}
        </Typography>
      )}
      {offered.map(({ attachment, label }) => (
        <Checkbox
          key={attachmentKey(attachment)}
          label={`${label} (${size(attachment.size)})`}
          checked={isAttached(attachment)}
          disabled={disabled}
          onChange={(checked) => onAttach(attachment, checked)}
        />
      ))}
    </Box>
  );
}
