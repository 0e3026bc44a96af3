import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../shared/notify/notify.ts';
import './translations.ts';

interface Props {
  /** The result as plain text; called when it is copied. */
  text: () => string;
  children?: ReactNode;
}

const hidden = { display: 'none !important' } as const;
/** Prints only the page itself, in black on white. */
const onPaper = {
  '@media print': {
    'body > *:not(#root), header, nav, footer, [data-screen-only]': hidden,
    'main, main > *': { margin: '0 !important', padding: '0 !important', maxWidth: 'none !important' },
  },
} as const;

/** Buttons that copy and print the result of a tool. */
export function ResultActions({ text, children }: Props) {
  const { t } = useTranslation('tools');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      notify('success', t('copied'));
    } catch {
      notify('error', t('copyFailed'));
    }
  };
  return (
    <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <GlobalStyles styles={onPaper} />
      {children}
      <Button variant="outlined" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button variant="outlined" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </Box>
  );
}
