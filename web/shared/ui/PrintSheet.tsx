import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';

const SHEET = 'print-sheet';

/** On paper the sheet stands alone, in light colours whatever the screen shows; on the screen it is not there. */
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

/** The medium of paper; jsdom, in which the pages are tried, knows no media. */
const paper = typeof window.matchMedia === 'function' ? window.matchMedia('print') : null;

function subscribe(listener: () => void): () => void {
  // Safari 13 has only the events of the window below.
  if (!paper || !('addEventListener' in paper)) return () => undefined;
  paper.addEventListener('change', listener);
  return () => paper.removeEventListener('change', listener);
}

/** Whether the page is being printed, or shown as it would be. Drawn at once when it begins: the browser does not wait. */
function usePrinting(): boolean {
  const isPaper = useSyncExternalStore(subscribe, () => paper?.matches ?? false);
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
  return isPrinting || isPaper;
}

/** What is printed in place of the screen: its content is drawn only while a page is printed. */
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
