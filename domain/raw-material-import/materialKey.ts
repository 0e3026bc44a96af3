/**
 * By what a raw material of a sheet is known again: trade name and manufacturer, capital letters, blanks and characters
 * that do not show aside.
 */
export const materialKey = (tradeName: string, manufacturer: string): string =>
  `${plain(tradeName)}\n${plain(manufacturer)}`;

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\p{Cf}]/gu, '');
