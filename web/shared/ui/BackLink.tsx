import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ChevronRightIcon } from './icons.tsx';

/** A link to the parent page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Box sx={{ mb: 0.5 }}>
      <Button
        component={Link}
        to={to}
        size="small"
        color="inherit"
        startIcon={<ChevronRightIcon sx={{ transform: 'scaleX(-1)' }} />}
        sx={{ ml: -1.5, px: 1.5, color: 'text.secondary' }}
      >
        {children}
      </Button>
    </Box>
  );
}
