import Box from '@mui/material/Box';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import '../translations.generated.ts';

/** Phones do not support canvases with more pixels. */
const MAX_PIXELS = 16_000_000;
const MAX_SHARPNESS = 2;

interface Props {
  document: PDFDocumentProxy;
  number: number;
  /** 1 fills the width. */
  zoom: number;
  /** The available width in pixels. */
  width: number;
  onDamaged: () => void;
}

/** The text of a page for screen readers. */
async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .trim();
}

/** A page of a PDF as a picture, with its text for screen readers. */
export function PdfPage({ document, number, zoom, width, onDamaged }: Props) {
  const { t } = useTranslation('documents');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState<string | null>(null);
  const reportDamaged = useEffectEvent(onDamaged);

  useEffect(() => {
    const controller = new AbortController();
    const isCurrent = () => !controller.signal.aborted;
    let stop: (() => void) | undefined;
    const draw = async () => {
      const page = await document.getPage(number);
      const target = canvas.current;
      if (!isCurrent() || !target) return;
      const natural = page.getViewport({ scale: 1 });
      const scale = (width / natural.width) * zoom;
      const pixels = natural.width * natural.height * scale * scale;
      const sharpness = Math.min(window.devicePixelRatio || 1, MAX_SHARPNESS, Math.sqrt(MAX_PIXELS / pixels));
      const viewport = page.getViewport({ scale: scale * sharpness });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      target.style.width = `${Math.floor(natural.width * scale)}px`;
      const rendering = page.render({ canvas: target, viewport });
      stop = () => rendering.cancel();
      await rendering.promise;
      const found = await textOf(page);
      if (isCurrent()) setText(found);
    };
    draw().catch(() => {
      if (isCurrent()) reportDamaged();
    });
    return () => {
      controller.abort();
      stop?.();
    };
  }, [document, number, zoom, width]);

  return (
    <>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={t('preview.page', { page: number, pages: document.numPages })}
        sx={{ display: 'block', mx: 'auto', bgcolor: 'common.white', border: 1, borderColor: 'divider' }}
      />
      {text !== null && (
        <Box
          component="section"
          aria-label={t('preview.textOf', { page: number })}
          sx={{ ...visuallyHidden, whiteSpace: 'pre-line' }}
        >
          {text || t('preview.noText')}
        </Box>
      )}
    </>
  );
}
