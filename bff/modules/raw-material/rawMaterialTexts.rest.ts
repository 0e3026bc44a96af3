import type { components } from '../../../schema/rest/product-server.generated.ts';
import { readConcentration } from '../../../domain/raw-material/concentration.ts';
import { storable, text } from '../../wire.ts';

type JoinedTexts = components['schemas']['JoinedTexts'] | undefined;

/** INCI names and their concentrations as the service keeps them: two lists that should be equally long, and sometimes are not. */
export interface NamesAndConcentrations {
  inciNames: string[];
  maxConcentrations: string[];
}

/** At each comma and blank; a comma of a name that no blank follows (1,2-HEXANEDIOL) does not part. */
const AT_COMMA_AND_BLANK = ', ';
const AT_COMMA = ',';

/** The parts of a text, or a list as it is; numbers of a list become texts. */
function partsOf(joined: JoinedTexts, separator: string): string[] {
  if (joined === null || joined === undefined) return [];
  return typeof joined === 'string' ? joined.split(separator) : joined.map((part) => String(part ?? ''));
}

const readable = (parts: readonly string[]): string[] => parts.map((part) => (text(part) ?? '').trim());

/**
 * Reads both by the rule of JoinedTexts in the document: parted at each comma and blank; where their numbers differ so, one of them or both at
 * each comma, if that makes them equal. Entities are decoded after the parting, so that a comma written as one does not part. A text without a
 * name holds none.
 */
export function splitTexts(names: JoinedTexts, concentrations: JoinedTexts): NamesAndConcentrations {
  const given = names === '' ? null : names;
  const readings = [AT_COMMA_AND_BLANK, AT_COMMA].flatMap((ofConcentrations) =>
    [AT_COMMA_AND_BLANK, AT_COMMA].map((ofNames) => [partsOf(given, ofNames), partsOf(concentrations, ofConcentrations)] as const),
  );
  const [inciNames, maxConcentrations] = readings.find(([one, other]) => one.length === other.length) ?? [partsOf(given, AT_COMMA_AND_BLANK), partsOf(concentrations, AT_COMMA_AND_BLANK)];
  return { inciNames: readable(inciNames), maxConcentrations: readable(maxConcentrations) };
}

/** Texts as one, so that `splitTexts` reads them back: joined by comma and blank, a text's own comma before a blank as an entity. */
export const joinTexts = (parts: readonly string[]): string => parts.map((part) => storable(part).replaceAll(', ', '&#44; ')).join(AT_COMMA_AND_BLANK);

/** Concentrations as one text, with decimal points; one that cannot be read, which only the service can have stored, stays as it is. */
export const joinConcentrations = (concentrations: readonly (string | null)[]): string =>
  joinTexts(
    concentrations.map((concentration) => {
      const read = readConcentration(concentration ?? '');
      return read.ok ? read.text : (concentration ?? '');
    }),
  );
