import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { encodedSize } from '../../../domain/mail/encodedSize.ts';
import { MAIL_LIMITS } from '../../../domain/mail/limits.ts';
import { useFileSize } from '../../subjects/documents/useFileSize.ts';
import { UploadProgress } from '../../shared/forms/photo/UploadProgress.tsx';
import { useSentFile } from '../../shared/forms/useSentFile.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useAddMessageFileMutation } from '../../subjects/mail/AddMessageFile.generated.ts';
import type { MailAttachment } from '../../subjects/mail/mailDraft.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { AttachmentList } from './AttachmentList.tsx';
import { bytesOf } from './message.form.ts';
import './translations.generated.ts';

interface Props {
  attachments: readonly MailAttachment[];
  error: string | undefined;
  readOnly: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onChange: (attachments: MailAttachment[]) => void;
  /** Adds to what is there when an upload ends, which may be more than when it began. */
  onAdd: (attachment: MailAttachment) => void;
}

/** What goes with a message, how large it is and how large it becomes on the way, and a file from this computer. */
export function Attachments({ attachments, error, readOnly, buttonRef, onChange, onAdd }: Props) {
  const { t } = useTranslation('message');
  const size = useFileSize();
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [keep] = useAddMessageFileMutation();
  const { send, fileError, uploadProgress, cancel } = useSentFile({
    kind: 'pifFile',
    maxBytes: MAIL_LIMITS.attachmentBytes,
    cancelledText: t('attachments.cancelled'),
    start: async (upload, name, signal) => {
      const context = { fetchOptions: { signal } };
      const file = (await keep({ variables: { input: { upload, name } }, context })).data?.addMessageFile.file;
      if (file) onAdd({ kind: 'UPLOAD', uploadedFileId: file.id, name: file.name, size: file.size });
    },
  });
  const bytes = bytesOf(attachments);
  const problem = fileError && (typeof fileError === 'string' ? t(`attachments.${fileError}`) : fileError.text);
  return (
    <Box component="section" aria-label={t('attachments.label')}>
      <Typography variant="subtitle2" component="h2" color="textSecondary" sx={{ mb: 0.5 }}>
        {t('attachments.label')}
      </Typography>
      {attachments.length > 0 && (
        <AttachmentList
          attachments={attachments}
          readOnly={readOnly}
          onRemove={(one) => onChange(attachments.filter((other) => other !== one))}
        />
      )}
      <Typography variant="caption" component="p" color="textSecondary" role="status">
        {t(attachments.length === 0 ? 'attachments.none' : 'attachments.size', {
          count: attachments.length,
          size: size(bytes),
          encoded: size(encodedSize(bytes)),
          limit: number(MAIL_LIMITS.attachmentBytes),
        })}
      </Typography>
      {(error ?? problem) && (
        <Typography variant="caption" component="p" color="error" role="alert">
          {error ?? problem}
        </Typography>
      )}
      {uploadProgress !== null ? (
        <UploadProgress progress={uploadProgress} label={t('attachments.uploading')} onCancel={cancel} />
      ) : (
        <Button
          ref={buttonRef}
          variant="outlined"
          disabled={readOnly}
          sx={{ mt: 1 }}
          onClick={() => input.current?.click()}
        >
          {t('attachments.add')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        tabIndex={-1}
        aria-label={t('attachments.add')}
        style={visuallyHidden}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void send(file);
          // Without this the same file could not be chosen again.
          event.target.value = '';
        }}
      />
    </Box>
  );
}
