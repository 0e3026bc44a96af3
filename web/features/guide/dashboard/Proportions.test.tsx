import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { CheckIcon, WarningIcon } from '../../../shared/ui/icons.tsx';
import { MayOpen } from '../../../shared/url/useMayOpen.ts';
import { Proportions, type Share } from './Proportions.tsx';

const shares: Share[] = [
  { word: 'Bad', count: 0, icon: WarningIcon, tone: 'red', address: '/closed?status=3' },
  { word: 'Fair', count: 1, icon: WarningIcon, tone: 'yellow', address: '/open?status=2' },
  { word: 'Good', count: 1500, icon: CheckIcon, tone: 'green' },
];

const draw = () =>
  renderPage(
    <MayOpen value={(path) => path === '/open'}>
      <Proportions label="Results" shares={shares} />
    </MayOpen>,
  );
const rows = () => within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');

test('every part has a drawing, a word and a number, those that are empty too', () => {
  draw();
  expect(rows().map(({ textContent }) => textContent)).toEqual(['Bad0', 'Fair1', 'Good1,500']);
  for (const row of rows()) expect(row.querySelector('svg')).not.toBeNull();
});

test('the bar shows the parts that are not empty, in proportion, and is not read out', () => {
  draw();
  const bar = screen.getByRole('list').previousElementSibling!;
  expect(bar).toHaveAttribute('aria-hidden', 'true');
  expect([...bar.children].map((piece) => getComputedStyle(piece).flexGrow)).toEqual(['1', '1500']);
});

test('a part leads to its list only where the reader may go', () => {
  draw();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Fair', '/open?status=2'],
  ]);
});

test('without an application around it nothing may be opened', () => {
  renderPage(<Proportions label="Results" shares={shares} />);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
