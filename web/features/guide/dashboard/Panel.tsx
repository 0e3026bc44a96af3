import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { PageLink } from '../PageLink.tsx';

interface Props {
  title: string;
  /** Content beside the title. */
  mark?: ReactNode;
  /** Address of the list of everything counted here. */
  address?: string;
  children: ReactNode;
}

/** A panel of the dashboard. */
export function Panel({ title, mark, address, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, height: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h3" id={id}>
          <PageLink to={address === undefined ? [] : [address]}>{title}</PageLink>
        </Typography>
        {mark}
      </Box>
      {children}
    </Card>
  );
}
