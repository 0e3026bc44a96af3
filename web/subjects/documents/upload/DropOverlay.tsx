import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { radius } from '../../../shared/theme/tokens.ts';

/** Lies over a drop target while files are dragged over it, and says what dropping them does. */
export function DropOverlay({ text }: { text: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 8,
        display: 'grid',
        placeItems: 'center',
        textAlign: 'center',
        p: 2,
        border: 2,
        borderStyle: 'dashed',
        borderColor: 'primary.main',
        borderRadius: `${radius.card}px`,
        bgcolor: 'primary.soft',
        pointerEvents: 'none',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
    </Box>
  );
}
