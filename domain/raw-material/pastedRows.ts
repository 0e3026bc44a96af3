import { readConcentration } from './concentration.ts';

/** One pasted row of a composition; its values are checked by the form, like typed ones. */
export type PastedRow = {
  readonly inciName: string;
  /** As it was written; '' where the row has none. */
  readonly maxConcentration: string;
};

const HEADER_WORDS = new Set(
  (
    'inci name names naziv nazivi ime ingredient ingredients sastojak sastojka sastojci sirovina sirovine raw material trade max maks maximum maksimum maksimalna min minimum concentration concentrations conc ' +
    'koncentracija konc content sadržaj udeo udio share percent procenat w m no nr number r br broj redni cas ec einecs function functions funkcija funkcije'
  ).split(' '),
);
const OF_MAXIMUM = /ma(?:x|ks)/i;
const OF_SHARE = /%|conc|konc|content|sadr|ude|udi|share|percent|procen/i;
const OF_INCI = /inci/i;
const OF_NAME = /na(?:me|ziv)|ime|ingred|sastoj|sirovin|material/i;
/** CAS and EC numbers. */
const REGISTRY_NUMBER = /^\d{2,7}-\d{2,3}-\d$/;

type Cells = readonly string[];

const isNumber = (cell: string) => cell !== '' && readConcentration(cell).ok;
const isHeaderCell = (cell: string) =>
  (cell.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => HEADER_WORDS.has(word)) && !/\d/.test(cell);
const readCell = (cell: string) =>
  cell.trim().replace(/^"(.*)"$/s, (_, inner: string) => inner.replaceAll('""', '"').trim());

/**
 * Reads the clipboard of a spreadsheet: an INCI name in each line with its concentration, parted by tabs or else by
 * semicolons. Which column holds which is told by headings, else by what stands there: the concentration is the last
 * column of numbers that does not just count the lines, the name the first one of words. Lines of headings and empty
 * ones are dropped, so are all other columns. Null for what is one plain name, which belongs into the field where it is
 * pasted.
 */
export function readPastedRows(text: string): PastedRow[] | null {
  const separator = text.includes('\t') ? '\t' : ';';
  const lines = text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.split(separator).map(readCell))
    .filter((cells) => cells.some(Boolean));
  const widest = lines.reduce<Cells>((wide, cells) => (cells.length > wide.length ? cells : wide), []);
  const columns = [...widest.keys()].filter((at) => lines.some((cells) => cells[at]));
  const [first, ...others] = lines;
  if (!first || (others.length === 0 && !first.some(isNumber))) return null;
  const headings = others.length > 0 && areHeadings(first, columns) ? first : [];
  const rows = headings.length > 0 ? others : lines;
  const { name, concentration } = findColumns(rows, headings, columns);
  return rows.map((cells) => ({ inciName: cells[name] ?? '', maxConcentration: cells[concentration] ?? '' }));
}

/** Nothing but words of headings, or, in a wider table, two cells of them and no number. */
function areHeadings(cells: Cells, columns: readonly number[]): boolean {
  if (columns.every((at) => isHeaderCell(cells[at] ?? ''))) return true;
  return columns.filter((at) => cells[at] && isHeaderCell(cells[at])).length > 1 && !cells.some(isNumber);
}

/** Where the names and the concentrations stand; -1 for a column that is not there. */
function findColumns(
  rows: readonly Cells[],
  headings: Cells,
  columns: readonly number[],
): { name: number; concentration: number } {
  const most = (at: number, holds: (cell: string) => boolean) => {
    const filled = rows.flatMap((cells) => cells[at] || []);
    return filled.length > 0 && filled.filter(holds).length * 2 >= filled.length;
  };
  const headed = (words: RegExp) => columns.find((at) => words.test(headings[at] ?? ''));
  const counts = (at: number) =>
    rows.length > (columns.length > 2 ? 1 : 2) &&
    rows.every((cells, line) => cells[at]?.replace(/[.)]$/, '') === String(line + 1));
  const share = headed(OF_MAXIMUM) ?? headed(OF_SHARE);
  const others = columns.filter((at) => at !== share);
  const name =
    headed(OF_INCI) ??
    headed(OF_NAME) ??
    others.find((at) => !most(at, isNumber) && !most(at, (cell) => REGISTRY_NUMBER.test(cell))) ??
    others[0] ??
    -1;
  const left = others.filter((at) => at !== name && !(at < name && counts(at)));
  const concentration =
    share ??
    left.findLast((at) => most(at, isNumber)) ??
    left.find((at) => !most(at, (cell) => REGISTRY_NUMBER.test(cell))) ??
    -1;
  return { name, concentration };
}
