import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useDelayed } from '../../shared/ui/useDelayed.ts';

/** Shown while the code of a page is loading; invisible when that is quick. */
export function PageSkeleton() {
  const isLate = useDelayed(true);
  if (!isLate) return null;
  return (
    <Box aria-hidden>
      <Skeleton width={220} height={36} />
      <Skeleton width={320} height={20} sx={{ mt: 1, mb: 4 }} />
      <Skeleton height={180} />
    </Box>
  );
}
