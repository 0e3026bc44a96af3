import { screen } from '@testing-library/react';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { Pagination } from './Pagination.tsx';

const onPage = jest.fn();
const show = (page: number, totalCount: number) =>
  renderPage(<Pagination page={page} pageSize={4} totalCount={totalCount} onPage={onPage} />);
const names = ['First', 'Previous', 'Next', 'Last'];
const button = (name: string) => screen.getByRole('button', { name });
beforeEach(() => onPage.mockClear());

test('the buttons lead to the neighbouring, first and last page', async () => {
  const user = show(3, 1234);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 9 to 12 of 1,234 results');
  expect(screen.getByText('3 / 309')).toBeVisible();
  for (const name of names) await user.click(button(name));
  expect(onPage.mock.calls).toEqual([[1], [2], [4], [309]]);
});

test('the buttons are disabled at the first and the last page', () => {
  show(1, 6);
  expect(names.map((name) => button(name).hasAttribute('disabled'))).toEqual([true, true, false, false]);
});

test('the range of the last page ends with the last result', () => {
  show(2, 6);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 5 to 6 of 6 results');
});

test('of results that are not all counted, the numbers are lower limits', () => {
  renderPage(<Pagination page={250} pageSize={4} totalCount={1000} hasUncounted onPage={onPage} />);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 997 to 1,000 of more than 1,000 results');
  expect(screen.getByRole('img', { name: 'Page 250 of more than 250' })).toHaveTextContent('250 / 250+');
});

test.each([0, 1, 4])('%i results on one page have no pagination', (totalCount) => {
  show(1, totalCount);
  expect(screen.queryByRole('navigation')).toBeNull();
});
