import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Beside the title: a count or a note. */
  mark?: ReactNode;
  action?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A section of a page with its heading. */
export function Panel({ title, mark, action, busy, children }: Props) {
  return (
    <Card component="section" aria-label={title} aria-busy={busy} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mb: 1.5, minHeight: 32 }}>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        {mark}
        {action && <Box sx={{ ml: 'auto' }}>{action}</Box>}
      </Box>
      {children}
    </Card>
  );
}

/** A count beside a title. */
export function Count({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        borderRadius: 999,
        bgcolor: 'subtle',
        color: 'text.secondary',
        typography: 'caption',
        fontWeight: 600,
      }}
    >
      {children}
    </Box>
  );
}

/** A short note about the content of a page. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        px: 1.25,
        py: '1px',
        border: 1,
        borderColor: 'divider',
        borderRadius: 999,
        typography: 'caption',
        fontWeight: 600,
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
