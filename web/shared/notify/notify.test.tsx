import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { forgetToasts, notify } from './notify.ts';

afterEach(() => act(() => toast.dismiss()));

test('a toast is announced: a failure at once, anything else when there is a pause', async () => {
  renderPage(null);
  act(() => {
    notify('error', 'It failed');
    notify('success', 'It worked');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('It failed');
  expect(await screen.findByRole('status')).toHaveTextContent('It worked');
  expect(screen.getByRole('region', { name: /Notifications/ })).toHaveAttribute('aria-live', 'polite');
});

test('one with a retry is a button that the keyboard reaches; it closes the toast and tries again', async () => {
  const onRetry = jest.fn();
  const user = renderPage(null);
  act(() => notify('error', 'No companies', { onRetry, persistent: true }));
  const button = await screen.findByRole('button', { name: /No companies.*Click to try again\./ });
  await user.tab();
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('at most five are shown; the next comes when one goes', async () => {
  renderPage(null);
  act(() => {
    for (const number of [1, 2, 3, 4, 5, 6]) notify('info', `Toast ${number}`);
  });
  await waitFor(() => expect(screen.getAllByText(/^Toast \d$/)).toHaveLength(5));
  expect(screen.queryByText('Toast 6')).toBeNull();
});

test('what was said when nobody was there is not said to the next who comes', async () => {
  notify('success', 'For who has left');
  forgetToasts();
  renderPage(null);
  act(() => notify('success', 'For who is here'));
  expect(await screen.findByText('For who is here')).toBeVisible();
  expect(screen.queryByText('For who has left')).toBeNull();
});
