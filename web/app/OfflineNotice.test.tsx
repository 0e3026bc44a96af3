import { act, render, screen } from '@testing-library/react';
import '../shared/i18n/i18n.ts';
import { AppTheme } from '../shared/theme/AppTheme.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

afterEach(() => jest.restoreAllMocks());

test('a live region shows a notice while the browser is offline', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const turn = (to: boolean) =>
    act(() => {
      online.mockReturnValue(to);
      window.dispatchEvent(new Event(to ? 'online' : 'offline'));
    });
  render(
    <AppTheme>
      <OfflineNotice />
    </AppTheme>,
  );
  const region = screen.getByRole('status');
  const height = () => document.documentElement.style.getPropertyValue('--notice-height');
  expect(region).toBeEmptyDOMElement();
  turn(false);
  expect(region).toHaveTextContent(
    'You are offline. What you typed stays here; you can go on once the connection is back.',
  );
  // What sticks to the lower edge ends above it.
  expect(height()).toBe('0px');
  turn(true);
  expect(height()).toBe('');
  expect(region).toBeEmptyDOMElement();
});
