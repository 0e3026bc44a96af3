import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FirstPaintEnd } from './FirstPaintEnd.tsx';
import { ChunkLoadError } from '../shared/lazyComponent.ts';
import { WarningIcon } from '../shared/ui/icons.tsx';
import { paths } from '../shared/url/paths.ts';

const restart = () => window.location.assign(paths.login);
const reload = () => window.location.reload();

/**
 * Shows an error that nothing else has caught, and a button that starts again at the root. Specification, section 8.
 */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isChunk = error instanceof ChunkLoadError;
  return (
    <Box
      role="alert"
      sx={{
        minHeight: '60dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
      }}
    >
      <FirstPaintEnd />
      <WarningIcon sx={{ fontSize: 40, color: 'error.main' }} />
      <Typography variant="h1">{t(isChunk ? 'crash.chunkTitle' : 'crash.title')}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
        {isChunk ? t('crash.chunkText') : error instanceof Error ? error.message : String(error)}
      </Typography>
      <Button variant="contained" onClick={isChunk ? reload : restart}>
        {t(isChunk ? 'crash.reload' : 'crash.retry')}
      </Button>
    </Box>
  );
}
