import type { AnnexRow, ForbiddenUse } from './annexEntry.ts';
import { readScope } from './readScope.ts';
import { splitParts } from './splitParts.ts';

const PATTERNS: readonly (readonly [ForbiddenUse['use'], RegExp])[] = [
  // What must not be used for children under six (III/324, V/23) or ten (V/58) must not be used for those under three.
  ['underThree', /not to be used (?:in|for|on)[^.;]{0,80}children under (?:3|three|6|10)\b[^.;]{0,80}/gi],
  ['oral', /not to be used (?:in|for)[^.;]{0,120}\b(?:oral|mouthwash)[^.;]{0,60}/gi],
  ['inhalation', /not to be used[^.;]{0,100}(?:inhalation|\bsprays?\b|aerosol)[^.;]{0,60}/gi],
  ['mucous', /not to be used[^.;]{0,60}mucous membranes[^.;]{0,60}/gi],
  ['eye', /not to be used[^.;]{0,120}\beye\b[^.;]{0,60}/gi],
  ['lip', /\(?not to be used[^.;]{0,120}\blips?\b[^.;]{0,60}/gi],
  ['bodyLotion', /not to be used in body lotion[^.;]{0,60}/gi],
];
const HAS_EXCEPTION = /^\(|except|unless|nappy|toothpaste|leave-on|rinse-off/i;

/** What is excepted: kinds of products that were understood, or something that was not. */
function exceptionOf(text: string): ForbiddenUse['except'] {
  if (!HAS_EXCEPTION.test(text)) return null;
  // The whole exception: III/380 excepts “Toothpaste” and another part, which is not read.
  const quoted = /with the exception of \([a-z]\) ?“([^”]+)”$/i;
  const named = (/\bexcept (?:for |in )?(.+)$/i.exec(text) ?? quoted.exec(text))?.[1];
  const { kinds, understood } = readScope(/^[\w ,/-]*/.exec(named ?? '')?.[0] ?? '');
  return kinds.length > 0 && understood === 'all' ? kinds : 'unread';
}

function mergeExceptions(one: ForbiddenUse['except'], other: ForbiddenUse['except']): ForbiddenUse['except'] {
  if (one === null && other === null) return null;
  if (one === 'unread' || other === 'unread' || one === null || other === null) return 'unread';
  return [...new Set([...one, ...other])];
}

/**
 * The uses that columns h and i forbid whatever the concentration, with the parts of the entry for which they do (V/56: "b) Not to be used in
 * body lotion and body cream"). Sentences that disagree about an exception (V/3: salicylic acid and its salts) make it one that was not read.
 */
export function readForbiddenUses(row: AnnexRow): ForbiddenUse[] {
  const found: ForbiddenUse[] = [];
  for (const column of [row.otherConditions, row.warnings])
    for (const [part, text] of splitParts(column))
      for (const [use, pattern] of PATTERNS)
        for (const sentence of text.replace(/\s+/g, ' ').match(pattern) ?? [])
          found.push({ use, parts: part === '' ? [] : [part], except: exceptionOf(sentence) });
  const byUse = new Map<string, ForbiddenUse>();
  for (const forbidden of found) {
    const key = `${forbidden.use} ${forbidden.parts.join()}`;
    const other = byUse.get(key);
    const except = other ? mergeExceptions(other.except, forbidden.except) : forbidden.except;
    byUse.set(key, { ...forbidden, except });
  }
  return [...byUse.values()];
}
