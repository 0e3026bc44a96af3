import { readFragranceHeading } from '../import/headings/fragrance.ts';
import { headingParts } from '../import/headings/headingParts.ts';
import { isTotal } from '../import/rows/totals.ts';
import { isCasNumber } from '../inci/registryNumbers.ts';
import { formatDecimal } from '../quantity/decimal.ts';
import { isLowerEnd, type Quantity, type QuantityContext, readQuantity } from '../quantity/readQuantity.ts';
import { addIsomers } from './addIsomers.ts';
import type { FragranceAllergen } from './allergenStatement.ts';
import { rowOfTable, tableOf, type StatementRow, type StatementTable } from './statementTable.ts';

const CAS_NUMBER = /\b\d{2,7}-\d{2}-\d\b/g;
const HEADING =
  /^(?:inci|name|naziv|alergen|allergen|ingredient|sastojak|substance|supstanca|cas|%|total|ukupno|suma)/i;
/** Whether a line is a sum: what stands before its first amount or cell names one. */
const isSum = (line: string): boolean => isTotal(/^[^\t;|:=\d]{0,60}/.exec(line)?.[0] ?? '');
/** Where the cells of a line part: a tab, a semicolon, a vertical bar, two blanks, a colon before a blank. */
const CELLS = /[\t;|]|\s\s|:\s/;

/** A share at the end of a line has at most so many words: 'nije detektovano (limit 0.001 %)'. */
const SHARE_WORDS = 6;

type Share = Pick<FragranceAllergen, 'percent' | 'detectionLimit'>;

/**
 * Reads a share as statements write it: '2.35', '250 ppm', '< 0,001 %', 'n.d.', 'n.d. (<0.001)', 'LOD 10 ppm'; null for
 * what is none. Of a range, of "max" and of "≤ 5 %", the upper end counts: only "<" states a limit of detection. Traces
 * are there, and nobody knows how much: as little as of "n.d." without a limit. `context` has what the column says: its
 * unit, percent unless stated.
 */
export function readShare(text: string, context: QuantityContext = {}): Share | null {
  const read = readQuantity(text, { ...context, isPercentage: !(context.unit ?? context.rowUnit) });
  if (read.kind === 'traces') return { percent: null, detectionLimit: null };
  if (read.kind === 'absent') return { percent: null, detectionLimit: read.limit && percentOf(read.limit) };
  const percent = read.kind === 'amount' ? percentOf(read) : null;
  // Of a lower end alone nobody knows the upper one, which counts.
  if (read.kind !== 'amount' || percent === null || isLowerEnd(read)) return null;
  return read.limit === '<' ? { percent: null, detectionLimit: percent } : { percent, detectionLimit: null };
}

const percentOf = ({ measure, max }: Quantity): string | null => (measure === 'MASS' ? null : formatDecimal(max));

/** What was read of a pasted statement. */
export type ReadStatement = {
  /** Each name once: lines of one name with several CAS numbers, or without them, are added up. */
  readonly allergens: readonly FragranceAllergen[];
  /** Lines that are neither an allergen nor a heading, as they were pasted: shown, never dropped silently. */
  readonly unread: readonly string[];
  /** Names whose lines were added up. */
  readonly added: readonly string[];
};

/**
 * Reads a pasted allergen statement: one allergen in each line, as a name with its share, with or without a CAS number,
 * parted by tabs, semicolons, bars or blanks. Isomers of one name add up, as in the import. The share is a percentage,
 * parts per million, 'n.d.' or '< x', whose x is the limit of detection; a cell behind 'n.d.' may hold the limit, too.
 * Headings and totals are left out.
 */
export function readStatement(text: string): ReadStatement {
  const lines: FragranceAllergen[] = [];
  const unread: string[] = [];
  let unit: string | null = null;
  let table: StatementTable | null = null;
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const trimmed = line.trim();
    const found = /\d/.test(trimmed) ? null : tableOf(line);
    const isHeading = found !== null || (HEADING.test(trimmed) && !/\d/.test(trimmed));
    if (isHeading) unit = unitOfHeadings(line) ?? unit;
    table = found ?? table;
    const row = table && !isHeading ? rowOfTable(line, table) : null;
    const allergen = trimmed === '' || isHeading ? null : row ? readRow(row) : readLine(line, unit);
    if (allergen) lines.push(allergen);
    else if (trimmed !== '' && !isSum(trimmed) && !isHeading) unread.push(trimmed);
  }
  const { allergens, rows } = addIsomers(lines);
  const added = allergens.filter((_, at) => rows.indexOf(at) < rows.lastIndexOf(at));
  return { allergens, unread, added: added.map(({ inciName }) => inciName) };
}

