import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Session } from '../../shared/session/sessionFormat.ts';
import { LogoutIcon, UserIcon } from '../../shared/ui/icons.tsx';
import { paths } from '../../shared/url/paths.ts';
import { mayOpen, pageAt } from '../access.ts';
import { useLogout } from './useLogout.ts';

interface Props {
  user: Session['user'];
  folded: ReactNode;
  label: string;
  anchor: HTMLElement;
  onClose: () => void;
}

const entry = { justifyContent: 'flex-start', width: 1, color: 'text.primary' } as const;
const block = { px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider', mb: 1 } as const;

/** The menu that opens from the person's picture. */
export function AccountPopover({ user, folded, label, anchor, onClose }: Props) {
  const { t } = useTranslation(['app', 'roles']);
  const logout = useLogout();
  const accountPage = pageAt(paths.account);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { width: 280, p: 1, mt: 1, border: 1, borderColor: 'divider', borderRadius: '14px' },
        },
      }}
    >
      <Box sx={block}>
        <Typography sx={{ fontWeight: 600 }}>{user.name}</Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {user.email}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {t(`roles:${user.role}.name`)}
        </Typography>
      </Box>
      <Box sx={{ ...block, display: { xs: 'grid', sm: 'none' }, gap: 1 }}>{folded}</Box>
      {accountPage && mayOpen(accountPage, user.role) && (
        <Button component={Link} to={paths.account} onClick={onClose} startIcon={<UserIcon />} sx={entry}>
          {t('account.link')}
        </Button>
      )}
      <Button onClick={logout} startIcon={<LogoutIcon />} sx={{ ...entry, display: { sm: 'none' } }}>
        {t('account.logout')}
      </Button>
    </Popover>
  );
}
