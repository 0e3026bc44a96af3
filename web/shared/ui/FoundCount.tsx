import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** How many entries a list has, above it: seen, and announced when it changes. Takes no room while it is empty. */
export function FoundCount({ children }: { children: ReactNode }) {
  return (
    <Typography role="status" variant="body2" component="p" color="textSecondary" sx={{ '&:not(:empty)': { mb: 1 } }}>
      {children}
    </Typography>
  );
}