/** The unit that the headings of a pasted statement state for its shares; null where they state none. */
function unitOfHeadings(line: string): string | null {
  const heading = line.split(CELLS).find((cell) => readFragranceHeading(cell)?.column === 'PERCENT');
  const unit = heading === undefined ? null : headingParts(heading).unit;
  return unit === '%' ? null : unit;
}

/** A line of a table: each figure is that of its column. Null for a total and for what is no allergen. */
function readRow({ cells, context }: StatementRow): FragranceAllergen | null {
  const numbers = (cells.CAS ?? '').match(CAS_NUMBER) ?? [];
  const casNumber = numbers.find(isCasNumber) ?? null;
  const inciName = cells.INCI ?? '';
  const share = readShare(cells.PERCENT ?? '', context);
  const limit = cells.LIMIT ? readShare(cells.LIMIT, context) : null;
  if (!share || (numbers.length > 0 && casNumber === null) || inciName === '' || isTotal(inciName)) return null;
  const limitCell = share.percent === null ? (limit?.detectionLimit ?? limit?.percent ?? null) : null;
  return { inciName, casNumber, percent: share.percent, detectionLimit: share.detectionLimit ?? limitCell };
}

/** A cell that holds nothing but the unit of the figure beside it. */
const UNIT_CELL = /^(?:%|‰|pp[mb]|m?g\/kg|[µu]g\/g)$/i;

function readLine(line: string, columnUnit: string | null): FragranceAllergen | null {
  const numbers = line.match(CAS_NUMBER) ?? [];
  const casNumber = numbers.find(isCasNumber) ?? null;
  // A number that is wrong is shown as not read: without it another substance could be meant.
  if (numbers.length > 0 && casNumber === null) return null;
  // Two names in a line: "Limonene (5989-27-5) 1.5 %, Linalool (78-70-6) 0.5 %".
  if (/\d{2,7}-\d\d-\d[^\t;|]{0,60}\p{L}{4}[^\t;|]{0,60}\d{2,7}-\d\d-\d/u.test(line)) return null;
  const cells = line
    .replaceAll(/\(\d{2,7}-\d{2}-\d\):?/g, '\t')
    .replaceAll(CAS_NUMBER, '\t')
    .split(CELLS)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    .filter((cell) => cell !== '');
  const unit = cells.find((cell) => UNIT_CELL.test(cell)) ?? columnUnit;
  const shares = cells.flatMap((cell) => readShare(cell, { unit }) ?? []);
  const name = cells.find((cell) => /\p{L}{3}/u.test(cell) && !readShare(cell)) ?? '';
  const found = shares.length > 0 ? { name, shares } : splitAtShare(name, unit);
  if (!found || found.name === '' || isTotal(found.name)) return null;
  // A first cell that only counts the lines is no share when another one follows.
  const isCounted = /^\d+[.)]?$/.test(cells[0] ?? '') && found.shares.length > 1;
  const [share, limit] = isCounted ? found.shares.slice(1) : found.shares;
  // Of two figures without headings nobody knows which is the share; behind "n.d." the second is its limit.
  if (!share || (limit && share.percent !== null && share.percent !== limit.percent)) return null;
  const limitCell = share.percent === null ? (limit?.detectionLimit ?? limit?.percent ?? null) : null;
  return {
    inciName: found.name,
    casNumber,
    percent: share.percent,
    detectionLimit: share.detectionLimit ?? limitCell,
  };
}

/** 'Linalool 2,35 %' is one cell: the share stands in its last words. Two numbers at the end tell no share. */
function splitAtShare(cell: string, unit: string | null): { name: string; shares: Share[] } | null {
  const words = cell.split(/\s/).filter((word) => word !== '');
  for (let at = Math.max(1, words.length - SHARE_WORDS); at < words.length; at += 1) {
    const share = readShare(words.slice(at).join(' '), { unit });
    const name = words.slice(0, at).join(' ');
    if (share) return /\d$/.test(name) ? null : { name: name.replace(/[:=]$/, ''), shares: [share] };
  }
  return null;
}
