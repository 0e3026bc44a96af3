import { inciKey } from '../inci/inciKey.ts';
import type { AnnexRow } from './annexEntry.ts';
import { commonNames } from './commonNames.ts';

/**
 * Entries about a mixture, of which one name alone decides nothing: MIT without MCI is V/57 and not V/39, citric acid
 * without silver citrate is no preservative (V/59). OWN, unverified.
 */
const NOT_ALONE: Readonly<Record<string, readonly string[]>> = {
  'V/39': ['METHYLISOTHIAZOLINONE'],
  'V/59': ['CITRIC ACID'],
  // "Diphenylether; Octabromo derivate" is about the derivative only.
  'II/1146': ['DIPHENYLETHER'],
  // Groups within the names of these salts and derivatives, which name nothing by themselves.
  'II/124': ['TRIMETHYLAMMONIUM'],
  'II/1650': ['C13-15-BRANCHED AND LINEAR ALKYL', 'C13-15-BRANCHED', 'LINEAR ALKYL'],
};
/** Where the substance ends and its exception or condition begins. */
const EXCEPTION_FROM =
  /,?\s(?:with (?:the )?exceptions? of|with the free|except|excluding|when used|if|unless|other than|provided that|see also|as defined|defined (?:as|pursuant)|listed in|contained in|obtained (?:by|from)|containing|in hair)\b/gi;
/** "and its salts", ", their isomers …", "and salts of the acid". */
const RELATED_FROM =
  /,?\s(?:(?:and|or) )?(?:its|their|salts of|the salts|(?:and )?galenical|respective|and salts|and esters|mixed isomers|isomers)\b/gi;
const MARKS =
  / ?\((?:INNM?|ISO|INCI|nano|monomer|cis|trans)\)|\[INCI\]|\s?-\s?ISO\b|\bINCI(?: name)?: ?|\((?:\d|(?:un)?stabili[sz]ed)\)/gi;
/** The name of a plant before its author: "Aconitum napellus L.", "Claviceps purpurea Tul.". */
const PLANT = /^([A-Z][a-z]{2,} [a-z]{3,})(?: (?:L|[A-Z][a-z]{2,8})\b\.?)/;
/** What stands in brackets without being a name. */
const REMARK =
  /^(?:e\.\s?g|its |their |i\.\s?e|leaves|fruits?|powder|oil|roots?|seeds?|essential|principal|CAS|see|as |and |or |related|mixed|massive|particle|stabili[sz]ed|containing|additive|unspecified|with |synthetic|technical|free|CI$|[\d\s.,%]+$)/i;
/** Words that are names only together with others. */
const GENERIC = new Set(
  [
    ...[
      'crude',
      'refined',
      'salts',
      'esters',
      'ethers',
      'derivatives',
      'compounds',
      'preparations',
      'isomers',
      'alkaloids',
    ],
    ...[
      'oil',
      'extract',
      'mixture',
      'powder',
      'lakes',
      'pigments',
      'toxins',
      'vaccines',
      'cells',
      'tissues',
      'products',
    ],
    ...[
      'petroleum',
      'distillates',
      'residues',
      'gases',
      'hydrocarbons',
      'alkanes',
      'extracts',
      'sulphate',
      'soluble',
      'elemental',
    ],
  ].map(inciKey),
);
/** Longer texts describe a group of substances or how one is made. */
const MAX_LENGTH = 300;

const OPENING = '([';
const CLOSING = ')]';
type Annotated = { readonly outside: string; readonly inside: readonly string[] };

/**
 * Takes away the bracket groups that stand apart from the name: "Pyrocatechol (Catechol)", but not
 * "Tris(2-methoxyethoxy) vinylsilane".
 */
function withoutAnnotations(text: string): Annotated {
  const inside: string[] = [];
  let outside = '';
  let from = 0;
  for (let at = 1; at < text.length; at++) {
    const isApart = OPENING.includes(text.charAt(at)) && /[^,] $/.test(text.slice(at - 2, at));
    if (!isApart) continue;
    const closed = closingAt(text, at);
    // "(Mepyramine maleate; pyrilamine maleate)" was taken apart at its semicolon.
    const end = closed < 0 ? text.length : closed;
    if (!/^[\s;:()]?$/.test(text.slice(end + 1, end + 2))) continue;
    inside.push(text.slice(at + 1, end));
    outside += text.slice(from, at);
    from = end + 1;
    at = end;
  }
  return { outside: outside + text.slice(from), inside };
}

/** The place of the bracket that closes the one at `start`, or -1. */
function closingAt(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (OPENING.includes(text.charAt(at))) depth += 1;
    else if (CLOSING.includes(text.charAt(at)) && --depth === 0) return at;
  }
  return -1;
}

/** A text up to where a pattern matches outside all brackets. */
function until(text: string, pattern: RegExp): string {
  for (const match of text.matchAll(pattern)) {
    const before = text.slice(0, match.index);
    if (before.split(/[([]/).length === before.split(/[)\]]/).length) return before;
  }
  return text;
}

