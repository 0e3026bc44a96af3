import { languages, type Language } from '../language.ts';
import type { SheetCell } from './sheetCell.ts';

/** Cells as a text file (RFC 4180), with the mark of UTF-8 by which a spreadsheet knows it. */
export function toCsv(cells: readonly (readonly SheetCell[])[], language: Language): string {
  const lines = cells.map((line) =>
    line.map((cell) => quoted(textOf(cell, language))).join(languages[language].csvDelimiter),
  );
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** A percentage has its sign, so that it is not taken for a fraction, and the decimal sign of the language. */
const textOf = (cell: SheetCell, language: Language): string => {
  if (typeof cell === 'string') return cell;
  return `${language === 'sr' ? cell.percent.replace('.', ',') : cell.percent}%`;
};

const quoted = (cell: string): string => (/[",;\t\r\n']|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
