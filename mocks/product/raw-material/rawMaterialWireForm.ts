import { decodeHTMLStrict } from 'entities';

/** How texts of one raw material look on the wire. Stored texts are plain; the service is known to answer in more than one form. */
export interface WireForm {
  /** Writes a text, with HTML entities where it would be read as another without. */
  text: (plain: string) => string;
  /** What joins INCI names and concentrations to one text each; null for lists. */
  separator: ', ' | ',' | null;
  /** What is nothing but a number may come as one. */
  hasNumbers: boolean;
}

const escapeText = (plain: string): string =>
  plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('-', '&#45;');
/** A text as it stands, unless it would be read as another. */
export const escapeIfAmbiguous = (plain: string): string =>
  decodeHTMLStrict(plain) === plain ? plain : plain.replaceAll('&', '&amp;');

/** The form in which the raw material of an id is answered, always the same: every third joined, half of these without blanks; every fourth with more entities than it needs. */
export function wireFormOf(id: string): WireForm {
  const [joining, writing] = [0, 2].map((at) => Number.parseInt(id.slice(at, at + 2), 16)) as [number, number];
  const hasEntities = writing % 4 === 0;
  return {
    text: hasEntities ? escapeText : escapeIfAmbiguous,
    separator: joining % 3 !== 0 ? null : joining % 2 === 0 ? ', ' : ',',
    hasNumbers: hasEntities,
  };
}

/** A text as it reads, blanks around it left out. */
export const plainText = (written: string): string => decodeHTMLStrict(written).trim();

/** Names as one text; a comma of a name's own that a blank follows is written as an entity. Without blanks only where no name has a comma of its own. */
export const joinNames = (names: readonly string[], { text, separator }: WireForm): string =>
  names
    .map((name) => text(name).replaceAll(', ', '&#44; '))
    .join(names.some((name) => name.includes(',')) ? ', ' : (separator ?? ', '));

/** Concentrations as one text; they have decimal points. */
export const joinConcentrations = (concentrations: readonly string[], { text, separator }: WireForm): string =>
  concentrations.map(text).join(separator ?? ', ');

/** The parts of a joined text, as they read. */
export const splitNames = (joined: string): string[] => joined.split(', ').map(plainText);
