import { nextLoaded } from './start.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { getTheme } from '../shared/theme/theme.ts';
import { App } from './App.tsx';

/** After so long the application is rendered without what it waits for, so that it can tell when that fails. */
const MAX_WAIT_MS = 5_000;

function renderApp(): void {
  const root = document.getElementById('root');
  if (!root) return;
  // A transition is rendered in slices, between which the browser answers.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

/** Lets the browser answer between two pieces of work, each of which takes a slow phone a tenth of a second. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// Were it rendered before, React would show nothing in place of what is loading, and show it 300 ms later than it
// could.
void Promise.race([nextLoaded, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
  .then(nextTask)
  .then(getTheme)
  .then(nextTask)
  .then(renderApp);
