import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { CheckIcon, WarningIcon } from '../../../shared/ui/icons.tsx';
import { MayOpenContext } from '../../../shared/url/useMayOpen.ts';
import { Proportions, type Share } from './Proportions.tsx';

const shares: Share[] = [
  { word: 'Bad', count: 0, icon: WarningIcon, tone: 'red', address: '/closed?status=3' },
  { word: 'Fair', count: 1, icon: WarningIcon, tone: 'yellow', address: '/open?status=2' },
  { word: 'Good', count: 1500, icon: CheckIcon, tone: 'green' },
];

const draw = () =>
  renderPage(
    <MayOpenContext value={(path) => path === '/open'}>
      <Proportions label="Results" shares={shares} />
    </MayOpenContext>,
  );
const rows = () => within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');

test('every part has an icon, a name and a number, even when it is empty', () => {
  draw();
  expect(rows().map(({ textContent }) => textContent)).toEqual(['Bad0', 'Fair1', 'Good1,500']);
  for (const row of rows()) expect(row.querySelector('svg')).not.toBeNull();
});

test('the bar shows the non-empty parts in proportion and is hidden from screen readers', () => {
  draw();
  const bar = screen.getByRole('list').previousElementSibling!;
  expect(bar).toHaveAttribute('aria-hidden', 'true');
  expect([...bar.children].map((piece) => getComputedStyle(piece).flexGrow)).toEqual(['1', '1500']);
});

test('a part links to its list only if the reader may open it', () => {
  draw();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Fair', '/open?status=2'],
  ]);
});

test('without an access provider nothing is a link', () => {
  renderPage(<Proportions label="Results" shares={shares} />);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
