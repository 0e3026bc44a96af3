import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { ChunkLoadError, lazyComponent } from './lazyComponent.ts';

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

test('shows the part once it has come', async () => {
  show(() => Promise.resolve({ Part: () => 'here' }));
  await settle();
  expect(screen.getByText('here')).toBeVisible();
});

test('a part that cannot be loaded is told from other failures', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await settle();
  expect(screen.getByText('not loaded')).toBeVisible();
});

test('one that has not come after 120 seconds does not come', async () => {
  show(() => new Promise(() => undefined));
  await settle(119_999);
  expect(screen.getByText('waiting')).toBeVisible();
  await settle(1);
  expect(screen.getByText('not loaded')).toBeVisible();
});
