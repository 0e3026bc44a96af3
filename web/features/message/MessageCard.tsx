import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { ChevronDownIcon } from '../../shared/ui/icons.tsx';
import { MessageDetails } from './MessageDetails.tsx';
import type { Messages_MessageFragment as Message } from './Messages.generated.ts';
import { StateBadge } from './StateBadge.tsx';
import './translations.generated.ts';
import { useMessageSteps } from './useMessageSteps.ts';

interface Props {
  message: Message;
  /** Reads the list again, because a state may have left the filter. */
  onChanged: () => void;
}

/** Whether somebody is left for whom it can be tried at once. */
const mayRetry = ({ state, attempts }: Message): boolean =>
  state === 'FAILED' || state === 'PARTLY' || (state === 'QUEUED' && attempts > 0);

/** One message of the outbox: to whom, how far it has come, and what can be done about it. */
export function MessageCard({ message, onChanged }: Props) {
  const { t } = useTranslation('message');
  const { dateTime } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { isRetrying, retry, cancel } = useMessageSteps(message, onChanged);
  const { subject, state, mailWay, recipients, attachments, senderName, createdAt, nextAttemptAt, attempts } = message;
  return (
    <Card component="article" aria-label={subject} sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {subject}
        </Typography>
        <StateBadge state={state} way={mailWay} />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('to', { addresses: recipients.map(({ address }) => address).join(', ') })}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {[
          t('written', { name: senderName ?? t('system'), at: dateTime(createdAt) }),
          attachments.length > 0 && t('attached', { count: attachments.length }),
          nextAttemptAt !== null && attempts > 0 && t('next', { at: dateTime(nextAttemptAt), count: attempts }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={<ChevronDownIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        >
          {t('details')}
        </Button>
        {mayRetry(message) && (
          <Button variant="outlined" disabled={isRetrying} onClick={retry} aria-label={t('retryOf', { subject })}>
            {t('retry')}
          </Button>
        )}
        {state === 'QUEUED' && (
          <Button variant="outlined" color="error" onClick={cancel} aria-label={t('cancel.of', { subject })}>
            {t('cancel.button')}
          </Button>
        )}
      </Box>
      <Box id={id} hidden={!isOpen}>
        {isOpen && <MessageDetails message={message} />}
      </Box>
    </Card>
  );
}
