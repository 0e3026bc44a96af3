import { read, SSF, type CellObject, type WorkSheet } from '@e965/xlsx';
import { ZipFile } from 'yazl';
import { SheetError } from './errors.ts';
import { MAX_COLUMNS, MAX_LINES } from './limits.ts';
import { unpackXlsx } from './unpackXlsx.ts';

const CONTENT_TYPES = '[Content_Types].xml';

/**
 * What a calculated cell is read as, behind an equals sign: what would be calculated, or the value that was stored with
 * it.
 */
type Calculated = 'formula' | 'storedValue';

interface CellOptions {
  calculated: Calculated;
  /** Whether the days of the workbook are counted from 1904, as old versions for the Macintosh did. */
  date1904: boolean;
}

/** Reads the cells of each sheet of a workbook as texts. Nothing is calculated. Throws a SheetError. */
export async function readXlsx(path: string, calculated: Calculated = 'formula'): Promise<string[][][]> {
  const bytes = await repack(await unpackXlsx(path));
  try {
    const workbook = read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellHTML: false,
      sheetRows: MAX_LINES + 1,
    });
    const options = { calculated, date1904: workbook.Workbook?.WBProps?.date1904 ?? false };
    return workbook.SheetNames.map((name) => toCells(workbook.Sheets[name], options));
  } catch {
    throw new SheetError('BROKEN');
  }
}

/**
 * A new archive of only the parts that were unpacked and counted, because the library trusts the sizes that an archive
 * claims.
 */
async function repack(parts: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, part] of parts) {
    const content = name === CONTENT_TYPES ? Buffer.from(withoutMissingParts(String(part), parts)) : part;
    archive.addBuffer(content, name, { compress: false });
  }
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The list of contents without the parts that were not unpacked; the library would fail to find them. */
const withoutMissingParts = (contentTypes: string, parts: ReadonlyMap<string, Buffer>): string =>
  contentTypes.replace(/<Override\b[^<>]{0,2000}>/g, (entry) =>
    parts.has(/PartName=["']\/?([^"']*)["']/.exec(entry)?.[1] ?? '') ? entry : '',
  );

function toCells(sheet: WorkSheet | undefined, options: CellOptions): string[][] {
  const lines = (sheet?.['!data'] ?? []) as ((CellObject | undefined)[] | undefined)[];
  return Array.from(lines, (line) =>
    Array.from((line ?? []).slice(0, MAX_COLUMNS), (cell) => (cell ? toText(cell, options) : '')),
  );
}

/** Fifteen digits without an exponent, the precision of a spreadsheet. */
const digits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

/** The day of a number; the types of the library do not know the function. */
const dayOf = (value: number, date1904: boolean): string => {
  const { y, m, d } = (SSF as { parse_date_code: DateParser }).parse_date_code(value, { date1904 });
  return [String(y).padStart(4, '0'), String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-');
};
type DateParser = (value: number, options: { date1904: boolean }) => { y: number; m: number; d: number };

/**
 * Whether a number format shows a year, a month and a day. What shows less, as "5-Oct", is rather a range that was
 * taken for a date.
 */
function isDay(format: string): boolean {
  const letters = format
    .split(';', 1)
    .join('')
    .replace(/"[^"]*"|\\.|_.|\[[^[\]]*\]/g, '')
    .toLowerCase();
  return ['y', 'm', 'd'].every((letter) => letters.includes(letter));
}

const isDate = (format: string): boolean => (SSF as { is_date: (format: string) => boolean }).is_date(format);

function toText({ f, ...cell }: CellObject, options: CellOptions): string {
  if (f === undefined) return valueOf(cell, options);
  // The value of a failed calculation is the code of its error.
  return `=${options.calculated === 'formula' ? f : cell.t === 'e' ? '' : valueOf(cell, options)}`;
}

/**
 * A cell as a text. A day is written 2026-02-03 whatever its format: as it is displayed, 2/3/26 may be either of two
 * days.
 */
function valueOf({ t, v, w, z }: CellObject, { date1904 }: CellOptions): string {
  if (t === 'b') return v === true ? 'TRUE' : 'FALSE';
  if (typeof v !== 'number' || t !== 'n') return typeof v === 'string' ? v : (w ?? '');
  const format = typeof z === 'string' ? z : '';
  if (isDate(format)) return isDay(format) && v >= 1 ? dayOf(v, date1904) : (w ?? '');
  return format.includes('%') ? `${digits.format(v * 100)}%` : digits.format(v);
}
