import { read, SSF, type CellObject, type WorkSheet } from '@e965/xlsx';
import { ZipFile } from 'yazl';
import { SheetError } from './errors.ts';
import { MAX_COLUMNS, MAX_LINES } from './limits.ts';
import { unpackXlsx } from './unpackXlsx.ts';

const CONTENT_TYPES = '[Content_Types].xml';

/** What a calculated cell is read as, behind an equals sign: what would be calculated, or the value that was stored with it. */
type Calculated = 'formula' | 'storedValue';

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
    return workbook.SheetNames.map((name) => toCells(workbook.Sheets[name], calculated));
  } catch {
    throw new SheetError('BROKEN');
  }
}

/** A new archive of only the parts that were unpacked and counted, because the library trusts the sizes that an archive claims. */
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

function toCells(sheet: WorkSheet | undefined, calculated: Calculated): string[][] {
  const lines = (sheet?.['!data'] ?? []) as ((CellObject | undefined)[] | undefined)[];
  return Array.from(lines, (line) =>
    Array.from((line ?? []).slice(0, MAX_COLUMNS), (cell) => (cell ? toText(cell, calculated) : '')),
  );
}

/** Fifteen digits without an exponent, the precision of a spreadsheet. */
const digits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

/** Whether a number format is one of dates. The types of the library do not know the function. */
const isDate = (format: string): boolean => (SSF as { is_date: (format: string) => boolean }).is_date(format);

function toText({ f, ...cell }: CellObject, calculated: Calculated): string {
  if (f === undefined) return valueOf(cell);
  // The value of a failed calculation is the code of its error.
  return `=${calculated === 'formula' ? f : cell.t === 'e' ? '' : valueOf(cell)}`;
}

function valueOf({ t, v, w, z }: CellObject): string {
  if (t === 'b') return v === true ? 'TRUE' : 'FALSE';
  if (typeof v !== 'number' || t !== 'n') return typeof v === 'string' ? v : (w ?? '');
  const format = typeof z === 'string' ? z : '';
  if (isDate(format)) return w ?? '';
  return format.includes('%') ? `${digits.format(v * 100)}%` : digits.format(v);
}
