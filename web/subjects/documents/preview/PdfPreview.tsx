import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { ChevronRightIcon, MinusIcon, PlusIcon } from '../../../shared/ui/icons.tsx';
import { PdfPage } from './PdfPage.tsx';
import { PreviewFailure } from './PreviewFailure.tsx';
import { PreviewSkeleton } from './PreviewSkeleton.tsx';
import { usePdf } from './usePdf.ts';
import '../translations.generated.ts';

const ZOOM_STEP = 1.25;
const MIN_ZOOM = 0.5;
const MAX_ZOOM = 4;

/** The width of an element in pixels without its padding; 0 before it is measured. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}

/** A PDF page by page, at first as wide as the dialog. */
export function PdfPreview({ file, onDownload }: { file: Blob; onDownload: () => void }) {
  const { t } = useTranslation('documents');
  const pdf = usePdf(file);
  const { box, width } = useWidth();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [isDamaged, setDamaged] = useState(false);
  if (pdf.state === 'failed') return <PreviewFailure error={pdf.error} onDownload={onDownload} />;
  if (isDamaged) return <PreviewFailure error="damaged" onDownload={onDownload} />;
  const document = pdf.state === 'open' ? pdf.document : null;
  const pages = document?.numPages ?? 1;
  const go = (to: number) => {
    setPage(to);
    box.current?.scrollTo(0, 0);
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 1, minHeight: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          columnGap: 0.5,
          px: 1,
          py: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <IconButton disabled={page <= 1} onClick={() => go(page - 1)} aria-label={t('preview.previous')}>
          <ChevronRightIcon sx={{ transform: 'scaleX(-1)' }} />
        </IconButton>
        <Typography variant="body2" role="status" sx={{ px: 0.5, ...tabularFigures }}>
          {document ? t('preview.page', { page, pages }) : '\u00a0'}
        </Typography>
        <IconButton disabled={page >= pages} onClick={() => go(page + 1)} aria-label={t('preview.next')}>
          <ChevronRightIcon />
        </IconButton>
        <IconButton
          disabled={zoom / ZOOM_STEP < MIN_ZOOM}
          onClick={() => setZoom(zoom / ZOOM_STEP)}
          aria-label={t('preview.zoomOut')}
        >
          <MinusIcon />
        </IconButton>
        <IconButton
          disabled={zoom * ZOOM_STEP > MAX_ZOOM}
          onClick={() => setZoom(zoom * ZOOM_STEP)}
          aria-label={t('preview.zoomIn')}
        >
          <PlusIcon />
        </IconButton>
        <Button size="small" aria-pressed={zoom === 1} onClick={() => setZoom(1)}>
          {t('preview.fit')}
        </Button>
      </Box>
      <Box
        ref={box}
        role="region"
        aria-label={t('preview.pages')}
        tabIndex={0}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          p: { xs: 1, sm: 2 },
          bgcolor: 'subtle',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {document && width > 0 ? (
          <PdfPage document={document} number={page} zoom={zoom} width={width} onDamaged={() => setDamaged(true)} />
        ) : (
          <PreviewSkeleton />
        )}
      </Box>
    </Box>
  );
}
