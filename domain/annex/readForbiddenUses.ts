import type { AcidOrSalt } from './acidOrSalt.ts';
import type { AnnexRow, ForbiddenUse } from './annexEntry.ts';
import { readScope } from './readScope.ts';
import { splitParts } from './splitParts.ts';

type Pattern = readonly [use: ForbiddenUse['use'], sentence: RegExp, products?: RegExp];

/** Each with the words of the sentence that say in which products, where it may say so. */
const PATTERNS: readonly Pattern[] = [
  [
    'underThree',
    // What must not be used for those under six (III/324, V/23), ten (V/58) or eighteen (III/12) must not be used for
    // those under three.
    /not to be used (?:in|for|on)(?:(?!not to be)[^.;]){0,100}\b(?:children|persons?) under (?:3|three|6|six|10|ten|18|eighteen)\b[^.;]{0,80}/gi,
    /^not to be used (?:in|for|on) (.*?)(?:(?:intended|designed)? ?(?:for|of) |a )?(?:children|persons?) under/i,
  ],
  ['oral', /not to be used (?:in|for)[^.;]{0,120}\b(?:oral|mouthwash)[^.;]{0,60}/gi],
  [
    'inhalation',
    /not to be used[^.;]{0,100}(?:inhalation|\bsprays?\b|aerosol)[^.;]{0,60}/gi,
    /^not to be used in (.*?) that may lead to/i,
  ],
  ['mucous', /not to be used[^.;]{0,60}mucous membranes[^.;]{0,60}/gi],
  ['eye', /not to be used[^.;]{0,120}\beye\b[^.;]{0,60}/gi],
  ['lip', /\(?not to be used[^.;]{0,120}\blips?\b[^.;]{0,60}/gi],
  ['bodyLotion', /not to be used in body lotion[^.;]{0,60}/gi],
  // III/381: what is forbidden of a sunscreen is the inhalation.
  ['sun', /not to be used in sunscreen products(?! that may lead)[^.;]{0,120}/gi],
];
const ALL_PRODUCTS = /^(?:preparations|products|applications)?$/i;
const HAS_EXCEPTION = /^\(|except|unless|nappy|toothpaste|leave-on|rinse-off/i;
/** "with the exception of (d) “Toothpaste” and (f)" (III/380): all parts of the entry but these. */
const EXCEPTED_PARTS = /with the exception of (\([a-z]\)(?: “[^”]*”)? and \([a-z]\))/;

/** What is excepted: kinds of products that were understood, or something that was not. */
function exceptionOf(text: string): ForbiddenUse['except'] {
  if (!HAS_EXCEPTION.test(text)) return null;
  const quoted = /with the exception of \([a-z]\) ?“([^”]+)”$/i;
  const named = (/\bexcept (?:for |in )?(.+)$/i.exec(text) ?? quoted.exec(text))?.[1];
  const { kinds, understood } = readScope(/^[\w ,/-]*/.exec(named ?? '')?.[0] ?? '');
  return kinds.length > 0 && understood === 'all' ? kinds : 'unread';
}

/**
 * "Salicylic acid:", "Salicylic acid salts:" (V/3): the sentences below such a heading are about the acid alone, or
 * about its salts alone.
 */
const HEADING = /^[ \t]*[A-Z][a-z]+ acid(?: salts)?:[ \t]*$/gm;

type Passage = { readonly text: string; readonly of: AcidOrSalt | null };

/** A column divided at its headings. */
function passagesOf(text: string): Passage[] {
  const headings = [...text.matchAll(HEADING)];
  const of = headings.map(([heading]): AcidOrSalt => (heading.includes(' salts') ? 'salts' : 'acid'));
  return text.split(HEADING).map((passage, at) => ({ text: passage, of: at === 0 ? null : (of[at - 1] ?? null) }));
}

function readSentence(
  [use, , products]: Pattern,
  sentence: string,
  { part, of }: { readonly part: string; readonly of: AcidOrSalt | null },
  allParts: string[],
): ForbiddenUse[] {
  const named = products?.exec(sentence);
  const inProducts = (named?.[1] ?? '').trim();
  const exceptedParts = [...(EXCEPTED_PARTS.exec(sentence)?.[1] ?? '').matchAll(/\(([a-z])\)/g)].map(([, one]) => one);
  const forbidden = {
    use,
    of,
    within: ALL_PRODUCTS.test(inProducts) ? null : readScope(inProducts),
    except: exceptedParts.length > 0 ? null : exceptionOf(sentence.slice(named?.[0].length ?? 0)),
  };
  if (exceptedParts.length > 0)
    return allParts.filter((one) => !exceptedParts.includes(one)).map((one) => ({ ...forbidden, parts: [one] }));
  return [{ ...forbidden, parts: part === '' ? [] : [part] }];
}

function readColumn(column: string, allParts: string[]): ForbiddenUse[] {
  return [...splitParts(column)].flatMap(([part, text]) =>
    passagesOf(text).flatMap((passage) =>
      PATTERNS.flatMap((pattern) =>
        (passage.text.replace(/\s+/g, ' ').match(pattern[1]) ?? []).flatMap((one) =>
          readSentence(pattern, one, { part, of: passage.of }, allParts),
        ),
      ),
    ),
  );
}

/**
 * The uses that columns h and i forbid whatever the concentration, with the parts of the entry for which they do (V/56:
 * "b) Not to be used in body lotion and body cream") and the products that the sentence names (V/23: "in toothpaste
 * intended for children under 6 years"). The wording of column i decides only what column h does not speak of: it
 * repeats the use without the exceptions (V/56, note 11).
 */
export function readForbiddenUses(row: AnnexRow): ForbiddenUse[] {
  const allParts = [...splitParts(row.productTypes).keys()].filter((part) => part !== '');
  const found = readColumn(row.otherConditions, allParts);
  const ofWording = readColumn(row.warnings, allParts).filter(({ use }) => !found.some((one) => one.use === use));
  const byText = new Map<string, ForbiddenUse>();
  for (const one of [...found, ...ofWording]) {
    const { use, parts, of, within, except } = one;
    const unread = JSON.stringify([use, parts, of, within, 'unread']);
    // What is forbidden twice, once with an exception that was not read (VI/27a, lips), is not forbidden without it.
    if (except === null && byText.has(unread)) continue;
    byText.set(JSON.stringify([use, parts, of, within, except]), one);
  }
  return ofWholeEntry([...byText.values()], allParts);
}

/**
 * What every part forbids alike, "(a) (b) (c) Not to be used in oral products" (III/98), is forbidden whichever of them
 * applies.
 */
function ofWholeEntry(found: readonly ForbiddenUse[], allParts: readonly string[]): ForbiddenUse[] {
  const textOf = (one: ForbiddenUse) => JSON.stringify({ ...one, parts: [] });
  const isInAll = (text: string) =>
    allParts.length > 1 &&
    allParts.every((part) => found.some((one) => textOf(one) === text && one.parts.includes(part)));
  return found.flatMap((one, at) => {
    if (one.parts.length === 0 || !isInAll(textOf(one))) return [one];
    const isFirst = found.findIndex((other) => textOf(other) === textOf(one)) === at;
    return isFirst ? [{ ...one, parts: [] }] : [];
  });
}
