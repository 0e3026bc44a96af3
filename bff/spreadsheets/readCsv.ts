import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { readSheet } from '../../domain/raw-material-import/readSheet.ts';
import { MOST_COLUMNS, MOST_LINES } from './limits.ts';
import { UnreadableSheet } from './errors.ts';

const DELIMITERS = [';', ',', '\t'] as const;
/** What the delimiter is guessed from. */
const HEAD_LINES = 25;
/** A quotation mark that is never closed would take the rest of the file for one cell. */
const MOST_OF_RECORD = 1024 * 1024;

/** The cells of a text file. Throws an UnreadableSheet. */
export async function csvCells(path: string): Promise<string[][]> {
  const text = decoded(await readFile(path));
  return cellsOf(text, delimiterOf(text), MOST_LINES + 1).map((line) => line.slice(0, MOST_COLUMNS));
}

/** By its mark, else UTF-8 where every byte fits it, else Windows-1250, in which spreadsheets of this region write. */
function decoded(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  const encoding =
    mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : isUtf8(bytes) ? 'utf-8' : 'windows-1250';
  return new TextDecoder(encoding).decode(bytes);
}

/** The delimiter by which most headings are understood; a first line such as `sep=;` says it itself. */
function delimiterOf(text: string): string {
  const said = /^sep=(.)\r?\n/.exec(text)?.[1];
  if (said !== undefined) return said;
  const understood = (delimiter: string): number => {
    try {
      const sheet = readSheet([...cellsOf(text, delimiter, HEAD_LINES), ['x']]);
      return sheet.ok ? sheet.columns.length : 0;
    } catch {
      return -1;
    }
  };
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: understood(delimiter) }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

function cellsOf(text: string, delimiter: string, lines: number): string[][] {
  try {
    // Quotation marks inside a cell without them around it are part of the text, as in a name such as 5" tube.
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      to: lines,
      max_record_size: MOST_OF_RECORD,
    });
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableSheet('QUOTES') : error;
  }
}
