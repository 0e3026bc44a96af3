import type { Span } from './span.ts';
import { endsAbbreviation } from './findProse.ts';

type Finder = (text: string, at: number) => number;

/** A line that ends with an amount or with the figure of a column goes on with another name. */
const AMOUNT_AT_END = /(?:[%‰]|\dg?\s?pp[mb]|g\s?\/\s?k?g|[\t|;]\s?\d{1,3}(?:[.,]\d{1,6})?\s?\|?)\)?[ \t]{0,3}$/i;

/** Signs that stand before what is not in the product. */
const CROSSED_OUT = /^[✗✘✖❌🚫⛔]/u;

/** Length of the separator that always separates and stands at `at`; 0 when none does. */
function alwaysAt(text: string, at: number): number {
  const character = text.charAt(at);
  if (character === ',') return isInsideNumber(text, at) || isBetweenAtoms(text, at) ? 0 : 1;
  if (character === ';' || character === '•' || character === '|' || character === '\t') return 1;
  if (character === '\n' && AMOUNT_AT_END.test(text.slice(Math.max(0, at - 24), at))) return 1;
  if (character === '\n' && /^\s*[-*•\n]/.test(text.slice(at + 1, at + 6))) return 1;
  const crossed = CROSSED_OUT.exec(text.slice(at, at + 2));
  if (crossed) return crossed[0].length;
  if (character === '(' && /^\(and\)/i.test(text.slice(at, at + 5))) return 5;
  return character === '.' && startsAnew(text, at) ? 1 : 0;
}

/** A unit behind a figure that a comma is part of: "1,5 mg/kg". */
const UNIT = /^\s?(?:posto|odsto|procen|percent|prozent|pp[mb](?!\p{L})|[kmuµ]?g\s?\/)/iu;

/**
 * Whether a comma belongs to a name such as 1,2-Hexanediol or to a number such as 0,5 %. Locants have one or two digits
 * and do not descend: in "Polysorbate 20,1,2-Hexanediol" the first comma separates.
 */
