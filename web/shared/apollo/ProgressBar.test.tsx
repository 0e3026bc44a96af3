import { act, screen } from '@testing-library/react';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { countRequest } from './requestsInFlight.ts';

/** A request that the test completes. */
function request() {
  let respond!: () => void;
  const promise = new Promise<void>((resolve) => (respond = resolve));
  return {
    send: () => act(() => Promise.resolve(void countRequest(promise))),
    respond: () => act(() => Promise.resolve(respond())),
  };
}
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  renderPage(<ProgressBar />, { fakeTimers: true });
});
afterEach(() => jest.useRealTimers());

test('a request that completes within 150 ms shows no bar', async () => {
  const { send, respond } = request();
  await send();
  await pass(149);
  await respond();
  await pass(1000);
  expect(bar()).toBeNull();
});

test('the bar is shown until the last request has completed', async () => {
  const [one, other] = [request(), request()];
  await one.send();
  await pass(150);
  expect(bar()).toBeVisible();
  await other.send();
  await one.respond();
  await pass(0);
  expect(bar()).toBeVisible();
  await other.respond();
  await pass(0);
  expect(bar()).toBeNull();
});
