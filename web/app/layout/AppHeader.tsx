import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { can } from '../../../domain/account/rights.ts';
import { ProgressBar } from '../../shared/apollo/ProgressBar.tsx';
import type { Session } from '../../shared/session/sessionFormat.ts';
import { Brand } from '../../shared/ui/Brand.tsx';
import { LogoutIcon, MenuIcon } from '../../shared/ui/icons.tsx';
import { LanguageSwitch } from '../../shared/ui/LanguageSwitch.tsx';
import { ThemeToggle } from '../../shared/ui/ThemeToggle.tsx';
import { paths } from '../../shared/url/paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AiServerIndicator } from './ai-server/AiServerIndicator.tsx';
import { CompanyMark } from './company/CompanyMark.tsx';
import { CompanySelector } from './company/CompanySelector.tsx';
import { HEADER_HEIGHT } from './layoutSizes.ts';
import { SearchButton } from './SearchButton.tsx';
import { SessionTimer } from './SessionTimer.tsx';
import { useIsPhone } from './useIsPhone.ts';
import { useLogout } from './useLogout.ts';

interface Props {
  session: Session;
  onOpenNavigation: () => void;
}

/** The header of the specification, section 2. On a phone, controls that do not fit move into the account menu. */
export function AppHeader({ session, onOpenNavigation }: Props) {
  const { t } = useTranslation('app');
  const { user } = session;
  const isPhone = useIsPhone();
  const logout = useLogout();
  const canSelectCompany = can(user.role, 'company.select');
  const company = !canSelectCompany && user.company && <CompanyMark company={user.company} />;
  const ai = can(user.role, 'aiServer.use') && <AiServerIndicator key={session.aiToken} session={session} />;
  const selector = canSelectCompany && <CompanySelector user={user} />;
  const settings = (
    <>
      <LanguageSwitch />
      <ThemeToggle />
    </>
  );
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: HEADER_HEIGHT,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 1.5 },
        px: { xs: 1, sm: 2.5 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton onClick={onOpenNavigation} aria-label={t('nav.open')} sx={{ display: { sm: 'none' } }}>
        <MenuIcon />
      </IconButton>
      <Box component={Link} to={paths.start} sx={{ color: 'inherit', textDecoration: 'none', borderRadius: '10px' }}>
        <Brand />
      </Box>
      {company && !isPhone && <Box sx={{ pl: 1.5, borderLeft: 1, borderColor: 'divider', minWidth: 0 }}>{company}</Box>}
      <Box sx={{ flex: 1 }} />
      <SearchButton isPhone={isPhone} />
      <Box
        sx={{
          display: { xs: 'none', sm: 'flex' },
          alignItems: 'center',
          gap: 1.5,
          minWidth: 0,
          '& > :first-of-type': { maxWidth: 260 },
        }}
      >
        {!isPhone && selector}
        {ai}
      </Box>
      <SessionTimer session={session} />
      {!isPhone && <Box sx={{ display: 'flex', alignItems: 'center' }}>{settings}</Box>}
      <AccountMenu
        user={user}
        folded={
          <>
            {company}
            {selector}
            {ai}
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mx: -0.75 }}>
              {settings}
            </Box>
          </>
        }
      />
      {!isPhone && (
        <IconButton onClick={logout} aria-label={t('account.logout')} title={t('account.logout')} sx={{ ml: -1 }}>
          <LogoutIcon fontSize="small" />
        </IconButton>
      )}
      <ProgressBar />
    </Box>
  );
}
