import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { PartBName } from '../parts.ts';

/** A section of Part B, which the index leads to. */
export function PartBPlace({ part, children }: { part: PartBName; children: ReactNode }) {
  return (
    <Box id={`part-${part}`} tabIndex={-1} sx={{ scrollMarginTop: 120, minWidth: 0 }}>
      {children}
    </Box>
  );
}
