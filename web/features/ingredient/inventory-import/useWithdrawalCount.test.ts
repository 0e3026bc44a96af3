import { act, renderHook } from '@testing-library/react';
import { useWithdrawalCount } from './useWithdrawalCount.ts';

const countAfter = (typed: string, isAsked = true) => {
  const { result } = renderHook(() => useWithdrawalCount(1234, isAsked));
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
  expect(countAfter('', false)).toEqual({ count: undefined, isWrong: false });
});
