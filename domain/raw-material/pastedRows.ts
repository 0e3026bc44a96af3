import type { HeadingReader } from '../import/headings/readByRules.ts';
import { headingParts } from '../import/headings/headingParts.ts';
import { readRawMaterialHeading } from '../import/headings/raw-material.ts';
import { joinEnds } from '../import/rows/joinEnds.ts';
import { shareScalesOf } from '../import/rows/shareScale.ts';
import { findTables } from '../import/tables/findTables.ts';
import { type Cells, plainSheet } from '../import/tables/openedSheet.ts';
import { pastedCells } from '../import/tables/pastedCells.ts';
import { readRemainder } from '../quantity/readRemainder.ts';
import {
  type CompositionLine,
  type ReadComponent,
  readCompositionLines,
} from '../raw-material-import/readCompositionLines.ts';
import type { SheetProblemCode } from '../raw-material-import/sheetRow.ts';
import { readConcentration } from './concentration.ts';

/** One pasted row of a composition; its values are checked by the form, like typed ones. */
export type PastedRow = {
  readonly inciName: string;
  /** In percent, or with its unit; '' where the row has none. */
  readonly maxConcentration: string;
};

/** What is noteworthy of a paste: a problem of the import, or of its columns. */
export type PasteNote = {
  /** UNIT is that of the heading, COLUMN the number from 1 of the one that was taken of several with figures. */
  readonly code: SheetProblemCode | 'UNIT' | 'COLUMN' | 'COLUMNS_LEFT_OUT';
  readonly value: string;
};

/** What was pasted into a composition. */
export type PastedRows = { readonly rows: readonly PastedRow[]; readonly notes: readonly PasteNote[] };

type Column = 'INCI_NAMES' | 'MAX_CONCENTRATIONS';

/** The headings of the import; a name without "INCI" is that of an ingredient where nothing but a composition is. */
const readHeading: HeadingReader<Column> = (heading) => {
  const read = readRawMaterialHeading(heading);
  if (!read || read.column === 'MIN_CONCENTRATIONS') return null;
  if (read.column === 'TRADE_NAME') return { column: 'INCI_NAMES', certainty: 'guess' };
  const isTaken = read.column === 'INCI_NAMES' || read.column === 'MAX_CONCENTRATIONS';
  return { column: isTaken ? read.column : 'IGNORED', certainty: read.certainty };
};
const SUBJECT = {
  columns: ['INCI_NAMES', 'MAX_CONCENTRATIONS'] as const,
  readHeading,
  needs: [['INCI_NAMES', 'MAX_CONCENTRATIONS'] as const],
  byContent: {},
};

/** Where the columns stand, from 0; -1 for one that is not there. */
interface Layout {
  /** The first line below the headings. */
  from: number;
  name: number;
  concentration: number;
  /** The lower ends of the concentrations. */
  lowerAt: number;
  /** The column of units. */
  unitAt: number;
  /** That of the heading. */
  unit: string | null;
  notes: PasteNote[];
}

const REGISTRY_NUMBER = /^\d{2,7}-\d{2,3}-\d$/;
const isRegistryNumber = (cell: string): boolean => REGISTRY_NUMBER.test(cell);
const isAmount = (cell: string): boolean =>
  cell !== '' && (readConcentration(cell).ok || readRemainder(cell) !== null || /^\d[\d.,]{0,20}$/.test(cell));
/** Problems that the field of a row shows by itself, or that count all rows of the form. */
const SHOWN_BY_FORM: ReadonlySet<SheetProblemCode> = new Set([
  'NOT_A_NUMBER',
  'AMBIGUOUS_NUMBER',
  'NEGATIVE',
  'CONCENTRATION_OVER_100',
  'INCI_MISSING',
  'TOO_LONG',
]);

/**
 * Reads the clipboard of a spreadsheet, or a list of names, by the same steps as the import of raw materials: INCI
 * names with their concentrations, in cells parted by tabs or else by semicolons. Which column holds which is told by
 * headings, else by what stands there: the concentration is the last column of numbers that does not just count the
 * lines, the name the first one of words. A concentration that cannot be read stays as it was pasted, so that the form
 * says what is wrong. Null for one plain name or number, which belongs into the field where it is pasted.
 */
