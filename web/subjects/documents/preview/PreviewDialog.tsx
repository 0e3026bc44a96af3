import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../shared/files/fetchFile.ts';
import { BlobImage } from '../../../shared/ui/BlobImage.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import type { ListedDocument } from '../listedDocument.ts';
import '../translations.generated.ts';
import { PdfPreview } from './PdfPreview.tsx';
import { PreviewFailure } from './PreviewFailure.tsx';
import { PreviewSkeleton } from './PreviewSkeleton.tsx';

/** Pictures and PDF files have a preview, spreadsheets have none. */
const shownTypes: ReadonlySet<ListedDocument['mediaType']> = new Set(['PDF', 'JPEG', 'PNG', 'WEBP']);

export const canPreview = ({ mediaType }: ListedDocument): boolean => shownTypes.has(mediaType);

/** The content of a document. */
function useContent(url: string) {
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<Blob | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetchFile(url, { signal: controller.signal }).then(setFile, (failure: unknown) => {
      if (!controller.signal.aborted) setError(failure);
    });
    return () => controller.abort();
  }, [url, attempt]);
  const retry = () => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { file, error, retry };
}

interface Props {
  document: ListedDocument;
  onDownload: () => void;
  onClose: () => void;
}

/** Shows a picture or a PDF. On a phone it fills the screen. */
export function PreviewDialog({ document, onDownload, onClose }: Props) {
  const { t } = useTranslation('documents');
  const { t: common } = useTranslation();
  const id = useId();
  const { file, error, retry } = useContent(document.url);
  const [isBroken, setBroken] = useState(false);
  const content = () => {
    if (error !== null)
      return (
        <Box sx={{ p: 2 }}>
          <ErrorNotice error={error} onRetry={retry} />
        </Box>
      );
    if (!file)
      return (
        <Box sx={{ p: 2 }}>
          <PreviewSkeleton />
        </Box>
      );
    if (document.mediaType === 'PDF') return <PdfPreview file={file} onDownload={onDownload} />;
    if (isBroken) return <PreviewFailure error="damaged" onDownload={onDownload} />;
    return (
      <Box sx={{ height: 1, p: { xs: 1, sm: 2 }, bgcolor: 'subtle' }}>
        <BlobImage picture={file} alt={document.name} fit="contain" onBroken={() => setBroken(true)} />
      </Box>
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="lg"
      fullWidth
      slotProps={{
        paper: {
          sx: {
            height: 1,
            m: { xs: 0, sm: 2 },
            width: { xs: 1, sm: 'calc(100% - 32px)' },
            maxHeight: { xs: 1, sm: 'calc(100% - 32px)' },
            borderRadius: { xs: 0, sm: '14px' },
          },
        },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography
          id={id}
          variant="h3"
          component="h2"
          sx={{
            flex: 1,
            minWidth: 0,
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: '2',
            overflow: 'hidden',
          }}
        >
          {document.name}
        </Typography>
        <Button variant="outlined" onClick={onDownload}>
          {t('document.download')}
        </Button>
        <IconButton autoFocus onClick={onClose} aria-label={common('close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>{content()}</Box>
    </Dialog>
  );
}
