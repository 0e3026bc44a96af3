import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '../../subjects/documents/useFileSize.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import type { Messages_MessageFragment as Message } from './Messages.generated.ts';
import { StateBadge } from './StateBadge.tsx';
import './translations.generated.ts';

/** What a message says, what goes with it, and what the mail server said about each recipient. */
export function MessageDetails({ message: { recipients, mailWay, text, attachments } }: { message: Message }) {
  const { t } = useTranslation('message');
  const { dateTime } = useFormat();
  const size = useFileSize();
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, minWidth: 0 }}>
      <section aria-label={t('recipients')}>
        <Typography variant="subtitle2" component="h3" color="textSecondary">
          {t('recipients')}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {recipients.map(({ address, kind, state, answer, answeredAt }) => (
            <Box component="li" key={address} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
                <Typography variant="body2">
                  {t(`kind.${kind}`)}: {address}
                </Typography>
                <StateBadge state={state} way={mailWay} />
              </Box>
              {answeredAt !== null && (
                <Typography variant="caption" component="p" color="textSecondary">
                  {[dateTime(answeredAt), answer && t('answer', { answer })].filter(Boolean).join(' · ')}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {t(mailWay === 'FOLDER' ? 'folderMeans' : 'acceptedMeans')}
        </Typography>
      </section>
      {attachments.length > 0 && (
        <section aria-label={t('attachments.label')}>
          <Typography variant="subtitle2" component="h3" color="textSecondary">
            {t('attachments.label')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
            {attachments.map(({ name, size: bytes }, at) => (
              <li key={at}>
                {name} ({size(bytes)})
              </li>
            ))}
          </Box>
        </section>
      )}
      <section aria-label={t('fields.text')}>
        <Typography variant="subtitle2" component="h3" color="textSecondary">
          {t('fields.text')}
        </Typography>
        <Typography
          variant="body2"
          tabIndex={0}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 360, overflowY: 'auto' }}
        >
          {text}
        </Typography>
      </section>
    </Box>
  );
}
