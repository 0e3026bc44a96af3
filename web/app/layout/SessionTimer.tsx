import Box from '@mui/material/Box';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../domain/account/rights.ts';
import { notify } from '../../shared/notify/notify.ts';
import type { Session } from '../../shared/session/sessionFormat.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import { useNow } from './useNow.ts';

/** Specification, section 4, "Session timer", and section 9. */
const LAST_MINUTES_MS = 3 * 60_000;
const WARNING_COLOUR_MS = 30 * 60_000;

/** Formats a duration as hours, minutes and seconds. */
function clock(milliseconds: number): string {
  const seconds = Math.max(Math.ceil(milliseconds / 1000), 0);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/**
 * The time left in the session: always visible to an administrator, to others in the last three minutes. Warns once
 * when these begin.
 */
export function SessionTimer({ session: { expiresAt, user } }: { session: Session }) {
  const { t } = useTranslation('app');
  const left = expiresAt - useNow();
  const isLast = left <= LAST_MINUTES_MS;

  const warn = useEffectEvent(() => notify('warning', t('session.warning'), { persistent: true }));
  useEffect(() => {
    if (isLast) warn();
  }, [isLast, expiresAt]);

  if (!isLast && !can(user.role, 'account.watchSession')) return null;
  return (
    <Box
      role="timer"
      aria-label={t('session.remaining')}
      title={t('session.remaining')}
      sx={{
        typography: 'caption',
        whiteSpace: 'nowrap',
        ...tabularFigures,
        color: left < WARNING_COLOUR_MS ? 'warning.main' : 'text.secondary',
        fontWeight: left < WARNING_COLOUR_MS ? 600 : 400,
      }}
    >
      {clock(left)}
    </Box>
  );
}
