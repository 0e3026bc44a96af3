import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../shared/notify/notify.ts';
import { printedPage } from '../../shared/theme/printedPage.ts';
import './translations.generated.ts';

interface Props {
  /** The result as plain text; called when it is copied. */
  text: () => string;
  children?: ReactNode;
}

/** Buttons that copy and print the result of a tool. */
export function ResultActions({ text, children }: Props) {
  const { t } = useTranslation('tools');
  const { t: common } = useTranslation();
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
      <GlobalStyles styles={printedPage} />
      {children}
      <Button variant="outlined" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button variant="outlined" onClick={() => window.print()}>
        {common('print')}
      </Button>
    </Box>
  );
}
