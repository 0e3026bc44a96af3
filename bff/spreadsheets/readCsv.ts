import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { IMPORT_SUBJECTS } from '../../domain/import/importSubjects.ts';
import { findTables } from '../../domain/import/tables/findTables.ts';
import { splitDecimalAt } from '../../domain/import/tables/splitDecimals.ts';
import { codePageOf, decodeCodePage } from '../../domain/import/codePage.ts';
import { plainSheet } from '../../domain/import/tables/openedSheet.ts';
import { SheetError } from './errors.ts';
import { MAX_COLUMNS, MAX_LINES } from './limits.ts';
import type { SheetKind } from './sheetTask.ts';

const DELIMITERS = [';', ',', '\t'] as const;
/** Lines from which the delimiter is guessed. */
const HEAD_LINES = 60;
/** A quotation mark that is never closed would make one cell of the rest of the file. */
const MAX_RECORD_CHARACTERS = 1024 * 1024;

/** What programs write that export a web page, or XML, under the name of a spreadsheet. */
const WEB_PAGE = /^\s{0,100}<(?:!doctype|html|head|table|meta|\?xml)\b/i;

/** The cells of a text file, and whether its letters leave no doubt of its encoding. */
interface TextCells {
  cells: string[][];
  areLettersSure: boolean;
}

/** Reads the cells of a text file; `kind` says which headings it has. Throws a SheetError. */
export async function readCsv(path: string, kind: SheetKind): Promise<TextCells> {
  const { text, areLettersSure } = decode(await readFile(path));
  if (WEB_PAGE.test(text.slice(0, 500))) throw new SheetError('WEB_PAGE');
  const delimiter = findDelimiter(text, kind);
  const cells = parseCells(text, delimiter, MAX_LINES + 1).map((line) => line.slice(0, MAX_COLUMNS));
  if (delimiter === ',' && splitDecimalAt(cells, findTables<string>(plainSheet(cells), IMPORT_SUBJECTS[kind])) !== null)
    throw new SheetError('DECIMAL_COMMAS');
  return { cells, areLettersSure };
}

/**
 * UTF-16 has its byte order mark. Without one it is UTF-8 if all bytes are valid, else the code page of Windows that
 * its letters fit.
 */
function decode(bytes: Buffer): { text: string; areLettersSure: boolean } {
  const mark = bytes.subarray(0, 2).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : isUtf8(bytes) ? 'utf-8' : null;
  if (encoding === null) return { text: decodeCodePage(bytes), areLettersSure: codePageOf(bytes).isSure };
  return { text: new TextDecoder(encoding).decode(bytes), areLettersSure: true };
}

/**
 * The delimiter with which most headings are recognised, or that gives most columns where none are, unless the first
 * line names it, as in `sep=;`.
 */
function findDelimiter(text: string, kind: SheetKind): string {
  const named = /^sep=(.)\r?\n/.exec(text)?.[1];
  if (named !== undefined) return named;
  const MANY = 1_000;
  const countColumns = (delimiter: string): number => {
    try {
      const lines = parseCells(text, delimiter, HEAD_LINES);
      const [table] = findTables<string>(plainSheet(lines), IMPORT_SUBJECTS[kind]);
      if (!table) return 0;
      const known = table.columns.filter(({ certainty }) => certainty === 'sure').length;
      return MANY * known + table.columns.filter(({ isEmpty }) => !isEmpty).length;
    } catch {
      return -1;
    }
  };
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: countColumns(delimiter) }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

function parseCells(text: string, delimiter: string, lines: number): string[][] {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      // Quotation marks inside an unquoted cell are part of the text, as in a name such as 5" tube.
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      to: lines,
      max_record_size: MAX_RECORD_CHARACTERS,
    });
  } catch (error) {
    throw error instanceof CsvError ? new SheetError('QUOTES') : error;
  }
}
