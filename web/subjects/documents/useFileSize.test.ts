import { renderHook } from '@testing-library/react';
import { i18n } from '../../shared/i18n/i18n.ts';
import { useFileSize } from './useFileSize.ts';

afterEach(() => i18n.changeLanguage('en'));

test.each([
  ['en', ['7 B', '1,011 B', '1 kB', '1.5 kB', '12 MB']],
  ['sr', ['7 B', '1.011 B', '1 kB', '1,5 kB', '12 MB']],
])('sizes are written in %s with a blank before the unit', async (language, expected) => {
  await i18n.changeLanguage(language);
  const { result } = renderHook(() => useFileSize());
  const sizes = [7, 1011, 1024, 1536, 12 * 1024 * 1024].map(result.current);
  expect(sizes.map((size) => size.replace('\u00a0', ' '))).toEqual(expected);
});

test('a size that would be rounded up to 1,024 is written in the next unit', () => {
  const { result } = renderHook(() => useFileSize());
  const sizes = [1023, 1023.4 * 1024, 1023.5 * 1024, 1024 * 1024 - 1, 1023.6 * 1024 * 1024].map(result.current);
  expect(sizes.map((size) => size.replace('\u00a0', ' '))).toEqual(['1,023 B', '1,023 kB', '1 MB', '1 MB', '1 GB']);
});

test('from 10 of a unit on there is no decimal', () => {
  const { result } = renderHook(() => useFileSize());
  expect([9.9, 10, 10.6].map((megabytes) => result.current(megabytes * 1024 * 1024))).toEqual([
    '9.9 MB',
    '10 MB',
    '11 MB',
  ]);
});
