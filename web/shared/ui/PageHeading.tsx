import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { getSettings } from '../settings.ts';

interface Props {
  title: string;
  subtitle?: ReactNode;
  /** Whether the subtitle is the number of entries of the page's list: it is announced when it changes. */
  isCount?: boolean;
  /**
   * A text about as long as the subtitle will be. It keeps the room while there is none yet, so that nothing moves when
   * it comes.
   */
  subtitleRoom?: string;
  /** The one primary action of the page. */
  action?: ReactNode;
}

/**
 * The h1 of a page. It sets the document title, and takes the focus after a navigation so that a screen reader starts
 * there.
 */
export function PageHeading({ title, subtitle, isCount = false, subtitleRoom, action }: Props) {
  const { pathname, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · ${getSettings().productName}`;
  }, [title]);

  const takeFocus = useEffectEvent(() => {
    // At the router's first location, the page has just been opened and the browser places the focus.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), [pathname]);

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1.5,
        mb: 3,
      }}
    >
      {/* Where a title would have less room than most words need, the action stands below it. */}
      <Box sx={{ flex: { xs: '1 1 240px', sm: '0 1 auto' }, minWidth: 0, maxWidth: 1 }}>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'break-word' }}>
          {title}
        </Typography>
        {(subtitle ?? subtitleRoom) && (
          <Typography role={isCount ? 'status' : undefined} color="textSecondary" component="div" sx={{ mt: 0.25 }}>
            {subtitle ?? (
              <span aria-hidden style={{ visibility: 'hidden' }}>
                {subtitleRoom}
              </span>
            )}
          </Typography>
        )}
      </Box>
      {action && <Box sx={{ flexShrink: { sm: 0 }, maxWidth: 1 }}>{action}</Box>}
    </Box>
  );
}
