import { act, screen } from '@testing-library/react';
import { useGraphqlStub, type StubAnswer } from '../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { i18n } from '../../shared/i18n/i18n.ts';
import LabelListPage from './LabelListPage.tsx';
import { paths } from '../../shared/url/paths.ts';

const { answer, sent } = useGraphqlStub();
const scrolled = jest.fn();
/** Where the list begins, counted from the top of the window. */
let top = 0;

const page = (number: number, totalCount = 20, companyCounts: object[] = []): StubAnswer => ({
  data: {
    labels: {
      __typename: 'LabelPage',
      page: number,
      pageSize: 4,
      totalCount,
      companyCounts,
      statusCounts: null,
      hasUncounted: false,
      items: [
        {
          __typename: 'Label',
          id: String(number),
          slug: `krema-${number}`,
          name: `Krema ${number}`,
          photoUrl: null,
          ingredients: ['AQUA'],
          status: 'GREEN',
          createdAt: null,
          resultChangedAt: null,
          isActive: true,
          isArchived: false,
          viewerCanDelete: false,
          company: null,
        },
      ],
    },
  },
});
const requestedPage = ({ page: number }: Record<string, unknown>) => page(number as number);
const line = () => screen.getByText(/^Showing /).textContent;
const open = async (fakeTimers = false) => {
  const user = renderPage(<LabelListPage />, { address: paths.labels, fakeTimers });
  await screen.findByText('Showing 1 to 4 of 20 results');
  return user;
};

beforeEach(() => {
  window.scrollTo = scrolled;
  scrolled.mockClear();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ top }) as DOMRect);
});
afterEach(async () => {
  await i18n.changeLanguage('en');
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

test('while another page is loading, the range is that of the page in view', async () => {
  answer({ Labels: (variables) => (variables.page === 1 ? page(1) : 'never') });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(sent('Labels').map(({ variables }) => variables.page)).toEqual([1, 2, 3]);
  expect(line()).toBe('Showing 1 to 4 of 20 results');
  expect(screen.getByText('1 / 5')).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Krema 1' })).toBeInTheDocument();
});

test('a new page is scrolled to its first label', async () => {
  answer({ Labels: requestedPage });
  const user = await open();
  top = -900;
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('article', { name: 'Krema 2' });
  expect(line()).toBe('Showing 5 to 8 of 20 results');
  expect(scrolled.mock.calls).toEqual([[0, -972]]);
  top = 300;
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('article', { name: 'Krema 3' });
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a reset discards a search that was typed just before it', async () => {
  // The stub's Response is read through these; faked, its body would never arrive.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  answer({ Labels: requestedPage });
  const user = await open(true);
  const box = () => screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(box(), 'gel');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(box().value).toBe('');
  act(() => jest.advanceTimersByTime(1000));
  expect(box().value).toBe('');
  expect(sent('Labels').filter(({ variables }) => (variables.filter as { search?: string }).search)).toEqual([]);
});

test('companies are in the order of the Serbian Latin alphabet', async () => {
  const names = ['Ljubičica', 'Ćilim', 'Luna', 'Čista'];
  answer({
    Labels: page(
      1,
      20,
      names.map((name, at) => ({
        __typename: 'CompanyCount',
        company: { __typename: 'Company', id: String(at).padStart(24, '0'), name },
        count: 1,
      })),
    ),
  });
  await i18n.changeLanguage('sr');
  renderPage(<LabelListPage />, { address: paths.labels });
  await screen.findByRole('option', { name: /Luna/ });
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options.filter((text) => names.some((name) => text.includes(name)))).toEqual([
    'Čista (1)',
    'Ćilim (1)',
    'Luna (1)',
    'Ljubičica (1)',
  ]);
});
