import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { countRequest } from '../../../shared/apollo/requestsInFlight.ts';
import type { PreviewProblem } from './PreviewFailure.tsx';

type Pdf =
  { state: 'opening' } | { state: 'open'; document: PDFDocumentProxy } | { state: 'failed'; problem: PreviewProblem };

const problemOf = (error: unknown): PreviewProblem =>
  error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'damaged';

/** Opens a PDF. The reader is loaded with the first one, because most pages do not need it. */
export function usePdf(file: Blob): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ state: 'opening' });
  useEffect(() => {
    let isWanted = true;
    let close: (() => void) | undefined;
    const tell = (next: Pdf) => {
      if (isWanted) setPdf(next);
    };
    const open = async () => {
      const [{ openPdf }, data] = await countRequest(Promise.all([import('./openPdf.ts'), file.arrayBuffer()]));
      if (!isWanted) return;
      const opened = openPdf(data);
      close = opened.close;
      await opened.document.then(
        (document) =>
          tell(document.numPages > 0 ? { state: 'open', document } : { state: 'failed', problem: 'damaged' }),
        (error: unknown) => tell({ state: 'failed', problem: problemOf(error) }),
      );
    };
    // The browser does not support the reader, or the reader could not be loaded.
    open().catch(() => tell({ state: 'failed', problem: 'unsupported' }));
    return () => {
      isWanted = false;
      close?.();
    };
  }, [file]);
  return pdf;
}
