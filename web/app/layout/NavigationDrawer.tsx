import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../shared/session/sessionFormat.ts';
import { Brand } from '../../shared/ui/Brand.tsx';
import { CloseIcon } from '../../shared/ui/icons.tsx';
import { HEADER_HEIGHT } from './layoutSizes.ts';
import { Navigation } from './Navigation.tsx';

interface Props {
  user: Session['user'];
  onClose: () => void;
}

/** The navigation on a phone. */
export function NavigationDrawer({ user, onClose }: Props) {
  const { t } = useTranslation('app');
  return (
    <Drawer
      open
      onClose={onClose}
      sx={{ display: { sm: 'none' } }}
      slotProps={{ paper: { 'aria-label': t('nav.label'), sx: { width: 264 } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: HEADER_HEIGHT,
          pl: 2.5,
          pr: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Brand />
        <IconButton onClick={onClose} aria-label={t('nav.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Navigation user={user} onNavigate={onClose} />
    </Drawer>
  );
}
