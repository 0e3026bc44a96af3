import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useDelayed } from '../../shared/ui/useDelayed.ts';

const LINE = 18;

const row = (name: string, below = 0) => (
  <Box key={name}>
    <Skeleton width={96} height={LINE} sx={{ mb: 0.5 }} />
    <Skeleton height={42} />
    {below > 0 && <Skeleton height={below} sx={{ mt: 0.5 }} />}
  </Box>
);

const button = (width: number) => <Skeleton width={width} height={40} />;

/** The skeleton of the page; it appears only after a delay, so that a fast response shows none. */
export function AccountSkeleton() {
  if (!useDelayed(true)) return null;
  const card = { p: 2.5, display: 'grid', gap: 2 } as const;
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <Card sx={card}>
        <Skeleton width={140} height={24} />
        <Box>
          <Skeleton width={48} height={LINE} sx={{ mb: 0.5 }} />
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Skeleton width={96} height={96} />
            {button(148)}
          </Box>
        </Box>
        {row('name')}
        {row('email', LINE)}
        {button(130)}
      </Card>
      <Card sx={card}>
        <Skeleton width={96} height={24} />
        {row('current')}
        {row('new', 62)}
        {button(180)}
        {row('confirmation')}
        {button(154)}
      </Card>
      <Skeleton height={58} sx={{ gridColumn: '1 / -1' }} />
    </Box>
  );
}
