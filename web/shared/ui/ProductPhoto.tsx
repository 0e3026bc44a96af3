import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { TagIcon } from './icons.tsx';

interface Props {
  url: string | null;
  /** Its place and size, where the box around it does not decide them. */
  sx?: Extract<SxProps<Theme>, readonly unknown[]>;
}

/** The picture of the product or a placeholder; the box has its final size from the start. */
export function ProductPhoto({ url, sx = [] }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <Box
      sx={[
        { position: 'relative', bgcolor: 'subtle', color: 'text.secondary', display: 'grid', placeItems: 'center' },
        ...sx,
      ]}
    >
      {url !== null && url !== failedUrl ? (
        <Box
          component="img"
          src={url}
          // Decorative: the name stands beside it.
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(url)}
          sx={[
            { position: 'absolute', inset: 0, width: 1, height: 1, objectFit: 'cover' },
            // Product pictures have a white background.
            (theme) => theme.applyStyles('dark', { filter: 'brightness(0.85)' }),
          ]}
        />
      ) : (
        <TagIcon sx={{ fontSize: 40, opacity: 0.5 }} />
      )}
    </Box>
  );
}
