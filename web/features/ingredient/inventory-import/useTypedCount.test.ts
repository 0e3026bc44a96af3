import { act, renderHook } from '@testing-library/react';
import { useTypedCount } from './useTypedCount.ts';

const countAfter = (typed: string, asked: 'required' | 'optional' | 'not asked' = 'required') => {
  const { result } = renderHook(() => useTypedCount(1234, asked));
  act(() => result.current.change(typed));
  let count: number | null | undefined;
  act(() => {
    count = result.current.read();
  });
  return { count, isWrong: result.current.isWrong };
};

test.each(['1234', '1,234', '1.234', '1\u00a0234'])('%s confirms 1,234 withdrawals', (typed) => {
  expect(countAfter(typed)).toEqual({ count: 1234, isWrong: false });
});

test.each(['', '123', '12345', 'yes'])('"%s" does not confirm 1,234 withdrawals', (typed) => {
  expect(countAfter(typed)).toEqual({ count: null, isWrong: true });
});

test('an import that withdraws little asks for no number', () => {
  expect(countAfter('', 'not asked')).toEqual({ count: undefined, isWrong: false });
});

test('a number that may be left out is not wrong when it is, and is when it is another one', () => {
  expect(countAfter(' ', 'optional')).toEqual({ count: undefined, isWrong: false });
  expect(countAfter('123', 'optional')).toEqual({ count: null, isWrong: true });
});
