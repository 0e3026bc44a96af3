import { inciKey } from '../inci/inciKey.ts';
import type { AnnexCondition, AnnexEntry, AnnexRow, Exception, ForbiddenUse } from './annexEntry.ts';
import { readMaximum } from './readMaximum.ts';
import { readScope } from './readScope.ts';
import { splitParts } from './splitParts.ts';

/**
 * Annex II entries whose text names no exception although the name alone decides nothing: Cyclomethicone is banned for the D4 in it (II/1388),
 * human and animal material by its origin (II/416, II/419), cell culture media by one constituent (II/167, II/168). OWN, unverified.
 */
const BY_ORIGIN = new Set(['1388', '416', '419', '167', '168']);
/**
 * Entries about a mixture, of which one name alone decides nothing: MIT without MCI is V/57 and not V/39, citric acid without silver citrate is
 * no preservative (V/59). OWN, unverified.
 */
const NOT_ALONE: Readonly<Record<string, readonly string[]>> = {
  'V/39': ['METHYLISOTHIAZOLINONE'],
  'V/59': ['CITRIC ACID'],
};
const EXCEPTION =
  /\b(?:except|exception|excluding|unless|other than|provided that|exceed|for traces|when used|if (?:it|they|the)|see also entries)\b|[≥>]/i;

const FORBIDDEN: readonly (readonly [ForbiddenUse['use'], RegExp])[] = [
  ['underThree', /not to be used (?:in|for|on)[^.;]{0,80}children under (?:3|three)[^.;]{0,80}/gi],
  ['oral', /not to be used (?:in|for)[^.;]{0,120}\b(?:oral|mouthwash)[^.;]{0,60}/gi],
  ['inhalation', /not to be used[^.;]{0,100}(?:inhalation|\bsprays?\b|aerosol)[^.;]{0,60}/gi],
  ['mucous', /not to be used[^.;]{0,60}mucous membranes[^.;]{0,60}/gi],
  ['eye', /not to be used[^.;]{0,120}\beye\b[^.;]{0,60}/gi],
  ['lip', /\(?not to be used[^.;]{0,120}\blips?\b[^.;]{0,60}/gi],
];
const ALLERGEN = /(?:must|shall) be indicated[^.]{0,80}list of ingredients/i;

function forbiddenUsesOf(row: AnnexRow): ForbiddenUse[] {
  const texts = `${row.otherConditions}\n${row.warnings}`.replace(/\s+/g, ' ');
  return FORBIDDEN.flatMap(([use, pattern]) => {
    const matches = texts.match(pattern) ?? [];
    return matches.length > 0
      ? [
          {
            use,
            hasException: matches.some((text) => /^\(|except|unless|nappy|toothpaste|leave-on|rinse-off/i.test(text)),
          },
        ]
      : [];
  });
}

function exceptionOf({ reference, substance }: AnnexRow): Exception | null {
  if (/in hair (?:and eyelash )?dye/i.test(substance)) return 'hairDye';
  if (/when used as a fragrance/i.test(substance)) return 'fragrance';
  if (/\(nano\)/i.test(substance)) return 'nano';
  if (BY_ORIGIN.has(reference)) return 'origin';
  return EXCEPTION.test(substance) ? 'text' : null;
}

/** The names of an entry: its cells split where they hold several, the names its text calls INCI, and the text itself. */
function keysOf({ annex, reference, names, substance }: AnnexRow): string[] {
  const notAlone = (NOT_ALONE[`${annex}/${reference}`] ?? []).map(inciKey);
  const split = names.flatMap((cell) => [cell, ...cell.split(/[;|\n]|\s\/|\/\s|,(?=\s+[A-Z])/i)]);
  const colours = names.flatMap((cell) => cell.match(/\bCI \d{5}(?::\d)?/g) ?? []);
  const called = [
    ...substance.matchAll(/\(?INCI(?: name)?:\s*([^);\]]{3,120})/gi),
    ...substance.matchAll(/([^,;[\]]{3,120}?)\(nano\)\s*\[INCI\]/gi),
  ];
  const plain = substance.replace(/\((?:INN|ISO|INCI|nano)\)/gi, '').trim();
  return [
    ...new Set(
      [...split, ...colours, ...called.map((match) => match[1] ?? ''), plain].map((name) =>
        inciKey(name.replace(/\(nano\)/gi, '')),
      ),
    ),
  ].filter((key) => key.length >= 3 && !notAlone.includes(key));
}

function conditionsOf(row: AnnexRow): AnnexCondition[] {
  const types = splitParts(row.productTypes);
  const maxima = splitParts(row.maximum);
  const parts = [...types.keys()].filter((part) => part !== '');
  const read = (part: string, productTypes: string, maximum: string): AnnexCondition => {
    // V/57 states in column g where it applies.
    const scopeText = productTypes || (/(?:rinse-off|leave-on) products\s*$/i.exec(maximum)?.[0] ?? '');
    return { part, productTypes, scope: readScope(scopeText), maximum, ...readMaximum(maximum) };
  };
  if (parts.length === 0) return [read('', row.productTypes.trim(), row.maximum.trim())];
  return parts.map((part) => read(part, types.get(part) ?? '', maxima.get(part) ?? maxima.get('') ?? ''));
}

/**
 * Reads a row of Annex II, III, IV, V or VI. Null for an entry that was moved or deleted.
 * Structure is never invented: what is not understood stays in the texts, and the scope is marked as not understood.
 */
export function readAnnexRow(row: AnnexRow): AnnexEntry | null {
  if (/^\s*(?:moved or deleted|deleted|moved)\b/i.test(row.substance)) return null;
  const { annex, reference, substance, otherConditions, warnings, regulation } = row;
  return {
    annex,
    reference,
    substance,
    keys: keysOf(row),
    casNumbers: [...new Set(row.casNumbers.match(/\b\d{2,7}-\d\d-\d\b/g) ?? [])],
    isNano: row.names.concat(substance).some((text) => /\(nano\)/i.test(text)),
    exception: annex === 'II' ? exceptionOf(row) : null,
    conditions: annex === 'II' ? [] : conditionsOf(row),
    forbiddenUses: annex === 'II' ? [] : forbiddenUsesOf(row),
    isAllergen: annex === 'III' && ALLERGEN.test(otherConditions.replace(/\s+/g, ' ')),
    otherConditions,
    warnings,
    regulation,
  };
}
