import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** The search box and two filters. */
  children: ReactNode;
}

/** The search of a list beside two filters; it has a row of its own where there is little room. */
export function SearchRow({ label, children }: Props) {
  return (
    <Box
      role="search"
      aria-label={label}
      sx={{
        mb: 2,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
        },
        '& > :first-of-type': { gridColumn: { sm: '1 / -1', md: 'auto' } },
      }}
    >
      {children}
    </Box>
  );
}
