import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { isUnfinished, type Upload, type UploadQueue } from './UploadQueue.ts';
import '../translations.generated.ts';
import { UploadRow, type UploadTexts } from './UploadRow.tsx';

interface Props<Place extends string> {
  queue: UploadQueue<Place>;
  uploads: readonly Upload<Place>[];
  texts: UploadTexts<Place>;
}

/** The uploads with their progress and results. Screen readers announce the summary whenever one is finished. */
export function UploadList<Place extends string>({ queue, uploads, texts }: Props<Place>) {
  const { t } = useTranslation('documents');
  const running = uploads.filter(isUnfinished).length;
  const added = uploads.filter(({ state }) => state === 'done').length;
  const notAdded = uploads.length - running - added;
  const summary = [
    running > 0 && t('upload.running', { count: running }),
    added > 0 && t('upload.added', { count: added }),
    notAdded > 0 && t('upload.notAdded', { count: notAdded }),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      {/* Rendered before its first text; otherwise a screen reader would not announce it. */}
      <div role="status" style={visuallyHidden}>
        {summary}
      </div>
      {uploads.length > 0 && (
        <Card component="section" aria-label={t('upload.title')} sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="h4" component="h2">
                {t('upload.title')}
              </Typography>
              <Typography variant="caption" component="p" color="textSecondary" aria-hidden>
                {summary}
              </Typography>
            </Box>
            {running < uploads.length && (
              <Button size="small" onClick={() => queue.clear()}>
                {t('upload.clear')}
              </Button>
            )}
          </Box>
          <Box
            component="ul"
            aria-label={t('upload.title')}
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              maxHeight: 320,
              overflowY: 'auto',
              '& > li + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            {uploads.map((upload) => (
              <li key={upload.id}>
                <UploadRow
                  upload={upload}
                  texts={texts}
                  onCancel={() => queue.cancel(upload.id)}
                  onRetry={() => queue.retry(upload.id)}
                />
              </li>
            ))}
          </Box>
        </Card>
      )}
    </>
  );
}
