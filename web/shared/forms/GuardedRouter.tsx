import { useState, type ReactNode } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { guardHistory } from './guardHistory.ts';
import { UnsavedChangesPrompt } from './UnsavedChangesPrompt.tsx';

/** The router of the address bar; a page with unsaved changes is not left without asking. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => guardHistory(createBrowserHistory({ v5Compat: true })));
  return (
    <HistoryRouter history={history}>
      {children}
      <UnsavedChangesPrompt />
    </HistoryRouter>
  );
}
