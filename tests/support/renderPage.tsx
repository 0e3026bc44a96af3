import { ApolloProvider } from '@apollo/client/react';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createApolloClient } from '../../web/shared/apollo/createApolloClient.ts';
import { Toasts } from '../../web/shared/notify/Toasts.tsx';
import { getRequestsInFlight } from '../../web/shared/apollo/requestsInFlight.ts';
import '../../web/shared/i18n/i18n.ts';
import { getSession } from '../../web/shared/session/sessionStore.ts';
import { AppTheme } from '../../web/shared/theme/AppTheme.tsx';
import { ConfirmProvider } from '../../web/shared/ui/confirm/ConfirmProvider.tsx';

/** Renders a part of the web client with the application's providers, but without its header and navigation. */
export function renderPage(part: ReactNode, { address = '/', fakeTimers = false } = {}) {
  const client = createApolloClient({ getSession, onUnauthenticated: () => undefined });
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] });
  const user = userEvent.setup(fakeTimers ? { advanceTimers: jest.advanceTimersByTime } : {});
  render(
    <AppTheme>
      <ApolloProvider client={client}>
        <ConfirmProvider>
          <RouterProvider router={router} />
          <Toasts />
        </ConfirmProvider>
      </ApolloProvider>
    </AppTheme>,
  );
  return user;
}

/** Waits until no request is in flight, so that nothing renders after the test has ended. */
export const settled = (): Promise<void> => waitFor(() => expect(getRequestsInFlight()).toBe(0));
