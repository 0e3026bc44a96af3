import { decodeHTMLStrict } from 'entities';

/**
 * How the texts of a raw material are sent. Stored texts are plain; the real service sends them in more than one form.
 */
export interface WireForm {
  /** Encodes a text, with HTML entities where it would be decoded to another text without them. */
  text: (plain: string) => string;
  /** Separator of INCI names and of concentrations that are sent as one text each; null when they are sent as lists. */
  separator: ', ' | ',' | null;
  /** Whether numeric texts are sent as numbers. */
  hasNumbers: boolean;
}

const escapeText = (plain: string): string =>
  plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('-', '&#45;');
/** Escapes a text only where it would be decoded to another text. */
export const escapeIfAmbiguous = (plain: string): string =>
  decodeHTMLStrict(plain) === plain ? plain : plain.replaceAll('&', '&amp;');

/**
 * The form of a raw material, which depends on its id: every third is joined, half of these without spaces; every
 * fourth has more entities than needed.
 */
export function wireFormOf(id: string): WireForm {
  const [joining, writing] = [0, 2].map((at) => Number.parseInt(id.slice(at, at + 2), 16)) as [number, number];
  const hasEntities = writing % 4 === 0;
  return {
    text: hasEntities ? escapeText : escapeIfAmbiguous,
    separator: joining % 3 !== 0 ? null : joining % 2 === 0 ? ', ' : ',',
    hasNumbers: hasEntities,
  };
}

/** Decodes and trims a text. */
export const plainText = (written: string): string => decodeHTMLStrict(written).trim();

/**
 * Joins names to one text. A comma within a name is encoded when a space follows it. Spaces are omitted only if no name
 * contains a comma.
 */
export const joinNames = (names: readonly string[], { text, separator }: WireForm): string =>
  names
    .map((name) => text(name).replaceAll(', ', '&#44; '))
    .join(names.some((name) => name.includes(',')) ? ', ' : (separator ?? ', '));

/** Joins concentrations, which have decimal points, to one text. */
export const joinConcentrations = (concentrations: readonly string[], { text, separator }: WireForm): string =>
  concentrations.map(text).join(separator ?? ', ');

/** Splits a joined text and decodes its parts. */
export const splitNames = (joined: string): string[] => joined.split(', ').map(plainText);
