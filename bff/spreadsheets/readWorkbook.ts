import { read, SSF, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { OpenedSheet } from '../../domain/import/tables/openedSheet.ts';
import { SheetError } from './errors.ts';
import { MAX_COLUMNS, MAX_LINES } from './limits.ts';
import { numberText } from './numberText.ts';

/**
 * Reads the sheets of a workbook whose bytes can be trusted to be no larger than they are. Nothing is calculated, and
 * no macro is read. Throws a SheetError.
 */
export function readWorkbook(bytes: Buffer): OpenedSheet[] {
  const workbook = parse(bytes);
  // Whether the days of the workbook are counted from 1904, as old versions for the Macintosh did.
  const date1904 = workbook.Workbook?.WBProps?.date1904 ?? false;
  return workbook.SheetNames.map((name, at) => ({
    name,
    isHidden: (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
    ...openSheet(workbook.Sheets[name] ?? {}, date1904),
  }));
}

function parse(bytes: Buffer): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellHTML: false,
      // Without it the library does not say which lines and columns are hidden.
      cellStyles: true,
      sheetRows: MAX_LINES + 1,
    });
  } catch (error) {
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new SheetError(isProtected ? 'PROTECTED' : 'BROKEN');
  }
}

function openSheet(sheet: WorkSheet, date1904: boolean): Omit<OpenedSheet, 'name' | 'isHidden'> {
  const lines = (sheet['!data'] ?? []) as ((CellObject | undefined)[] | undefined)[];
  const calculated = new Map<number, Map<number, string>>();
  const cells = Array.from(lines, (line, at) =>
    Array.from((line ?? []).slice(0, MAX_COLUMNS), (cell, place) => {
      if (!cell) return '';
      if (cell.f === undefined) return valueOf(cell, date1904);
      // The value of a failed calculation is the code of its error.
      const hasValue = cell.v !== undefined && cell.t !== 'e';
      calculated.set(at, (calculated.get(at) ?? new Map<number, string>()).set(place, hasValue ? '' : cell.f));
      return hasValue ? valueOf(cell, date1904) : '';
    }),
  );
  return {
    cells,
    calculated,
    hiddenLines: hiddenOf(sheet['!rows'], MAX_LINES),
    hiddenColumns: hiddenOf(sheet['!cols'], MAX_COLUMNS),
    merged: (sheet['!merges'] ?? []).map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c })),
  };
}

const hiddenOf = (lines: readonly ({ hidden?: boolean } | undefined)[] | undefined, max: number): Set<number> =>
  new Set(Array.from(lines?.slice(0, max) ?? [], (line, at) => (line?.hidden ? at : -1)).filter((at) => at >= 0));

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

/**
 * A cell as a text. A day is written 2026-02-03 whatever its format: as it is displayed, 2/3/26 may be either of two
 * days.
 */
function valueOf({ t, v, w, z }: CellObject, date1904: boolean): string {
  if (t === 'b') return v === true ? 'TRUE' : 'FALSE';
  if (typeof v !== 'number' || t !== 'n') return typeof v === 'string' ? v : (w ?? '');
  const format = typeof z === 'string' ? z : '';
  if (isDate(format)) return isDay(format) && v >= 1 ? dayOf(v, date1904) : (w ?? '');
  // The library does not find every format of an OpenDocument file.
  return numberText(v, format, w);
}
