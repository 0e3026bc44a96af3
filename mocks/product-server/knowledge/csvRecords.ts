import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UnreadableFile } from './problems.ts';

/** One record of a file, and the line of the file, from 1, that it begins on. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

const CHUNK_BYTES = 64 * 1024;
/**
 * Without a limit, a quote that is never closed would turn the rest of the file into one cell. The longest real record
 * has 25,000 bytes.
 */
const MAX_RECORD_BYTES = 1024 * 1024;

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) yield bytes.subarray(from, from + CHUNK_BYTES);
}

const [LF, CR, QUOTE] = Buffer.from('\n\r"');

/** The offset of a line. When a quote precedes it, which may contain line breaks, it is the start of the file. */
function startOf(bytes: Buffer, line: number): { offset: number; line: number } {
  let offset = 0;
  for (let at = 1; at < line; offset++) {
    const byte = bytes[offset];
    if (byte === undefined || byte === QUOTE) return { offset: 0, line: 1 };
    if (byte === LF || (byte === CR && bytes[offset + 1] !== LF)) at++;
  }
  return { offset, line };
}

/**
 * Reads comma-separated text record by record, from the given line or an earlier one. Throws an UnreadableFile with the
 * line of a misplaced quote. Records with as many cells as the first are read about twenty times faster, because the
 * parser creates an error for every other one.
 */
export async function* recordsOf(bytes: Buffer, delimiter: string, fromLine = 1): AsyncGenerator<CsvRecord> {
  const start = startOf(bytes, fromLine);
  let next = start.line;
  const lines: number[] = [];
  // Counted here, because the parser counts a CRLF inside a cell twice.
  const countLines = (cells: string[]) => {
    lines.push(next);
    next += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
    return cells;
  };
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_RECORD_BYTES,
    on_record: countLines,
  });
  const source = Readable.from(chunksOf(bytes.subarray(start.offset)));
  source.pipe(parser);
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { line: lines.shift() ?? next, cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const neverEnds = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
    const column = typeof error.column === 'number' ? String(error.column + 1) : null;
    throw new UnreadableFile(neverEnds ? 'QUOTE_NOT_CLOSED' : 'QUOTE_MISPLACED', { line: next, column });
  } finally {
    source.destroy();
    parser.destroy();
  }
}