function isInsideNumber(text: string, at: number): boolean {
  const before = /\d{1,4}$/.exec(text.slice(Math.max(0, at - 4), at))?.[0];
  const after = /^\d+'?/.exec(text.slice(at + 1, at + 10))?.[0];
  // "1, 2-Hexanediol": nothing but the locant stands before the comma.
  if (before && /^ \d{1,2}[-,]/.test(text.slice(at + 1, at + 5)))
    return /(?:^|[,;•:]\s?)\d{1,2}$/.test(text.slice(Math.max(0, at - 4), at));
  if (!before || !after || before.length > 2) return false;
  const follows = text.slice(at + 1 + after.length, at + 4 + after.length);
  // No locant is nought: "0,0015 ppm".
  if (/^\s?[%‰]/.test(follows) || before === '0' || UNIT.test(text.slice(at + 1 + after.length, at + 24))) return true;
  return Number(before) <= parseInt(after, 10) && after.length <= 3 && /^[-,'\s(a-z]/i.test(follows);
}

/** Whether a comma stands between the letters of atoms that a chemical name begins with: "N,N-Bis(2-Hydroxyethyl)". */
function isBetweenAtoms(text: string, at: number): boolean {
  return (
    /(?:^|[^\p{L}\d])[NOS]['’′]?$/u.test(text.slice(Math.max(0, at - 3), at)) &&
    /^[NOS]['’′]{0,2}-/.test(text.slice(at + 1, at + 5))
  );
}

/** A share that begins a sentence: ". 100 % natural", ".99,5 % prirodnog porekla". */
const SHARE = /^\s?\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|percent|posto|odsto|procenata)\s?\p{L}{3}/iu;

/** Whether a full stop ends a list, so that what follows ("May contain", "*Organic", a second list) begins anew. */
function startsAnew(text: string, at: number): boolean {
  const follows = text.slice(at + 1, at + 6);
  const isNew =
    /^\s+["'([*+-]?\s?[A-Z]|^\s+pH\s?\d|^\s*[*+[]|^\s+\d{1,3}\s?%/.test(follows) ||
    ((/^[A-Z][a-z]/.test(follows) || SHARE.test(text.slice(at + 1, at + 24))) && /[a-z)]/.test(text.charAt(at - 1)));
  return isNew && !endsAbbreviation(text, at);
}

const dotAt: Finder = (text, at) =>
  text.charAt(at) === '.' && !/\d/.test(text.charAt(at + 1)) && !endsAbbreviation(text, at) ? 1 : 0;
const lineAt: Finder = (text, at) =>
  text.charAt(at) === '\n' && !/-\s*$/.test(text.slice(Math.max(0, at - 2), at)) ? 1 : 0;
const backslashAt: Finder = (text, at) => (text.charAt(at) === '\\' ? 1 : 0);
const spacedBackslashAt: Finder = (text, at) => (/^\s\\\s/.test(text.slice(at, at + 3)) ? 3 : 0);
const spacedSlashAt: Finder = (text, at) => (/^\s\/\s/.test(text.slice(at, at + 3)) ? 3 : 0);
const spacedDashAt: Finder = (text, at) => (/^\s-\s/.test(text.slice(at, at + 3)) ? 3 : 0);

/** Separators that separate only where a text uses them instead of the usual ones, and how they are counted. */
const occasional: readonly { readonly find: Finder; readonly count: RegExp }[] = [
  { find: dotAt, count: /[^\d\s.]\s{0,2}\.(?=\s{0,2}[^\s\d.])/g },
  { find: lineAt, count: /\n(?=[ \t]{0,8}\S)/g },
  { find: backslashAt, count: /\\/g },
  { find: spacedBackslashAt, count: /\s\\\s/g },
  { find: spacedSlashAt, count: /\s\/\s/g },
  { find: spacedDashAt, count: /\s-\s/g },
];
const NUMBER_BEFORE =
  /(?<![^\s,;.:|•])(?:\(?(?:(\d{1,3})(?:[.)]|-(?=\s))|([a-z])\))|([①-⑳]))\s{0,3}(?=[\p{L}[]|\d{1,2},\d)/gu;
const MIN_NUMBERED = 3;

/** The number that "2.", "b)" or "②" stands for. */
const countedBy = ([, number, letter, circled]: RegExpExecArray): number =>
  number ? Number(number) : letter ? letter.charCodeAt(0) - 96 : (circled ?? '').charCodeAt(0) - 0x245f;

/**
 * The numbers or letters of a numbered list, "1. Aqua 2. Glycerin", "a) Aqua b) Glycerin": offset to length. They count
 * from one without a gap, at least three of them; a number of a name ("Polysorbate 20. Parfum") does not.
 */
function numbersOf(text: string): ReadonlyMap<number, number> {
  const found = [...text.matchAll(NUMBER_BEFORE)];
  const first = found.findIndex((sign) => countedBy(sign) === 1);
  const numbered = found.slice(Math.max(0, first)).filter((sign, at) => countedBy(sign) === at + 1);
  return new Map(
    first < 0 || numbered.length < MIN_NUMBERED ? [] : numbered.map(({ index, 0: sign }) => [index, sign.length]),
  );
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Chooses what separates the names of a text: comma, semicolon, bullet, bar, tab and the numbers of a numbered list
 * always do; full stop, line end, backslash, " / " and " - " only where the text has at least two of them and more of
 * them than of the usual ones. Returns a function that gives the length of the separator at an offset, 0 where there is
 * none.
 */
export function separatorsOf(text: string, lists: readonly Span[]): Finder {
  const listed = lists.map(({ start, end }) => text.slice(start, end)).join('\n');
  const usual = countOf(listed, /[,;•|\t]/g);
  const chosen = occasional.filter(({ count }) => {
    const found = countOf(listed, count);
    return found >= 2 && found > usual;
  });
  const numbers = numbersOf(text);
  const finders: Finder[] = [(_, at) => numbers.get(at) ?? 0, alwaysAt, ...chosen.map(({ find }) => find)];
  return (from, at) => {
    for (const find of finders) {
      const length = find(from, at);
      if (length > 0) return length;
    }
    return 0;
  };
}
