import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { cardLayout } from './cardLayout.ts';

/** The skeleton of a card while it is loading. */
export function LabelCardSkeleton() {
  return (
    <Card sx={cardLayout.card}>
      <Skeleton variant="rectangular" height="100%" sx={{ ...cardLayout.photo, borderRadius: 0 }} />
      <Box sx={cardLayout.head}>
        <Skeleton width={110} height={24} />
        <Skeleton width="80%" height={24} sx={{ mt: 0.75 }} />
      </Box>
      <Box sx={cardLayout.body}>
        <Skeleton sx={{ height: { xs: 76, sm: 56 } }} />
        <Skeleton width="60%" sx={{ mt: 1, height: { xs: 37, sm: 18 } }} />
      </Box>
      <Skeleton width={84} height={40} sx={{ gridRow: 3, gridColumn: { xs: 1, sm: 2 }, m: 2, mt: 1.5 }} />
    </Card>
  );
}
