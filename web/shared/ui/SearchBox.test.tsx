import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { SearchBox } from './SearchBox.tsx';

const onSearch = jest.fn();
function Page({ updatesValue = true }: { updatesValue?: boolean }) {
  const [value, setValue] = useState('');
  const search = (text: string) => {
    onSearch(text);
    if (updatesValue) setValue(text);
  };
  return (
    <>
      <SearchBox value={value} onSearch={search} label="Search" placeholder="Search in names" />
      <textarea aria-label="Remarks" />
      <button onClick={() => setValue('')}>Reset</button>
    </>
  );
}
const box = () => screen.getByRole('searchbox', { name: 'Search' });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const open = (updatesValue?: boolean) => renderPage(<Page updatesValue={updatesValue} />, { fakeTimers: true });

beforeEach(() => {
  jest.useFakeTimers();
  onSearch.mockClear();
});
afterEach(() => jest.useRealTimers());

test('the search starts 300 ms after the last keystroke', async () => {
  const user = open();
  await user.type(box(), 'dezodorans');
  wait(299);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['dezodorans']]);
});

test('Enter searches at once', async () => {
  const user = open();
  await user.type(box(), 'gel{Enter}');
  expect(onSearch.mock.calls).toEqual([['gel']]);
  wait(1000);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('Shift+Enter clears the search from anywhere outside a text area', async () => {
  const user = open();
  await user.type(box(), 'gel{Enter}');
  await user.click(screen.getByRole('textbox', { name: 'Remarks' }));
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(box()).toHaveValue('gel');
  await user.click(document.body);
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(onSearch).toHaveBeenLastCalledWith('');
});

test('the clear button clears the search and focuses it', async () => {
  const user = open();
  await user.type(box(), 'gel{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
});

test('typed text is kept while the previous search is loading', async () => {
  const user = open(false);
  await user.type(box(), 'gel{Enter}');
  await user.type(box(), ' za lice');
  expect(box()).toHaveValue('gel za lice');
});

test('a reset clears the text', async () => {
  const user = open();
  await user.type(box(), 'gel{Enter}');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(box()).toHaveValue('');
  wait(1000);
  expect(onSearch.mock.calls).toEqual([['gel']]);
});
