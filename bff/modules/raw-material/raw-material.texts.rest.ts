import type { components } from '../../../schema/rest/product-server.generated.ts';
import { readConcentration } from '../../../domain/raw-material/concentration.ts';
import { pairsUp } from '../../../domain/raw-material/overrides.ts';
import { SEPARATING_COMMA, SEPARATING_COMMAS } from '../../../domain/raw-material/separatingComma.ts';
import { encodeText, decodeText } from '../../upstream/encoding.ts';

type JoinedTexts = components['schemas']['JoinedTexts'] | undefined;

/** INCI names and their concentrations as the service keeps them: two lists that should be equally long, and sometimes are not. */
export interface NamesAndConcentrations {
  inciNames: string[];
  maxConcentrations: string[];
}

const AT_COMMA_AND_BLANK = ', ';
const AT_COMMA = ',';

/** The parts of a text, or a list as it is; numbers of a list become texts. */
function partsOf(joined: JoinedTexts, separator: string | RegExp): string[] {
  if (joined === null || joined === undefined) return [];
  return typeof joined === 'string' ? joined.split(separator) : joined.map((part) => String(part ?? ''));
}

const readable = (parts: readonly string[]): string[] => parts.map((part) => (decodeText(part) ?? '').trim());

/**
 * Reads both by the rule of JoinedTexts in the document: at each comma and blank; else names at each comma that parts names, or at each comma at all,
 * and concentrations at each comma. The first reading counts that gives as many of the one as of the other and only concentrations that can be read,
 * else the first that gives as many. A text of names without any comma and blank is parted at the commas that part names before all else. Entities are decoded after the parting, so that a comma written as one does
 * not part. A text without a name holds none.
 */
export function splitTexts(names: JoinedTexts, concentrations: JoinedTexts): NamesAndConcentrations {
  const given = names === '' ? null : names;
  const hasBlanks = typeof given === 'string' && given.includes(AT_COMMA_AND_BLANK);
  const readings = [...(hasBlanks ? [AT_COMMA_AND_BLANK] : []), SEPARATING_COMMA, AT_COMMA_AND_BLANK, AT_COMMA].flatMap(
    (ofNames) =>
      [AT_COMMA_AND_BLANK, AT_COMMA].map((ofConcentrations) => ({
        inciNames: readable(partsOf(given, ofNames)),
        maxConcentrations: readable(partsOf(concentrations, ofConcentrations)),
      })),
  );
  const even = readings.filter(({ inciNames, maxConcentrations }) => pairsUp(inciNames, maxConcentrations));
  const meant =
    even.find(({ maxConcentrations }) => maxConcentrations.every((one) => readConcentration(one).ok)) ??
    even[0] ??
    readings[0];
  return meant ?? { inciNames: [], maxConcentrations: [] };
}

/** Texts as one, so that `splitTexts` reads them back: joined by comma and blank, a text's own comma that would part it as an entity. */
export const joinTexts = (parts: readonly string[]): string =>
  parts
    .map((part) => encodeText(part).replace(SEPARATING_COMMAS, (comma) => comma.replace(',', '&#44;')))
    .join(AT_COMMA_AND_BLANK);

/** Concentrations as one text, with decimal points; one that cannot be read, which only the service can have stored, stays as it is. */
export const joinConcentrations = (concentrations: readonly (string | null)[]): string =>
  joinTexts(
    concentrations.map((concentration) => {
      const read = readConcentration(concentration ?? '');
      return read.ok ? read.text : (concentration ?? '');
    }),
  );
