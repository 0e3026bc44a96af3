import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { dismissToasts, notify } from './notify.ts';

afterEach(() => act(() => toast.dismiss()));

test('an error is announced at once, any other toast politely', async () => {
  renderPage(null);
  act(() => {
    notify('error', 'It failed');
    notify('success', 'It worked');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('It failed');
  expect(await screen.findByRole('status')).toHaveTextContent('It worked');
  expect(screen.getByRole('region', { name: /Notifications/ })).toHaveAttribute('aria-live', 'polite');
});

test('a toast with a retry is a button that closes it and retries', async () => {
  const onRetry = jest.fn();
  const user = renderPage(null);
  act(() => void notify('error', 'No companies', { onRetry, persistent: true }));
  const button = await screen.findByRole('button', { name: /No companies.*Click to try again\./ });
  await user.tab();
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('at most five toasts are shown', async () => {
  renderPage(null);
  act(() => {
    for (const number of [1, 2, 3, 4, 5, 6]) notify('info', `Toast ${number}`);
  });
  await waitFor(() => expect(screen.getAllByText(/^Toast \d$/)).toHaveLength(5));
  expect(screen.queryByText('Toast 6')).toBeNull();
});

test('queued toasts are dropped when the session changes', async () => {
  notify('success', 'For the previous person');
  dismissToasts();
  renderPage(null);
  act(() => void notify('success', 'For the next person'));
  expect(await screen.findByText('For the next person')).toBeVisible();
  expect(screen.queryByText('For the previous person')).toBeNull();
});
