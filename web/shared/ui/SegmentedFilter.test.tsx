import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { CheckIcon } from './icons.tsx';
import { SegmentedFilter } from './SegmentedFilter.tsx';

const options = [
  { value: 'all', label: 'All' },
  { value: 'green', label: 'Compliant', icon: CheckIcon, count: 1041, tone: 'green' },
  { value: 'red', label: 'Not compliant', icon: CheckIcon, count: null, tone: 'red' },
] as const;
const onChange = jest.fn();

function Filter({ follows }: { follows: boolean }) {
  const [value, setValue] = useState<string>('all');
  const change = (next: string) => {
    onChange(next);
    if (follows) setValue(next);
  };
  return (
    <>
      <SegmentedFilter label="Result" value={value} options={options} onChange={change} />
      <button onClick={() => setValue('red')}>Back</button>
    </>
  );
}
const radio = (name: string) => screen.getByRole('radio', { name });
beforeEach(() => onChange.mockClear());

test('the arrow keys move through the options', async () => {
  const user = renderPage(<Filter follows />);
  expect(screen.getByRole('radiogroup', { name: 'Result' })).toBeVisible();
  await user.tab();
  expect(radio('All')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith('green');
  expect(radio('Compliant 1,041')).toBeChecked();
});

test('a selection is shown before the parent updates the value', async () => {
  const user = renderPage(<Filter follows={false} />);
  await user.click(radio('Compliant 1,041'));
  expect(radio('Compliant 1,041')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(radio('Not compliant')).toBeChecked();
});
