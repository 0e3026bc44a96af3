import { languages, type Language } from '../language.ts';

/** Cells as a text file (RFC 4180), with the mark of UTF-8 by which a spreadsheet knows it. */
export function toCsv(cells: readonly (readonly string[])[], language: Language): string {
  const lines = cells.map((line) => line.map(quoted).join(languages[language].csvDelimiter));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

const quoted = (cell: string): string => (/[",;\t\r\n']|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
