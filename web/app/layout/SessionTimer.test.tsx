import { act, screen } from '@testing-library/react';
import { aSession } from '../../../tests/support/session.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import type { Role } from '../../../domain/account/roles.ts';
import '../translations.generated.ts';
import { SessionTimer } from './SessionTimer.tsx';

const MINUTE = 60_000;
const warning = 'Session expires in less than 3 minutes! Please save your work and log in again to continue.';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 8) }));
afterEach(() => jest.useRealTimers());

const show = (role: Role, left: number) =>
  renderPage(<SessionTimer session={aSession(role, { expiresAt: Date.now() + left })} />, { fakeTimers: true });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const timer = () => screen.queryByRole('timer', { name: 'Time left in this session' });
const colour = () => getComputedStyle(screen.getByRole('timer')).color;

test('an administrator always sees the timer', () => {
  show('admin', 9 * 60 * MINUTE);
  expect(timer()).toHaveTextContent('9:00:00');
  pass(1000);
  expect(timer()).toHaveTextContent('8:59:59');
  pass(59 * MINUTE + 54_000);
  expect(timer()).toHaveTextContent('8:00:05');
});

test.each(['orgAdmin', 'user', 'dcp', 'client'] as const)(
  '%s sees the timer in the last three minutes only',
  (role) => {
    show(role, 3 * MINUTE + 1000);
    expect(timer()).toBeNull();
    pass(1000);
    expect(timer()).toHaveTextContent('0:03:00');
  },
);

test('the timer has the warning colour below thirty minutes', () => {
  show('admin', 30 * MINUTE);
  const before = colour();
  pass(1000);
  expect(colour()).not.toBe(before);
});

test('the last three minutes start with a single warning', () => {
  show('user', 3 * MINUTE + 2000);
  pass(1000);
  expect(screen.queryByText(warning)).toBeNull();
  pass(1000);
  pass(100);
  expect(screen.getAllByText(warning)).toHaveLength(1);
  pass(2 * MINUTE);
  expect(screen.getAllByText(warning)).toHaveLength(1);
});
