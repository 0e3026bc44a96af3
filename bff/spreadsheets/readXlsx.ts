import { read, SSF, type CellObject, type WorkSheet } from '@e965/xlsx';
import { ZipFile } from 'yazl';
import { MOST_COLUMNS, MOST_LINES } from './limits.ts';
import { UnreadableSheet } from './errors.ts';
import { unpackXlsx } from './unpackXlsx.ts';

/** Each sheet of a workbook as texts; nothing is calculated, a formula counts as its text. Throws an UnreadableSheet. */
export async function xlsxCells(path: string): Promise<string[][][]> {
  const bytes = await repacked(await unpackXlsx(path));
  try {
    const workbook = read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellHTML: false,
      sheetRows: MOST_LINES + 1,
    });
    return workbook.SheetNames.map((name) => cellsOf(workbook.Sheets[name]));
  } catch {
    throw new UnreadableSheet('BROKEN');
  }
}

/** The archive anew, with nothing in it but what was unpacked and counted: the reader trusts what an archive says of itself. */
async function repacked(parts: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, part] of parts) {
    archive.addBuffer(name === CONTENTS ? Buffer.from(withoutStrangers(String(part), parts)) : part, name, {
      compress: false,
    });
  }
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const CONTENTS = '[Content_Types].xml';

/** The list of contents without the parts that were left packed, which the reader would miss. */
const withoutStrangers = (contents: string, parts: ReadonlyMap<string, Buffer>): string =>
  contents.replace(/<Override\b[^<>]{0,2000}>/g, (entry) =>
    parts.has(/PartName=["']\/?([^"']*)["']/.exec(entry)?.[1] ?? '') ? entry : '',
  );

function cellsOf(sheet: WorkSheet | undefined): string[][] {
  const lines = (sheet?.['!data'] ?? []) as ((CellObject | undefined)[] | undefined)[];
  return Array.from(lines, (line) =>
    Array.from((line ?? []).slice(0, MOST_COLUMNS), (cell) => (cell ? textOf(cell) : '')),
  );
}

/** Fifteen digits, as a spreadsheet counts itself, without an exponent. */
const digits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

/** Whether a number format is one of dates. */
const isDate = (format: string): boolean => (SSF as { is_date: (format: string) => boolean }).is_date(format);

function textOf({ t, v, w, f, z }: CellObject): string {
  if (f !== undefined) return `=${f}`;
  if (t === 'b') return v === true ? 'TRUE' : 'FALSE';
  if (typeof v !== 'number' || t !== 'n') return typeof v === 'string' ? v : (w ?? '');
  const format = typeof z === 'string' ? z : '';
  if (isDate(format)) return w ?? '';
  return format.includes('%') ? `${digits.format(v * 100)}%` : digits.format(v);
}
