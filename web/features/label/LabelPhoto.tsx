import Box from '@mui/material/Box';
import { useState } from 'react';
import { TagIcon } from '../../shared/ui/icons.tsx';
import { cardLayout } from './cardLayout.ts';

/** The picture of the product or a placeholder; the box has its final size from the start. */
export function LabelPhoto({ url }: { url: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <Box
      sx={{
        ...cardLayout.photo,
        position: 'relative',
        bgcolor: 'subtle',
        color: 'text.secondary',
        display: 'grid',
        placeItems: 'center',
      }}
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
