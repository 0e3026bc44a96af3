import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListIcon } from './icons.tsx';

interface Props {
  icon?: typeof ListIcon;
  title: string;
  /** Says what to do next. */
  text: string;
  action?: ReactNode;
}

/** Shown instead of an empty list. */
export function EmptyState({ icon: Icon = ListIcon, title, text, action }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        textAlign: 'center',
        px: 3,
        py: 8,
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: '14px',
      }}
    >
      <Icon sx={{ fontSize: 36, color: 'text.secondary' }} />
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '44ch' }}>
        {text}
      </Typography>
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
