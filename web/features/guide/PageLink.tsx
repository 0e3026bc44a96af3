import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../../shared/url/useMayOpen.ts';

interface Props {
  /** Possible targets, the preferred one first. */
  to: readonly string[];
  children: ReactNode;
}

/** A link to the first target that the reader may open; plain text when there is none. */
export function PageLink({ to, children }: Props) {
  const address = to.find(useMayOpen());
  if (address === undefined) return children;
  return (
    <MuiLink
      component={Link}
      to={address}
      sx={{
        color: 'inherit',
        fontWeight: 600,
        textUnderlineOffset: 3,
        textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
      }}
    >
      {children}
    </MuiLink>
  );
}
