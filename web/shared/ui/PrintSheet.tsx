import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from './usePrinting.ts';

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
