import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { paths } from '../../shared/url/paths.ts';
import { useScrollToTop } from './useScrollToTop.ts';

const scrollTo = jest.fn();

function Page() {
  useScrollToTop();
  return null;
}

function openRouter() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [paths.labels] });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

test('a page opened by a link starts at its top', async () => {
  const router = openRouter();
  await act(() => router.navigate(paths.rawMaterials));
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

test('going back leaves the scroll position to the browser', async () => {
  const router = openRouter();
  await act(() => router.navigate(paths.rawMaterials));
  scrollTo.mockClear();
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe(paths.labels);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a list that writes its filters into its address keeps the scroll position', async () => {
  const router = openRouter();
  await act(() => router.navigate(`${paths.labels}?status=3`, { replace: true }));
  expect(router.state.location.search).toBe('?status=3');
  expect(scrollTo).not.toHaveBeenCalled();
});
