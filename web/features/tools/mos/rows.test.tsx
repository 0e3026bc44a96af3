import { act, renderHook } from '@testing-library/react';
import { useRows } from './rows.ts';

beforeEach(() => sessionStorage.clear());

const empty = { name: '', percent: '' };
const rows = () => renderHook(() => useRows('test', empty));

test('a filled row takes the place of a last row that nobody has typed in', () => {
  const { result } = rows();
  act(() => result.current.append({ name: 'A', percent: '' }));
  act(() => result.current.append({ name: 'B', percent: '' }));
  expect(result.current.rows.map(({ name }) => name)).toEqual(['A', 'B']);
});

test('what was typed while a row was being loaded stays', () => {
  const { result } = rows();
  const { append } = result.current;
  act(() => result.current.change(0, { percent: '7' }));
  act(() => append({ name: 'A', percent: '' }));
  expect(result.current.rows).toEqual([
    { name: '', percent: '7' },
    { name: 'A', percent: '' },
  ]);
});
