import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { ClockIcon, CrossCircleIcon } from '../../shared/ui/icons.tsx';
import { expiryOf } from './expiry.ts';
import './translations.generated.ts';

interface Props {
  of: { expiresOn: string | null; isExpired: boolean };
}

/** The expiry of a document; one that is past or near is marked by colour, icon and word. */
export function ExpiryNote({ of }: Props) {
  const { t } = useTranslation('documents');
  const { day } = useQuantity();
  const [now] = useState(() => new Date());
  const expiry = expiryOf(of, now);
  if (expiry.state === 'none') return t('expiry.none');
  const date = day(expiry.date);
  if (expiry.state === 'later') return t('expiry.later', { date });
  const Icon = expiry.state === 'expired' ? CrossCircleIcon : ClockIcon;
  const expiryText = () => {
    if (expiry.state === 'expired') return t('expiry.expired', { date });
    return expiry.days === 0 ? t('expiry.today') : t('expiry.soon', { date, count: expiry.days });
  };
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontWeight: 600,
        color: expiry.state === 'expired' ? 'error.main' : 'warning.main',
      }}
    >
      <Icon sx={{ fontSize: 15 }} />
      {expiryText()}
    </Box>
  );
}
