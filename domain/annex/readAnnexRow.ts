import { inciKey } from '../inci/inciKey.ts';
import { entryNames } from './entryNames.ts';
import type { AnnexCondition, AnnexEntry, AnnexRow, Exception, ForbiddenUse } from './annexEntry.ts';
import { readMaximum } from './readMaximum.ts';
import { readScope } from './readScope.ts';
import { splitParts } from './splitParts.ts';

/**
 * Names of Annex II of which the entry decides nothing although its text names no exception, with the reason: Cyclomethicone may hold the D4
 * that II/1388 bans; cell culture media hold aminobenzoates (II/167), choline (II/168) and selenium (II/297) among other things; human and animal material is
 * banned by its origin (II/416, II/419: every name). OWN, unverified.
 */
const BY_ORIGIN: Readonly<Record<string, RegExp>> = {
  '1388': /^cyclomethicone$/,
  '167': /^definedcellculturemedia/,
  '168': /^definedcellculturemedia/,
  '297': /^definedcellculturemedia/,
  '416': /^/,
  '419': /^/,
};
/** Exceptions that are entries themselves: "except those special cases included in Annex V", "unless regulated elsewhere". */
const LISTED_ELSEWHERE = /\bAnnex (?:III|IV|V|VI)\b|\bregulated elsewhere\b|\bspecified elsewhere\b/;
const EXCEPTION =
  /\b(?:except|exception|excluding|unless|other than|provided that|exceed|for traces|when used|if (?:it|they|the))\b|[≥>]/i;

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

function exceptionOf({ substance }: AnnexRow): Exception | null {
  if (/in hair (?:and eyelash )?dye/i.test(substance)) return 'hairDye';
  if (/when used as a fragrance/i.test(substance)) return 'fragrance';
  if (/\(nano\)/i.test(substance)) return 'nano';
  if (!EXCEPTION.test(substance)) return null;
  return LISTED_ELSEWHERE.test(substance) ? 'listedElsewhere' : 'text';
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
  const names = entryNames(row);
  const keys = names.map(inciKey);
  const byOrigin = annex === 'II' ? BY_ORIGIN[reference] : undefined;
  return {
    annex,
    reference,
    substance,
    names,
    keys,
    keysByOrigin: byOrigin ? keys.filter((key) => byOrigin.test(key)) : [],
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
