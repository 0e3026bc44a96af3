import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { countRequest } from '../../../shared/apollo/requestsInFlight.ts';
import type { PreviewError } from './PreviewFailure.tsx';

type Pdf =
  { state: 'opening' } | { state: 'open'; document: PDFDocumentProxy } | { state: 'failed'; error: PreviewError };

const toPreviewError = (error: unknown): PreviewError =>
  error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'damaged';

/** Opens a PDF. The reader is loaded with the first one, because most pages do not need it. */
export function usePdf(file: Blob): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ state: 'opening' });
  useEffect(() => {
    let isCurrent = true;
    let close: (() => void) | undefined;
    const update = (next: Pdf) => {
      if (isCurrent) setPdf(next);
    };
    const open = async () => {
      const [{ openPdf }, data] = await countRequest(Promise.all([import('./openPdf.ts'), file.arrayBuffer()]));
      if (!isCurrent) return;
      const opened = openPdf(data);
      close = opened.close;
      await opened.document.then(
        (document) =>
          update(document.numPages > 0 ? { state: 'open', document } : { state: 'failed', error: 'damaged' }),
        (error: unknown) => update({ state: 'failed', error: toPreviewError(error) }),
      );
    };
    // The browser does not support the reader, or the reader could not be loaded.
    open().catch(() => update({ state: 'failed', error: 'unsupported' }));
    return () => {
      isCurrent = false;
      close?.();
    };
  }, [file]);
  return pdf;
}
