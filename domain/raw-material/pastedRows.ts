import { readConcentration } from './concentration.ts';

/** One row of a composition as it was pasted; what it says is judged where it is typed too. */
export type PastedRow = {
  readonly inciName: string;
  /** As it was written; '' where the row has none. */
  readonly maxConcentration: string;
};

const HEADER_WORDS = new Set(
  ('inci name names naziv nazivi ime ingredient ingredients sastojak sastojka sastojci sirovina sirovine raw material trade max maks maximum maksimum maksimalna concentration concentrations conc ' +
    'koncentracija konc content sadržaj udeo udio share percent procenat w m').split(' '),
);

const isNumber = (cell: string) => cell !== '' && readConcentration(cell).ok;
const isHeaderCell = (cell: string) => (cell.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => HEADER_WORDS.has(word)) && !/\d/.test(cell);
const readCell = (cell: string) => cell.trim().replace(/^"(.*)"$/s, (_, inner: string) => inner.replaceAll('""', '"').trim());

/**
 * Reads the clipboard of a spreadsheet: one INCI name in a line with its concentration beside it, in either order, parted by tabs or else by
 * semicolons. A line of headings is dropped, so are empty lines; of further columns only the first two that hold anything count. Null for what is
 * one plain name, which belongs into the field where it is pasted.
 */
export function readPastedRows(text: string): PastedRow[] | null {
  const separator = text.includes('\t') ? '\t' : ';';
  const lines = text.split(/\r\n|[\r\n]/).map((line) => line.split(separator).map(readCell)).filter((cells) => cells.some(Boolean));
  const columns = [...(lines.reduce<string[]>((widest, cells) => (cells.length > widest.length ? cells : widest), [])).keys()].filter((at) => lines.some((cells) => cells[at]));
  const pairs = lines.map((cells) => [cells[columns[0] ?? 0] ?? '', cells[columns[1] ?? 1] ?? ''] as const);
  const [first, ...others] = pairs;
  if (!first || (others.length === 0 && !first.some(isNumber))) return null;
  const rows = others.length > 0 && first.every(isHeaderCell) ? others : pairs;
  const isSwapped = rows.filter(([left, right]) => isNumber(left) && !isNumber(right)).length > rows.filter(([left, right]) => isNumber(right) && !isNumber(left)).length;
  return rows.map(([left, right]) => (isSwapped ? { inciName: right, maxConcentration: left } : { inciName: left, maxConcentration: right }));
}
