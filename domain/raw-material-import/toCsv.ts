import type { SheetLanguage } from './sheetColumns.ts';

/** What spreadsheets part cells by where a language is spoken: Serbia writes decimal commas. */
const DELIMITERS = { en: ',', sr: ';' } as const satisfies Record<SheetLanguage, string>;

/** Cells as a text file (RFC 4180), with the mark of UTF-8 by which a spreadsheet knows it. */
export function toCsv(cells: readonly (readonly string[])[], language: SheetLanguage): string {
  const lines = cells.map((line) => line.map(quoted).join(DELIMITERS[language]));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

const quoted = (cell: string): string => (/[",;\t\r\n']|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
