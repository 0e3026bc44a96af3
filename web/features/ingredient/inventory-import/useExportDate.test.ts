import { act, renderHook } from '@testing-library/react';
import { useExportDate } from './useExportDate.ts';

const dateAfter = (typed: string) => {
  const { result } = renderHook(useExportDate);
  act(() => result.current.change(typed));
  let day: string | null = null;
  act(() => {
    day = result.current.read();
  });
  return { day, error: result.current.error };
};

test('the day of an export is asked for', () => {
  expect(dateAfter('')).toEqual({ day: null, error: 'dateMissing' });
});

test('the day of an export cannot be in the future', () => {
  expect(dateAfter('2999-01-01')).toEqual({ day: null, error: 'dateLater' });
});

test('a day of the past is taken', () => {
  expect(dateAfter('2021-12-06')).toEqual({ day: '2021-12-06', error: null });
});
