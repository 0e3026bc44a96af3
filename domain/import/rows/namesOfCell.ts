import { inciKey } from '../../inci/inciKey.ts';
import { languages } from '../../inci/synonyms/languages.ts';
import { serbian } from '../../inci/synonyms/serbian.ts';
import { inSerbianLatin } from '../../inci/serbianLatin.ts';
import { readConcentration } from '../../raw-material/concentration.ts';

/**
 * What joins names in one cell: "(and)", "[and]", bullets and "&" between words everywhere, the others only between
 * blanks and outside brackets. Of the 30,070 names of the CosIng inventory none has a bullet, "&" or "+" there, and
 * those with " / " or "AND" are named in `WHOLE`. " - " joins none, because what stands behind it may as well explain:
 * see `hasOpenDash`.
 */
const JOINER =
  /[([](?:and|i|und|et|e|y)[)\]]|[•●▪‣]|(?<=\p{L}{3})&(?=\p{L}{3})|(?<=\S )(?:&|\+|[·∙⋅]|and|und|et|i|y)(?= \S)/giu;
const SLASH = /(?<=\S )\/(?= \S)/g;
const DASH = /(?<=\S )[–—-](?= \S)/g;
const WHOLE = /schiff base|terpenes and terpenoids/i;
/** A share behind or before a name, with its unit: "Phenoxyethanol 85-95 %", "Aqua (60 %)", "60 % Aqua". */
const SHARE_BEHIND =
  /^(?<name>.{1,300}?\S)[\s,:;–—-]{0,3}[ ([](?<share>(?:[<≤~]=?|max\.? )? ?\d[\d.,'’ %–—-]{0,30}(?:to|do|bis)?[\d., ]{0,10}(?:%|ppm|mg\/kg)(?: ?\(?[wm]\/[wm]\)?)?)[)\]]?$/i;
const SHARE_BEFORE = /^(?<share>[<≤]? ?\d[\d.,% –—-]{0,20}%)\s(?<name>\S.{0,300})$/;
const MAX_LENGTH = 400;
/** Marks of footnotes. */
const MARKS = /(?<=[\p{L})\]])\s?[*†‡]{1,4}$/u;

const meant = new Map([...languages, ...serbian].map(([printed, inciName]) => [inciKey(printed), inciKey(inciName)]));
const meaningOf = (name: string): string => meant.get(inciKey(name)) ?? inciKey(name);

/** A name of a cell with the share that stands beside it; '' where none does. */
export interface NamePart {
  readonly inciName: string;
  readonly share: string;
}

/**
 * The names that are joined in one part of a cell, as "Phenoxyethanol & Ethylhexylglycerin" and "Aqua / Glycerin". One
 * ingredient in two languages, "Aqua / Water", stays one name, and so does "CAPRYLIC/CAPRIC TRIGLYCERIDE".
 */
export function joinedNames(part: string): string[] {
  if (WHOLE.test(part)) return [part];
  const names = splitOutside(part, JOINER);
  // The bullet before the first name of a list.
  if (names[0] === '' && names.length > 1) names.shift();
  return names.flatMap((name) => {
    const parts = splitOutside(name, SLASH);
    const [first = ''] = parts;
    return parts.every((other) => meaningOf(shareOf(other).inciName) === meaningOf(shareOf(first).inciName))
      ? [name]
      : parts;
  });
}

/** Whether a sign joins the names of a cell into one mixture. */
export const isJoined = (part: string): boolean => joinedNames(part).length > 1;

/**
 * What stands behind a comma and explains the name before it: "Water, purified", "Aqua, demineralisata", "Glycerin,
 * 99.5 %". Our own list.
 */
const EXPLAINS =
  /^(?:purified|deioni[sz]ed|deminerali[sz]ed|distilled|anhydrous|denat(?:ured|\.)?|organic|natural|vegetable|micronised|micronized|(?:gereinig|demineralisier|entionisier|destillier|wasserfrei)\p{L}{0,3}|(?:puri|d[ée]minéralis|distill|anhydr)(?:fi)?[ée]e?|(?:demineralis|demineraliz|demineralizz|purific|destill|distill|depur|deioniz|deionizz)ata|prečišćen[aiou]?|(?:demineraliz|dejoniz|destil)(?:ovan|iran)[aiou]?|bezvod[an][nio]?[aiou]?|usp|ph\. ?eur\.?)$/iu;
const SHARE_ALONE = /^\(?[<≤~]? ?\d[\d.,–— -]{0,20}%\)?$/;

/** The parts of a cell between commas, with those that only explain the name before them. */
export function withExplanations(parts: readonly string[]): string[] {
  const names: string[] = [];
  for (const part of parts) {
    const before = names.at(-1) ?? '';
    const text = inSerbianLatin(part);
    if (before !== '' && EXPLAINS.test(text)) names[names.length - 1] = `${before}, ${part}`;
    else if (before !== '' && SHARE_ALONE.test(text)) names[names.length - 1] = `${before} ${part}`;
    else names.push(part);
  }
  return names;
}

/**
 * Whether a dash between blanks may join two names or explain the first, as in "Phenoxyethanol - Ethylhexylglycerin"
 * and "Panthenol - 75 % in water". Two languages of one name, and a share or a word that explains, leave no doubt.
 */
export function hasOpenDash(part: string): boolean {
  const [first = '', ...others] = splitOutside(shareOf(part).inciName, DASH);
  return others.some((other) => meaningOf(other) !== meaningOf(first) && !EXPLAINS.test(inSerbianLatin(other)));
}

/** A name without the share and the mark of a footnote that stand beside it. */
export function shareOf(text: string): NamePart {
  // A longer text is no name with a share.
  const { name = '', share = '' } =
    text.length > MAX_LENGTH ? {} : ((SHARE_BEHIND.exec(text) ?? SHARE_BEFORE.exec(text))?.groups ?? {});
  const isShare = /\p{L}{3}/u.test(name) && share !== '' && readConcentration(share).ok;
  const plain = (isShare ? name : text).trim();
  return { inciName: plain.replace(MARKS, ''), share: isShare ? share.trim() : '' };
}

/** Splits at a pattern where no bracket is open. */
function splitOutside(text: string, pattern: RegExp): string[] {
  const parts: string[] = [];
  let start = 0;
  let end = 0;
  let depth = 0;
  for (const { index, 0: joiner } of text.matchAll(pattern)) {
    for (; end < index; end += 1) depth += DEPTH[text.charAt(end)] ?? 0;
    if (depth > 0) continue;
    parts.push(text.slice(start, index).trim());
    start = index + joiner.length;
  }
  return [...parts, text.slice(start).trim()];
}

const DEPTH: Readonly<Record<string, number>> = { '(': 1, '[': 1, ')': -1, ']': -1 };
