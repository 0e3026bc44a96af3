import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';

const SHEET = 'print-sheet';

/** Only the sheet is printed, always in light colours; on the screen it is hidden. */
const styles = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '16mm 14mm' },
      '@media screen': { [`.${SHEET}`]: { display: 'none' } },
      '@media print': {
        html: { colorScheme: 'light !important' },
        'html, body': { background: 'none !important' },
        [`body > *:not(.${SHEET})`]: { display: 'none !important' },
      },
    }}
  />
);

/** The print media query; jsdom has no matchMedia. */
const printMedia = typeof window.matchMedia === 'function' ? window.matchMedia('print') : null;

function subscribe(listener: () => void): () => void {
  // Safari 13 has no such listener; there, the events beforeprint and afterprint below are enough.
  if (!printMedia || !('addEventListener' in printMedia)) return () => undefined;
  printMedia.addEventListener('change', listener);
  return () => printMedia.removeEventListener('change', listener);
}

/** Whether the page is printed or shown in a print preview. Rendered synchronously, because the browser does not wait. */
function usePrinting(): boolean {
  const isPrintMedia = useSyncExternalStore(subscribe, () => printMedia?.matches ?? false);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting || isPrintMedia;
}

/** Content that is printed instead of the screen. It is rendered only while the page is printed. */
export function PrintSheet({ children }: { children: ReactNode }) {
  const isPrinting = usePrinting();
  return (
    <>
      {styles}
      {isPrinting &&
        createPortal(
          <div className={SHEET} data-color-scheme="light">
            {children}
          </div>,
          document.body,
        )}
    </>
  );
}
