import type { Cells } from './openedSheet.ts';

/** A cell in quotation marks, as spreadsheets copy one that holds a line break, or any other cell. */
const CELLS = {
  '\t': /(?<=^|[\t\r\n])"((?:[^"]|""){0,30000})"(?=[\t\r\n]|$)|[^\t\r\n]{1,30000}|\t|\r\n|\r|\n/g,
  ';': /(?<=^|[;\r\n])"((?:[^"]|""){0,30000})"(?=[;\r\n]|$)|[^;\r\n]{1,30000}|;|\r\n|\r|\n/g,
} as const;

/**
 * The cells of a text that was copied from a spreadsheet, line by line, without blanks around them; an empty line has
 * one empty cell. Semicolons part the cells of a line in quotation marks as spreadsheets write them, too.
 */
export function pastedCells(text: string, separator: keyof typeof CELLS): Cells {
  let line = [''];
  const lines = [line];
  for (const { 0: token, 1: quoted } of text.matchAll(CELLS[separator])) {
    if (token === separator) line.push('');
    else if (/^[\r\n]/.test(token)) lines.push((line = ['']));
    else line[line.length - 1] += (quoted?.replaceAll('""', '"') ?? token).trim();
  }
  return lines;
}
