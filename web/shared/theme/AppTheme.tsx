import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { modeStorage } from './modeStorage.ts';
import { getTheme } from './theme.ts';

/** Provides the theme, in the selected colour scheme or, before a selection, that of the system. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={getTheme()} defaultMode="system" storageManager={modeStorage} disableTransitionOnChange noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
