import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../shared/ui/icons.tsx';
import { useFileSize } from '../../subjects/documents/useFileSize.ts';
import type { MailAttachment } from '../../subjects/mail/mailDraft.ts';
import { attachmentKey } from './message.form.ts';
import './translations.generated.ts';

interface Props {
  attachments: readonly MailAttachment[];
  readOnly: boolean;
  onRemove: (attachment: MailAttachment) => void;
}

/** What goes with a message, one a row, each to be taken out again. */
export function AttachmentList({ attachments, readOnly, onRemove }: Props) {
  const { t } = useTranslation('message');
  const size = useFileSize();
  return (
    <Box component="ul" sx={{ m: 0, mb: 1, p: 0, listStyle: 'none' }}>
      {attachments.map((one) => (
        <Box
          component="li"
          key={attachmentKey(one)}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider', py: 0.25 }}
        >
          <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {one.name}
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {size(one.size)}
          </Typography>
          <IconButton disabled={readOnly} aria-label={t('remove', { name: one.name })} onClick={() => onRemove(one)}>
            <CloseIcon />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