const EDGE = ' ,:.;"“”';

/** Without blanks and signs around it, and without a bracket that has lost its other half. */
function tidy(text: string): string {
  const spaced = text.replace(/\s+/g, ' ');
  let [start, end] = [0, spaced.length];
  while (start < end && EDGE.includes(spaced.charAt(start))) start += 1;
  while (end > start && EDGE.includes(spaced.charAt(end - 1))) end -= 1;
  const trimmed = spaced.slice(start, end);
  const surplus = trimmed.split(/[)\]]/).length - trimmed.split(/[([]/).length;
  if (surplus > 0 && /[)\]]$/.test(trimmed)) return tidy(trimmed.slice(0, -1));
  return surplus === 0 && trimmed.startsWith('(') && closingAt(trimmed, 0) === trimmed.length - 1
    ? tidy(trimmed.slice(1, -1))
    : trimmed;
}

/** "Curare and curarine" are two names, "Cells, tissues or products" are none. */
function joinedNames(text: string): string[] {
  const parts = /^[a-z]{6,}, [a-z]{6,}$/i.test(text) ? text.split(', ') : text.split(/ (?:and|or) /);
  return parts.length > 1 && parts.every((part) => part.length >= 4 && !part.includes(', ')) ? parts : [];
}

/** "Toluidines" is printed as "Toluidine". */
const singular = (name: string): string[] =>
  /^[^\s,]{4,}(?:ine|ane|ene|ide|ate|ite|ol|in|one)s$/i.test(name) ? [name.slice(0, -1)] : [];

/**
 * The names in a text of an entry such as "Tretinoin (INN) (retinoic acid and its salts)" or "Theophylline;
 * 1,3-dimethyl-…".
 */
function namesIn(text: string): string[] {
  const substance = until(text.replace(/\s+/g, ' ').trim(), EXCEPTION_FROM);
  const parts = substance
    .replace(/^colouring agents? /i, '')
    .split(/;|(?<!-)\[\d\](?![^\s,;])|[ (]e\.\s?g\.,? |, colouring agent /i);
  return parts.flatMap((part) => {
    const marked = tidy(part.replace(MARKS, ''));
    if (/^(?:a |reaction |mixtures? |any |its |their |and )/i.test(marked)) return [];
    const plain = tidy(until(marked, RELATED_FROM));
    const { outside, inside } = withoutAnnotations(plain);
    const bracketed = inside.filter((one) => !REMARK.test(one)).map((one) => tidy(until(one, RELATED_FROM)));
    const whole = tidy(outside);
    const main = [plain, whole, ...(PLANT.exec(whole)?.slice(1, 2) ?? [])];
    const all = [...main, ...joinedNames(whole), ...bracketed, ...bracketed.flatMap(joinedNames)];
    return all.flatMap((name) => [name, ...singular(name)]);
  });
}

/** A group of atoms that a chemical name has in brackets, "Hydrogen (ethyl)(3-sulphonatobenzyl)…", is no name. */
const RADICAL = /^(?:methyl|ethyl|propyl|butyl|phenyl|benzyl|amino|hydroxy|chloro|methoxy|acetyl|hydrogen)$/;

/** Every name by which an entry may be met on a label, as it is spelt there, without repetitions by inciKey. */
export function entryNames({ annex, reference, names, substance }: AnnexRow): string[] {
  const notAlone = new Set((NOT_ALONE[`${annex}/${reference}`] ?? []).map(inciKey));
  const split = names.flatMap((cell) => [cell, ...cell.split(/[;|\n]|\s\/|\/\s|,(?=\s+[A-Z])/i)]);
  const colours = [...names, substance].flatMap((cell) => cell.match(/\bCI \d{5}(?::\d)?/g) ?? []);
  const called = [
    ...substance.matchAll(/\(?INCI(?: name)?:\s*([^);\]]{3,120})/gi),
    ...substance.matchAll(/^([^(]{3,120}) \(INCI/g),
    ...substance.matchAll(/([^,;[\]]{3,120}?)\(nano\)\s*\[/gi),
  ].map((match) => match[1] ?? '');
  const plain = substance.replace(/\((?:INN|ISO|INCI|nano)\)/gi, '').trim();
  const byKey = new Map<string, string>();
  const common = commonNames[`${annex}/${reference}`]?.split(';') ?? [];
  for (const name of [...split, ...colours, ...called, plain, ...namesIn(substance), ...common]) {
    const text = tidy(name.replace(/\(nano\)/gi, ''));
    const key = inciKey(text);
    const isName = key.length >= 3 && /[a-z]{2}/i.test(text) && text.length <= MAX_LENGTH && !RADICAL.test(key);
    if (isName && !notAlone.has(key) && !GENERIC.has(key) && !byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}