export function readPastedRows(text: string): PastedRows | null {
  const { cells, layout } = readTable(text);
  const lines = cells.slice(layout.from).map((line, at): CompositionLine => ({
    line: layout.from + at + 1,
    names: line[layout.name] ?? '',
    concentrations:
      layout.lowerAt < 0
        ? (line[layout.concentration] ?? '')
        : joinEnds(line[layout.lowerAt] ?? '', line[layout.concentration] ?? ''),
    rowUnit: line[layout.unitAt] || null,
  }));
  const notes = [...layout.notes];
  const report = (code: SheetProblemCode, _column: unknown, value = ''): void => {
    if (!SHOWN_BY_FORM.has(code)) notes.push({ code, value });
  };
  const filled = lines.filter(({ names, concentrations }) => names !== '' || concentrations !== '');
  const rows =
    layout.name < 0
      ? filled.map(({ concentrations }) => ({ inciName: '', maxConcentration: withUnit(concentrations, layout.unit) }))
      : readCompositionLines(filled, layout.unit, report).map((read) => ({
          inciName: read.inciName,
          maxConcentration: concentrationOf(read, layout.unit),
        }));
  const [only, ...others] = rows;
  const plain = text.trim();
  const isPlain = only?.inciName === plain || only?.maxConcentration === plain;
  return !only || (others.length === 0 && isPlain) ? null : { rows, notes };
}

/** What the form gets: as it was pasted where that says the same, or what the form has to refuse, with its units. */
function concentrationOf(
  { written, rowUnit, maxConcentration, isRefused }: ReadComponent,
  unit: string | null,
): string {
  if (isRefused && rowUnit !== null) return `${written} ${rowUnit}`;
  return isRefused || textOf(written) === maxConcentration ? withUnit(written, unit) : maxConcentration;
}

const textOf = (written: string): string | null => {
  const read = readConcentration(written);
  return read.ok ? read.text : null;
};

/** A concentration with the unit of its heading, where it would mean something else without. */
const withUnit = (cell: string, unit: string | null): string => {
  const [alone, read] = [readConcentration(cell), readConcentration(cell, unit)];
  const isSame = alone.ok ? read.ok && read.text === alone.text : !read.ok;
  return unit === null || isSame ? cell : `${cell} ${unit}`;
};

/** The cells of a text and what its columns are. Semicolons part cells only where one of them holds an amount. */
function readTable(text: string): { cells: Cells; layout: Layout } {
  if (text.includes('\t')) {
    const cells = pastedCells(text, '\t');
    return { cells, layout: layoutOf(cells) };
  }
  const cells = pastedCells(text, ';');
  const layout = layoutOf(cells);
  const isTable = layout.from > 0 || cells.some((line) => line.length > 1 && line.some(isAmount));
  if (isTable) return { cells, layout };
  const lines = text.split(/\r\n|[\r\n]/).map((line) => [line.trim()]);
  return { cells: lines, layout: layoutOf(lines) };
}

function layoutOf(cells: Cells): Layout {
  const [table] = findTables(plainSheet(cells), SUBJECT);
  const isFound = table?.columns.some(({ column }) => column !== null) ?? false;
  const first = cells.findIndex((line) => line.some(Boolean));
  const isOneHeading = cells.length > first + 1 && isLineOfHeadings(cells[first] ?? []);
  const from = table && isFound ? table.headings + 1 : isOneHeading ? first + 1 : 0;
  const texts = from > 0 ? (table && isFound ? table.columns.map(({ heading }) => heading) : cells[first]) : [];
  const found = findColumns(cells.slice(from), texts ?? []);
  const { unit, note } = settleUnit(
    texts?.[found.concentration],
    cells.slice(from).map((line) => line[found.concentration] ?? ''),
  );
  const isUpper = readRawMaterialHeading(texts?.[found.concentration] ?? '')?.end === 'upper';
  const lowerAt = (texts ?? []).findIndex(
    (heading) => isUpper && readRawMaterialHeading(heading)?.column === 'MIN_CONCENTRATIONS',
  );
  const unitAt = (texts ?? []).findIndex((heading) => readRawMaterialHeading(heading)?.column === 'UNIT');
  const leftOut = (texts ?? []).filter(
    (heading, place) =>
      heading !== '' &&
      place !== found.name &&
      place !== found.concentration &&
      place !== lowerAt &&
      !isIgnored(readHeading(heading)),
  );
  const above = cells.slice(0, from && (table?.first ?? first)).map((line) => line.filter(Boolean).join(' '));
  const told: PasteNote[] = [
    ...above.filter(Boolean).map((value) => ({ code: 'REMARK_LEFT_OUT' as const, value })),
    ...(leftOut.length > 0 ? [{ code: 'COLUMNS_LEFT_OUT' as const, value: leftOut.join(', ') }] : []),
    ...note,
    ...(found.isChosen ? [{ code: 'COLUMN' as const, value: String(found.concentration + 1) }] : []),
  ];
  return { from, ...found, lowerAt, unitAt, unit, notes: told };
}

