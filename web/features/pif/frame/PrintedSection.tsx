import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { printedPage } from '../../../shared/theme/printedPage.ts';
import '../translations.generated.ts';

/**
 * What the print of a section changes besides what every printed page does: all texts and rows are there, and nothing
 * that is only pressed.
 */
const wholeSection = {
  '@media print': {
    'html, body': { background: 'none !important' },
    'main .MuiButton-root, main .MuiIconButton-root, main input[type=file]': { display: 'none !important' },
    // A text area is as high as its text.
    'main textarea': { fieldSizing: 'content', resize: 'none !important' },
    'main section, main [role=region]': { border: '0 !important', paddingInline: '0 !important' },
    'main table': { width: '100%', fontSize: '7pt' },
    'main th, main td': { fontSize: '7pt !important', padding: '2px 4px !important', minWidth: '0 !important' },
    'main td *': { fontSize: 'inherit !important' },
    'main thead': { display: 'table-header-group' },
    'main tr': { breakInside: 'avoid' },
    'main h2, main h3': { breakAfter: 'avoid' },
    // Otherwise a heading that stays in view is printed over what follows.
    'main th, main [data-in-view]': { position: 'static !important' },
  },
} as const;

/** Dark colours would be printed as light text on white paper, because browsers leave out backgrounds. */
function usePrintInLight(): void {
  useEffect(() => {
    const root = document.documentElement;
    let shown: string | null = null;
    const begin = () => {
      shown = root.getAttribute('data-color-scheme');
      root.setAttribute('data-color-scheme', 'light');
    };
    const end = () => {
      if (shown !== null) root.setAttribute('data-color-scheme', shown);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
}

/** A section of a file is printed with its header and numbered pages, and without the panels around it. */
export function PrintedSection() {
  const { t } = useTranslation('pif');
  usePrintInLight();
  const pages = {
    '@page': {
      size: 'A4',
      margin: '16mm 14mm',
      '@bottom-right': { content: `${JSON.stringify(`${t('frame.page')} `)} counter(page)`, fontSize: '8pt' },
    },
  };
  return <GlobalStyles styles={[printedPage, wholeSection, pages]} />;
}
