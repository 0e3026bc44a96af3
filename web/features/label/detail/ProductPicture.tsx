import Box from '@mui/material/Box';
import { ProductPhoto } from '../../../shared/ui/ProductPhoto.tsx';

/** The picture of the product at the head of its label. */
export function ProductPicture({ url }: { url: string | null }) {
  return (
    <Box
      sx={{
        width: { xs: 96, sm: 112 },
        height: { xs: 96, sm: 112 },
        flexShrink: 0,
        display: 'grid',
        overflow: 'hidden',
        borderRadius: '14px',
        '& > div': { minHeight: 0, gridArea: '1 / 1' },
      }}
    >
      <ProductPhoto url={url} />
    </Box>
  );
}
