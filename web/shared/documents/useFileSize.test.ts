import { renderHook } from '@testing-library/react';
import { i18n } from '../i18n/i18n.ts';
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
