import { amountsIn } from '../../../../domain/inci/amount.ts';
import { colourIndexOf } from '../../../../domain/inci/registryNumbers.ts';
import { inciKey } from '../../../../domain/inci/inciKey.ts';
import { parseInciText, type PrintedName } from '../../../../domain/inci/parseInciText.ts';

/** Longest match of either, so that a long text is not searched as a whole. */
const MAX_REACH = 40;

type Position = Pick<PrintedName, 'start' | 'end'>;

/** The length of the footnote marks and the amount right behind a name, which belong to it: "Parfum* (0,5 %)". */
function amountBehind(text: string): number {
  const marks = /^\**/.exec(text)?.[0].length ?? 0;
  const amount = amountsIn(text).find(({ start }) => /^\**[ \t]?[([]?[ \t]?$/.test(text.slice(0, start)));
  if (!amount) return marks;
  return amount.end + (/^(?:[ \t]?[)\]])?\**/.exec(text.slice(amount.end))?.[0].length ?? 0);
}

/** The length of the amount right before a name: "5% Glycerin". */
function amountBefore(text: string): number {
  const amount = amountsIn(text).find(({ end }) => /^[)\]]?[ \t]?$/.test(text.slice(end)));
  if (!amount) return 0;
  return text.length - amount.start + (/[([]$/.test(text.slice(0, amount.start)) ? 1 : 0);
}

/** The position of each name including the marks that move with it. */
function positionsOf(text: string, names: readonly Position[]): Position[] {
  return names.map(({ start, end }, at) => {
    const from = Math.max(names[at - 1]?.end ?? 0, start - MAX_REACH);
    const to = Math.min(names[at + 1]?.start ?? text.length, end + MAX_REACH);
    return { start: start - amountBefore(text.slice(from, start)), end: end + amountBehind(text.slice(end, to)) };
  });
}

/** The names of a text by their positions; none when the text has too many to be moved. */
function movable(text: string): readonly Position[] {
  const { names, isCut } = parseInciText(text);
  return isCut ? [] : names;
}

/**
 * The text with one name moved to another place of the list, counted from 0. The names in between move up; separators,
 * headings, sentences and line breaks stay where they are. `names` are those of a check of this text, if there is one.
 * Unchanged where there is nothing to move.
 */
export function moveName(text: string, from: number, to: number, names: readonly Position[] = movable(text)): string {
  if (from === to || !names[from] || !names[to]) return text;
  const places = positionsOf(text, names);
  const printed = places.map(({ start, end }) => text.slice(start, end));
  printed.splice(to, 0, ...printed.splice(from, 1));
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const parts: string[] = [text.slice(0, places[first]?.start)];
  for (let at = first; at <= last; at++)
    parts.push(printed[at] ?? '', text.slice(places[at]?.end, places[at + 1]?.start ?? text.length));
  parts.push(places[last + 1] ? text.slice(places[last + 1]?.start) : '');
  return parts.join('');
}

/** The text without one name, counted from 0, and without the separator that would be left over. */
export function removeName(text: string, at: number, names: readonly Position[] = parseInciText(text).names): string {
  const places = positionsOf(text, names);
  const place = places[at];
  if (!place) return text;
  const next = places[at + 1];
  const previous = places[at - 1];
  if (next) return text.slice(0, place.start) + text.slice(next.start);
  return text.slice(0, previous ? previous.end : place.start) + text.slice(place.end);
}

/** The text with a name appended after a separator; a full stop at the end of the list stays at the end. */
export function addName(text: string, name: string): string {
  const list = text.trimEnd();
  if (list === '') return name;
  if (/[,;:•|]$/.test(list)) return `${list} ${name}`;
  const stop = /[^.]\.$/.test(list) ? '.' : '';
  return `${stop ? list.slice(0, -1) : list}, ${name}${stop}`;
}

/** Whether every name of a list is in capitals: what is added then is, too, because one list keeps one style. */
const isInCapitals = (names: readonly PrintedName[]): boolean =>
  names.some(({ text }) => /\p{Lu}{2}/u.test(text)) &&
  names.every(({ text }) => !/\p{Ll}/u.test(text.replace(/[([]\s?nano\s?[)\]]/i, '')));

/**
 * The text with names appended, before the colourants at its end. Below 1 % the order is free and colourants stand
 * last: Article 19(1)(g) of Regulation (EC) No 1223/2009. What is read as one of the names already is not added again.
 */
export function addNames(text: string, added: readonly string[]): string {
  const { names } = parseInciText(text);
  const known = new Set(names.map((name) => inciKey(name.text)));
  const isUpper = isInCapitals(names);
  const missing = added
    .filter((name) => !known.has(inciKey(name)))
    .map((name) => (isUpper ? name.toUpperCase() : name));
  if (missing.length === 0) return text;
  const lastOther = names.findLastIndex((name) => colourIndexOf(name.text) === null);
  const before = positionsOf(text, names)[lastOther];
  if (!before || lastOther === names.length - 1) return missing.reduce(addName, text);
  return `${text.slice(0, before.end)}, ${missing.join(', ')}${text.slice(before.end)}`;
}

/**
 * The text with another name in the place of a printed one. The text may have changed since it was checked: of all
 * equal names the one nearest to the old position is replaced. Unchanged where there is none.
 */
export function replaceName(text: string, printed: string, stoodAt: number, name: string): string {
  const same = parseInciText(text).names.filter((one) => one.text === printed);
  const nearest = same.sort((one, other) => Math.abs(one.start - stoodAt) - Math.abs(other.start - stoodAt))[0];
  return nearest ? text.slice(0, nearest.start) + name + text.slice(nearest.end) : text;
}
