import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import { useFileSize } from '../useFileSize.ts';
import type { Download } from './useDownloads.ts';
import '../translations.generated.ts';

/** The running downloads; fast ones are not shown. */
export function DownloadList({ downloads }: { downloads: readonly Download[] }) {
  const { t } = useTranslation('documents');
  const size = useFileSize();
  const isLate = useDelayed(downloads.length > 0);
  if (!isLate) return null;
  return (
    <Card component="section" aria-label={t('download.title')} sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography variant="h4" component="h2">
        {t('download.title')}
      </Typography>
      {downloads.map((download) => (
        <Box key={download.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, pt: 1 }}>
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Typography variant="body2">{download.name}</Typography>
            {/* The size of an archive is known only about: it never seems to have come whole before it has. */}
            <LinearProgress
              variant="determinate"
              value={Math.min(99, Math.round((download.loaded / Math.max(download.size, 1)) * 100))}
              aria-label={t('download.progress', { name: download.name })}
              sx={{ my: 0.5, borderRadius: 999 }}
            />
            <Typography variant="caption" component="p" color="textSecondary" sx={tabularFigures}>
              {t('download.loaded', {
                loaded: size(download.loaded),
                total: size(Math.max(download.size, download.loaded)),
              })}
            </Typography>
          </Box>
          <Button size="small" onClick={download.cancel} aria-label={t('download.cancel', { name: download.name })}>
            {t('download.cancelShort')}
          </Button>
        </Box>
      ))}
    </Card>
  );
}
