import type { Part } from '../database/schema/knowledge.ts';
import { recordsOf } from './csvRecords.ts';
import { UnreadableFile } from './problems.ts';

/** Columns of the Commission's exports as letters and digits alone, because their blanks, slashes and capitals vary. */
const INVENTORY = {
  reference: ['cosingrefno'],
  name: ['inciname'],
  inn: ['innname'],
  phEur: ['pheurname'],
  cas: ['casno'],
  ec: ['ecno'],
  description: ['chemiupacnamedescription'],
  restriction: ['restriction'],
  functions: ['function'],
} as const;
const ANNEX = {
  reference: ['referencenumber'],
  substance: ['chemicalnameinn', 'chemicalname'],
  glossary: ['nameofcommoningredientsglossary', 'colourindexnumbernameofcommoningredientsglossary'],
  cas: ['casnumber'],
  ec: ['ecnumber'],
  productTypes: ['producttypebodyparts'],
  maximum: ['maximumconcentrationinreadyforusepreparation'],
  otherConditions: ['other'],
  warnings: ['wordingofconditionsofuseandwarnings'],
  regulation: ['regulation'],
  cmr: ['cmr'],
  identified: ['identifiedingredientsorsubstanceseg'],
} as const;

export type InventoryColumn = keyof typeof INVENTORY;
export type AnnexColumn = keyof typeof ANNEX;
type Column = InventoryColumn | AnnexColumn;

/** Required columns with their titles in an export. A file that lacks one is rejected. */
const REQUIRED_OF_INVENTORY: Partial<Record<Column, string>> = {
  name: 'INCI name',
  cas: 'CAS No',
  ec: 'EC No',
  functions: 'Function',
};
const REQUIRED_OF_ANNEX_II: Partial<Record<Column, string>> = {
  reference: 'Reference Number',
  substance: 'Chemical name / INN',
  cas: 'CAS Number',
  regulation: 'Regulation',
};
const REQUIRED_OF_OTHER_ANNEXES: Partial<Record<Column, string>> = {
  ...REQUIRED_OF_ANNEX_II,
  productTypes: 'Product Type, body parts',
  maximum: 'Maximum concentration in ready for use preparation',
  otherConditions: 'Other',
  warnings: 'Wording of conditions of use and warnings',
};

/** How a file is laid out. */
export interface ExportLayout {
  part: Part;
  delimiter: string;
  /** Line of the header; every record after it is a row. */
  headerLine: number;
  /** The header's cells. */
  header: readonly string[];
  /** Index of each known column. */
  columnIndexes: ReadonlyMap<string, number>;
  /** Index of the last required column. */
  lastRequiredIndex: number;
  /**
   * Day of the content, ISO 8601: the last update that the file names, or else the day it was made. Null when it names
   * neither.
   */
  date: string | null;
}

const MAX_RECORDS_BEFORE_HEADER = 100;
/** The header is searched within so many bytes from the start. */
const MAX_HEADER_OFFSET = 64 * 1024;

const normalise = (cell: string) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function columnIndexesOf(
  header: readonly string[],
  columns: Readonly<Record<string, readonly string[]>>,
): Map<string, number> {
  const cells = header.map(normalise);
  return new Map(
    Object.entries(columns).flatMap(([column, names]) => {
      const place = cells.findIndex((cell) => names.includes(cell));
      return place < 0 ? [] : [[column, place] as const];
    }),
  );
}

/** The annex that the lines above the header name, or else the name of the file. */
function annexOf(preamble: readonly string[], fileName: string): Part | null {
  const inPreamble = preamble.map((cell) => /^\s*annex\s+(II|III|IV|V|VI)\s*$/i.exec(cell)?.[1]).find(Boolean);
  const inFileName = /annex[\s_-]*(III|II|IV|VI|V)(?![a-z])/i.exec(fileName)?.[1];
  const annex = (inPreamble ?? inFileName)?.toUpperCase();
  return annex === undefined ? null : (`aneks${annex}` as Part);
}

/** "Last update: 17/06/2026" of an annex or "File creation date: 18/06/2026", each in one cell or in two. */
function dateOf(preamble: readonly string[]): string | null {
  const text = preamble.join(' ');
  const [, day, month, year] =
    /last update[\s:,]*(\d{1,2})\/(\d{1,2})\/(\d{4})/i.exec(text) ??
    /file creation date[\s:,]*(\d{1,2})\/(\d{1,2})\/(\d{4})/i.exec(text) ??
    [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

async function findLayoutWith(bytes: Buffer, delimiter: string, fileName: string): Promise<ExportLayout | null> {
  const preamble: string[] = [];
  let records = 0;
  for await (const { line, cells } of recordsOf(bytes, delimiter)) {
    const names = cells.map(normalise);
    const isInventory = names.includes('inciname');
    if (cells.length > 1 && (isInventory || names.includes('referencenumber'))) {
      const part = isInventory ? 'inventar' : annexOf(preamble, fileName);
      if (part === null) throw new UnreadableFile('ANNEX_UNKNOWN');
      const places = columnIndexesOf(cells, isInventory ? INVENTORY : ANNEX);
      const needed = isInventory
        ? REQUIRED_OF_INVENTORY
        : part === 'aneksII'
          ? REQUIRED_OF_ANNEX_II
          : REQUIRED_OF_OTHER_ANNEXES;
      const missing = Object.entries(needed).find(([column]) => !places.has(column));
      if (missing) throw new UnreadableFile('COLUMN_MISSING', { line, column: missing[1] });
      const lastNeeded = Math.max(...Object.keys(needed).map((column) => places.get(column) ?? 0));
      return {
        part,
        delimiter,
        headerLine: line,
        header: cells.map((cell) => cell.trim()),
        columnIndexes: places,
        lastRequiredIndex: lastNeeded,
        date: dateOf(preamble),
      };
    }
    preamble.push(...cells);
    if (++records === MAX_RECORDS_BEFORE_HEADER) break;
  }
  return null;
}

/**
 * Finds the header and, from it, the content of the file. Throws an UnreadableFile when it is not an export of the
 * Commission.
 */
export async function findLayout(bytes: Buffer, fileName: string): Promise<ExportLayout> {
  const beginning = bytes.toString('utf8', 0, MAX_HEADER_OFFSET);
  const declared = /^\ufeff?"?sep=(.)/i.exec(beginning)?.[1];
  // Checked first, so that a file of another kind is not reported as one with misplaced quotes.
  if (!/inci\s+name|reference\s+number/i.test(beginning)) throw new UnreadableFile('HEADER_NOT_FOUND');
  // Spreadsheets of a country with a decimal comma write semicolons.
  const delimiters = declared ? [declared] : [',', ';', '\t'];
  let quoteError: UnreadableFile | null = null;
  for (const delimiter of delimiters) {
    try {
      const layout = await findLayoutWith(bytes, delimiter, fileName);
      if (layout) return layout;
    } catch (error) {
      if (!(error instanceof UnreadableFile && error.message.startsWith('QUOTE'))) throw error;
      quoteError ??= error;
    }
  }
  throw quoteError ?? new UnreadableFile('HEADER_NOT_FOUND');
}
