import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FirstPaintEnd } from '../FirstPaintEnd.tsx';
import { lazyComponent } from '../../shared/lazyComponent.ts';
import { useListFocus } from '../../shared/ui/listFocus.ts';
import { useFolded } from '../../shared/ui/useFolded.ts';
import { pageNameAt } from '../../shared/url/pagePatterns.ts';
import type { Session } from '../../shared/session/sessionFormat.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import '../translations.generated.ts';
import { AppFooter } from './AppFooter.tsx';
import { AppHeader } from './AppHeader.tsx';
import { CONTENT_MAX_WIDTH, HEADER_HEIGHT, NAVIGATION_RAIL_WIDTH, NAVIGATION_WIDTH } from './layoutSizes.ts';
import { Navigation } from './Navigation.tsx';
import { navigationFold } from './navigationFold.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { useIsPhone } from './useIsPhone.ts';
import { useScrollToTop } from './useScrollToTop.ts';

const NavigationDrawer = lazyComponent(() => import('./NavigationDrawer.tsx'), 'NavigationDrawer');

interface Props {
  session: Session;
  children: ReactNode;
}

/**
 * The frame around every page: header, navigation, content, footer. An error inside a page does not remove the frame.
 */
export function AppShell({ session, children }: Props) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  useScrollToTop();
  const focusList = useListFocus();
  const isPhone = useIsPhone();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { key, initially } = navigationFold(pageNameAt(pathname));
  const [isFolded, setFolded] = useFolded(key, initially);
  return (
    <>
      <FirstPaintEnd />
      <SkipLink text={t('skip')} onSkip={() => document.getElementById('content')?.focus()} />
      {focusList && <SkipLink text={t('skipToList')} onSkip={focusList} />}
      <AppHeader session={session} onOpenNavigation={() => setDrawerOpen(true)} />
      <Box sx={{ display: 'flex', minHeight: `calc(100dvh - ${HEADER_HEIGHT}px)` }}>
        {!isPhone && (
          <Box
            sx={{
              displayPrint: 'none',
              flexShrink: 0,
              width: { xs: NAVIGATION_RAIL_WIDTH, lg: isFolded ? NAVIGATION_RAIL_WIDTH : NAVIGATION_WIDTH },
              borderRight: 1,
              borderColor: 'divider',
            }}
          >
            <Box
              sx={{
                position: 'sticky',
                top: HEADER_HEIGHT,
                maxHeight: `calc(100dvh - ${HEADER_HEIGHT}px)`,
                overflowY: 'auto',
              }}
            >
              <Navigation user={session.user} fold={{ isFolded, onFold: setFolded }} />
            </Box>
          </Box>
        )}
        {isDrawerOpen && (
          <Suspense>
            <NavigationDrawer user={session.user} onClose={() => setDrawerOpen(false)} />
          </Suspense>
        )}
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexDirection: 'column',
            gap: 4,
            maxWidth: CONTENT_MAX_WIDTH,
            px: { xs: 1.75, sm: 3, lg: 4 },
            pt: { xs: 2.5, sm: 3.5 },
            pb: 1.5,
          }}
        >
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            // As high as the window, so that the footer stays out of sight while the content of a page arrives, and is
            // not pushed about.
            sx={{ flexGrow: 1, '@media screen': { minHeight: `calc(100dvh - ${HEADER_HEIGHT}px)` } }}
          >
            <ErrorBoundary key={pathname}>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </ErrorBoundary>
          </Box>
          <AppFooter />
        </Box>
      </Box>
    </>
  );
}

/** A link that is seen while it has the focus. */
function SkipLink({ text, onSkip }: { text: string; onSkip: () => void }) {
  return (
    <Link
      href="#content"
      onClick={(event) => {
        // The link must not add its fragment to the address, which holds the state of the page.
        event.preventDefault();
        onSkip();
      }}
      sx={{
        position: 'fixed',
        displayPrint: 'none',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        borderRadius: '10px',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {text}
    </Link>
  );
}
