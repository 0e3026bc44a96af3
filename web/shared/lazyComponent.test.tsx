import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { ChunkLoadError, lazyComponent, preload } from './lazyComponent.ts';

class Catch extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    return error ? <p>{error instanceof ChunkLoadError ? 'not loaded' : 'other'}</p> : this.props.children;
  }
}
function show(load: () => Promise<{ Part: () => ReactNode }>) {
  const Part = lazyComponent(load, 'Part');
  render(
    <Catch>
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
    </Catch>,
  );
}
const settle = (milliseconds = 0) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a part is shown once it has loaded', async () => {
  show(() => Promise.resolve({ Part: () => 'here' }));
  await settle();
  expect(screen.getByText('here')).toBeVisible();
});

test('a part that has been preloaded is shown at once, without what stands there while it is loaded', async () => {
  const load = jest.fn(() => Promise.resolve({ Part: () => 'here' }));
  await preload(load);
  show(load);
  expect(screen.getByText('here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part whose preloading fails is loaded again when it is shown', async () => {
  const load = jest.fn(() => Promise.resolve({ Part: () => 'here' }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await preload(load);
  show(load);
  expect(screen.getByText('waiting')).toBeVisible();
  await settle();
  expect(screen.getByText('here')).toBeVisible();
});

test('a part that cannot be loaded throws a ChunkLoadError', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await settle();
  expect(screen.getByText('not loaded')).toBeVisible();
});

test('loading a part fails after 120 seconds', async () => {
  show(() => new Promise(() => undefined));
  await settle(119_999);
  expect(screen.getByText('waiting')).toBeVisible();
  await settle(1);
  expect(screen.getByText('not loaded')).toBeVisible();
});

test('a part whose timeout is interrupted by sleep may still arrive afterwards', async () => {
  let arrive: (module: { Part: () => ReactNode }) => void = () => undefined;
  show(() => new Promise((resolve) => (arrive = resolve)));
  await settle(119_999 - 5_000);
  // A sleep of any length leaves one overdue timer, which fires once.
  jest.setSystemTime(Date.now() + 3_600_000);
  await act(async () => jest.advanceTimersToNextTimerAsync());
  expect(screen.getByText('waiting')).toBeVisible();
  act(() => arrive({ Part: () => 'here' }));
  await settle();
  expect(screen.getByText('here')).toBeVisible();
});
