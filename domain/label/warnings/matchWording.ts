/**
 * One clause of a wording as groups of words that have to stand together: 'contain*|sadrz* ammonia|amonijak*'. Groups
 * are separated by blanks, alternatives by '|', the words of a phrase are joined by '_', and '*' stands for any ending.
 * Lower case, no diacritics.
 */
export type WordingPattern = string;

/** All clauses have to be printed, each in one of its forms. */
export type WordingClauses = readonly (readonly WordingPattern[])[];

/** A text as sentences of words, read once for all wordings. Build it with readPrintedText. */
export type PrintedText = readonly (readonly string[])[];

/** The group of a pattern that stands for any negation, and its words. */
const NEGATION = '{not}';
const NEGATIONS = new Set(
  'not never no without free dont cannot non ne nije nisu nemojte nema bez nikad nikada zabranjeno'.split(' '),
);
/** Ours: the longest wording of one clause in the annexes has 22 words. */
const LONGEST_CLAUSE = 30;
/** Ours: "does not contain any ammonia" and "ne sadrži amonijak" have the negation at most this many words before. */
const NEGATION_REACH = 2;

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d ђ:d е:e ж:z з:z и:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:c у:u ф:f х:h ц:c ч:c џ:dz ш:s'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Lower case, Latin letters without diacritics: 'Čuvati', 'ЧУВАТИ' and 'cuvati' are the same. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u0430-\u045f]/g, (letter) => CYRILLIC[letter] ?? letter)
    .replaceAll('đ', 'd')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/['’‘]/g, '');

/**
 * Reads printed texts into sentences. A full stop after a figure ends none ("od 3. godine"); a line break alone does
 * not either.
 */
export function readPrintedText(texts: readonly (string | null | undefined)[]): PrintedText {
  return texts
    .flatMap((text) => plainText(text ?? '').split(/(?<!\d)[.!?](?=\s|$)|[;•▪■]|\n\s*\n/))
    .map((sentence) => sentence.match(/[\p{L}\d]+/gu) ?? [])
    .filter((words) => words.length > 0);
}

type Group = readonly (readonly string[])[] | typeof NEGATION;

const compiled = new Map<WordingPattern, readonly Group[]>();

function compile(pattern: WordingPattern): readonly Group[] {
  const known = compiled.get(pattern);
  if (known) return known;
  const groups = pattern
    .split(' ')
    .map((group): Group =>
      group === NEGATION ? NEGATION : group.split('|').map((alternative) => alternative.split('_')),
    );
  compiled.set(pattern, groups);
  return groups;
}

const isWord = (printed: string | undefined, expected: string): boolean =>
  printed !== undefined && (expected.endsWith('*') ? printed.startsWith(expected.slice(0, -1)) : printed === expected);

function isNegated(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - NEGATION_REACH), at);
  return before.some((word) => NEGATIONS.has(word)) || words[at + 1] === 'free';
}

/** Where a group stands in a sentence. A clause that negates nothing itself is not fulfilled by a negated word. */
function positionsOf(group: Group, words: readonly string[], isAssertion: boolean): number[] {
  const stands = (at: number) =>
    group === NEGATION
      ? NEGATIONS.has(words[at] ?? '')
      : group.some((phrase) => phrase.every((expected, offset) => isWord(words[at + offset], expected)));
  return [...words.keys()].filter((at) => stands(at) && !(isAssertion && isNegated(words, at)));
}

function isPrinted(pattern: WordingPattern, text: PrintedText): boolean {
  const groups = compile(pattern);
  const isAssertion = !groups.includes(NEGATION);
  return text.some((words) => {
    const positions = groups.map((group) => positionsOf(group, words, isAssertion));
    const starts = positions.flat();
    return starts.some((start) =>
      positions.every((ofGroup) => ofGroup.some((at) => at >= start && at < start + LONGEST_CLAUSE)),
    );
  });
}

/**
 * Whether a text bears a wording: every clause, in any order and inflection, its words together in one sentence. Never
 * throws.
 */
export function bearsWording(text: PrintedText, clauses: WordingClauses): boolean {
  return clauses.every((forms) => forms.some((pattern) => isPrinted(pattern, text)));
}

/** Ours: the share of the longer words of an official wording that a text must have to bear it. */
const OFFICIAL_SHARE = 0.8;

/**
 * Whether a text bears an official wording that has no clauses of ours: nearly all its longer words, in any order.
 * Never throws.
 */
export function bearsOfficialWording(text: PrintedText, wording: string): boolean {
  const printed = new Set(text.flat());
  const expected = [...new Set(readPrintedText([wording]).flat())].filter((word) => word.length > 3);
  const found = expected.filter((word) => printed.has(word));
  return expected.length > 0 && found.length >= expected.length * OFFICIAL_SHARE;
}
