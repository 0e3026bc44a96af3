import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon } from '../../shared/ui/icons.tsx';

interface Props {
  tone: 'success' | 'info';
  title: string;
  children: ReactNode;
}

/** Where an import stands, over its rows. */
export function ImportStatus({ tone, title, children }: Props) {
  const Icon = tone === 'success' ? CheckIcon : InfoIcon;
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1.5, p: 2, borderRadius: '14px', bgcolor: `${tone}.soft` }}>
      <Icon sx={{ color: `${tone}.main` }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {children}
      </Box>
    </Box>
  );
}