/**
 * The unit of the figures of a column, as its heading states it, with what there is to say of it. Fractions of 1 are
 * told from percentages by their sum; without a heading, figures are percentages.
 */
function settleUnit(
  heading: string | undefined,
  figures: readonly string[],
): { unit: string | null; note: readonly PasteNote[] } {
  const { unit, meanings } = headingParts(heading ?? '');
  if (unit !== null && unit !== '%' && unit !== 'fraction') return { unit, note: [{ code: 'UNIT', value: unit }] };
  const read = figures.flatMap((cell) => {
    const concentration = readConcentration(cell);
    return concentration.ok && concentration.percent !== null && !/[%‰a-z]/i.test(cell) ? [concentration.percent] : [];
  });
  const isPercentStated = heading === undefined || (meanings.has('PERCENT') && unit !== 'fraction');
  const [scale] = shareScalesOf([read], isPercentStated);
  if (!scale || scale === 'PERCENT') return { unit: null, note: [] };
  const isRead = scale === 'FRACTIONS';
  const note = { code: isRead ? ('FRACTIONS_READ' as const) : ('FRACTION_OR_PERCENT' as const), value: heading ?? '' };
  return { unit: isRead ? 'fraction' : null, note: [note] };
}

const isIgnored = (reading: ReturnType<typeof readHeading>): boolean => reading?.column === 'IGNORED';

const isLineOfHeadings = (line: readonly string[]): boolean =>
  line.some(Boolean) && line.every((cell) => cell === '' || readHeading(cell) !== null);

/**
 * Where the names and the concentrations stand; -1 for a column that is not there. `isChosen` where no heading says
 * which of several columns of figures it is.
 */
function findColumns(
  rows: Cells,
  headings: readonly string[],
): { name: number; concentration: number; isChosen: boolean } {
  const widest = rows.reduce((most, line) => Math.max(most, line.length), headings.length);
  const readings = Array.from({ length: widest }, (_, place) => readHeading(headings[place] ?? ''));
  const columns = [...readings.keys()].filter(
    (at) => rows.some((line) => line[at]) && !isIgnored(readings[at] ?? null),
  );
  const headed = (column: Column): number | undefined => {
    const places = columns.filter((at) => readings[at]?.column === column);
    return places.find((at) => readings[at]?.certainty === 'sure') ?? places[0];
  };
  const mostly = (at: number, holds: (cell: string) => boolean): boolean => {
    const filled = rows.flatMap((line) => line[at] || []);
    return filled.length > 0 && filled.filter(holds).length * 2 >= filled.length;
  };
  const lines = rows.filter((line) => line.some(Boolean));
  const counts = (at: number): boolean =>
    lines.length > (columns.length > 2 ? 1 : 2) &&
    lines.every((line, index) => line[at]?.replace(/[.)]$/, '') === String(index + 1));
  const share = headed('MAX_CONCENTRATIONS');
  const others = columns.filter((at) => at !== share);
  const name =
    headed('INCI_NAMES') ?? others.find((at) => !mostly(at, isAmount) && !mostly(at, isRegistryNumber)) ?? -1;
  const left = others.filter((at) => at !== name && !(at < name && counts(at)) && !mostly(at, isRegistryNumber));
  const amounts = left.filter((at) => mostly(at, isAmount));
  return {
    name,
    concentration: share ?? amounts.at(-1) ?? left[0] ?? -1,
    isChosen: share === undefined && amounts.length > 1,
  };
}
