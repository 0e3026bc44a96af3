import IconButton from '@mui/material/IconButton';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../shared/lazyComponent.ts';
import type { Session } from '../../shared/session/sessionFormat.ts';
import { PersonPicture } from './PersonPicture.tsx';

const AccountPopover = lazyComponent(() => import('./AccountPopover.tsx'), 'AccountPopover');

interface Props {
  user: Session['user'];
  /** Controls that do not fit the header on a phone. */
  folded: ReactNode;
}

/**
 * The signed-in person. Opens a menu with the account page and the log-out, and on a phone the settings of the header.
 */
export function AccountMenu({ user, folded }: Props) {
  const { t } = useTranslation('app');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('account.open');
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ borderRadius: '50%', p: 0.5 }}
      >
        <PersonPicture user={user} />
      </IconButton>
      {anchor && (
        <Suspense>
          <AccountPopover user={user} folded={folded} label={label} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
