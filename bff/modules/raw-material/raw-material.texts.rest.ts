import type { components } from '../../../schema/rest/product-server.generated.ts';
import { readConcentration } from '../../../domain/raw-material/concentration.ts';
import { pairsUp } from '../../../domain/raw-material/overrides.ts';
import { SEPARATING_COMMA, SEPARATING_COMMAS } from '../../../domain/raw-material/separatingComma.ts';
import { encodeText, decodeText } from '../../upstream/encoding.ts';

type JoinedTexts = components['schemas']['JoinedTexts'] | undefined;

/**
 * INCI names and their concentrations as the service stores them: two lists of equal length, except in faulty records.
 */
export interface NamesAndConcentrations {
  inciNames: string[];
  maxConcentrations: string[];
}

const AT_COMMA_AND_BLANK = ', ';
const AT_COMMA = ',';

/** Splits a text; a list is returned with its numbers as texts. */
function partsOf(joined: JoinedTexts, separator: string | RegExp): string[] {
  if (joined === null || joined === undefined) return [];
  return typeof joined === 'string' ? joined.split(separator) : joined.map((part) => String(part ?? ''));
}

const decodeParts = (parts: readonly string[]): string[] => parts.map((part) => (decodeText(part) ?? '').trim());

/**
 * Splits both by the rule of `JoinedTexts` in the OpenAPI document. Commas also occur inside names, so several
 * separators are tried: comma and blank, a comma that can separate names, any comma. The first attempt wins that gives
 * one valid concentration for each name; else the first that gives one concentration for each name, valid or not; else
 * the first. Entities are decoded after splitting, so that a comma written as an entity stays inside its name. An empty
 * text has no names.
 */
export function splitTexts(names: JoinedTexts, concentrations: JoinedTexts): NamesAndConcentrations {
  const given = names === '' ? null : names;
  const hasBlanks = typeof given === 'string' && given.includes(AT_COMMA_AND_BLANK);
  const attempts = [...(hasBlanks ? [AT_COMMA_AND_BLANK] : []), SEPARATING_COMMA, AT_COMMA_AND_BLANK, AT_COMMA].flatMap(
    (ofNames) =>
      [AT_COMMA_AND_BLANK, AT_COMMA].map((ofConcentrations) => ({
        inciNames: decodeParts(partsOf(given, ofNames)),
        maxConcentrations: decodeParts(partsOf(concentrations, ofConcentrations)),
      })),
  );
  const even = attempts.filter(({ inciNames, maxConcentrations }) => pairsUp(inciNames, maxConcentrations));
  const best =
    even.find(({ maxConcentrations }) => maxConcentrations.every((one) => readConcentration(one).ok)) ??
    even[0] ??
    attempts[0];
  return best ?? { inciNames: [], maxConcentrations: [] };
}

/**
 * Joins texts so that `splitTexts` splits them again: by comma and blank, with a comma inside a text written as an
 * entity.
 */
export const joinTexts = (parts: readonly string[]): string =>
  parts
    .map((part) => encodeText(part).replace(SEPARATING_COMMAS, (comma) => comma.replace(',', '&#44;')))
    .join(AT_COMMA_AND_BLANK);

/** Joins concentrations, with decimal points. An invalid one, which only the service can have stored, is kept. */
export const joinConcentrations = (concentrations: readonly (string | null)[]): string =>
  joinTexts(
    concentrations.map((concentration) => {
      const read = readConcentration(concentration ?? '');
      return read.ok ? read.text : (concentration ?? '');
    }),
  );
