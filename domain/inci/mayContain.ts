import { isProductHeading } from '../product/productOfHeading.ts';
import type { Span } from './span.ts';

/** How labels announce colours that a shade may have (Article 19(1)(g)), in the languages of labels and in signs. */
const WORDS = [
  '(?:may|might|can|could) (?:also )?contain',
  'mo(?:že|ze|gu) (?:da )?(?:sadrž|sadrz)(?:i|e|ati|avati)',
  'мо(?:же|гу) (?:да )?садрж(?:и|е|ати|авати)',
  '(?:peut|peuvent) (?:aussi )?contenir',
  'k(?:ann|önnen) enthalten',
  'pued(?:e|en) contener',
  '(?:può|possono) contenere',
  'pode(?:m)? conter',
  'kan (?:bevatten|innehålla|indeholde|inneholde)',
  'lahko vsebuje(?:jo)?',
  'może zawierać',
  'm(?:ůže|ôže) obsahova[tť]',
  'tartalmazhat',
  'poate con[tțţ]ine',
  'може да съдържа',
  'μπορεί να περιέχει',
];
const MARKER = new RegExp(
  String.raw`\+\s{0,2}[/\\]\s{0,2}-|-\s?\/\s?\+|\+-(?=[\s:)\]])|±|(?<!\p{L})(?:${WORDS.join('|')})s?(?!\p{L})`,
  'giu',
);

/** No label has more; text that is nothing but markers must not cost more. */
const MAX_MARKERS = 40;

/** The blocks of colours that a pack may or may not contain, and the words and signs that announce them. */
export type MayContain = {
  /** What is announced this way. */
  readonly blocks: readonly Span[];
  /** The announcing words and signs themselves, with the brackets that hold them. */
  readonly markers: readonly Span[];
};

function openingBracketBefore(text: string, at: number): number {
  let before = at - 1;
  while (before >= 0 && /[\s:,*-]/.test(text.charAt(before)) && at - before < 8) before -= 1;
  return '[('.includes(text.charAt(before) || 'x') ? before : -1;
}

/**
 * Finds "+/-" and "may contain" blocks. A marker inside an opening bracket announces what the bracket holds, any other
 * one everything up to the next list of a set or the end of the text. A bracket that holds nothing but the marker,
 * "(+/-)", belongs to the marker.
 */
export function findMayContain(text: string, pairs: ReadonlyMap<number, number>): MayContain {
  const blocks: Span[] = [];
  const markers: Span[] = [];
  for (const match of text.matchAll(MARKER)) {
    if (blocks.length === MAX_MARKERS) break;
    const start = match.index;
    const end = start + match[0].length;
    const bracket = openingBracketBefore(text, start);
    const close = bracket < 0 ? undefined : (pairs.get(bracket) ?? closingBracketAfter(text, bracket));
    const next = nextList(text, end);
    // "[May contain/Peut contenir (+/-): …]": what repeats the announcement ends where the first one ends.
    const outer = blocks.at(-1);
    const farthest = outer && outer.end > end ? outer.end : next;
    if (close !== undefined && /^[\s:]*$/.test(text.slice(end, close))) {
      markers.push({ start: bracket, end: close + 1 });
      blocks.push({ start: close + 1, end: farthest });
    } else if (close === undefined) {
      markers.push({ start: bracket < 0 ? start : bracket, end });
      blocks.push({ start: end, end: farthest });
    } else {
      markers.push({ start: bracket, end }, { start: close, end: close + 1 });
      blocks.push({ start: end, end: close });
    }
  }
  return { blocks, markers };
}

/** Where the list of the next product of a set begins, "… CI 77491. Body lotion: Aqua, …", else the end of the text. */
function nextList(text: string, from: number): number {
  for (const { index, 1: heading = '' } of text.slice(from).matchAll(/[.;\n]\s{0,3}([^.,;:\n]{2,60}):/g))
    if (isProductHeading(heading)) return from + index;
  return text.length;
}

/** The closing bracket of a long block, which bracketPairs leaves out: the last one of its kind within reach. */
function closingBracketAfter(text: string, bracket: number): number | undefined {
  const closes = text.charAt(bracket) === '[' ? ']' : ')';
  const opens = text.charAt(bracket);
  let depth = 0;
  const farthest = Math.min(text.length, bracket + 3000);
  for (let at = bracket; at < farthest; at++) {
    if (text.charAt(at) === opens) depth += 1;
    else if (text.charAt(at) === closes && --depth === 0) return at;
  }
  return undefined;
}
