import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UnreadableFile } from './problems.ts';

/** One record of a file, and the line of the file, from 1, that it begins on. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

const CHUNK_BYTES = 64 * 1024;
/** A quote that is never closed would take the rest of the file for one cell. The longest true record has 25,000 bytes. */
const MAX_RECORD_BYTES = 1024 * 1024;

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) yield bytes.subarray(from, from + CHUNK_BYTES);
}

const [LF, CR, QUOTE] = Buffer.from('\n\r"');

/** Where a line begins; the begin of the file when there is a quote before it, which may hold line breaks. */
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
 * Reads comma-separated text record by record, from a line on or from further up; throws an UnreadableFile that names the line where the quotes go
 * wrong. Records as long as the first are read some twenty times faster than others, for each of which the parser makes an error.
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
