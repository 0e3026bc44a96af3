import { decodeHTMLStrict } from 'entities';

/** How texts of one raw material look on the wire. Stored texts are plain; the service is known to answer in more than one form. */
export interface WireForm {
  /** Writes a text, with HTML entities where it would be read as another without. */
  text: (plain: string) => string;
  /** INCI names and concentrations as one text each, not as lists. */
  isJoined: boolean;
  /** What is nothing but a number may come as one. */
  hasNumbers: boolean;
}

const escaped = (plain: string): string => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('-', '&#45;');
/** A text as it stands, unless it would be read as another. */
export const unambiguous = (plain: string): string => (decodeHTMLStrict(plain) === plain ? plain : plain.replaceAll('&', '&amp;'));

/** The form in which the raw material of an id is answered, always the same: every third joined, every fourth with more entities than it needs. */
export function wireFormOf(id: string): WireForm {
  const [joining, writing] = [0, 2].map((at) => Number.parseInt(id.slice(at, at + 2), 16)) as [number, number];
  const hasEntities = writing % 4 === 0;
  return { text: hasEntities ? escaped : unambiguous, isJoined: joining % 3 === 0, hasNumbers: hasEntities };
}

/** A text as it reads, blanks around it left out. */
export const plainText = (written: string): string => decodeHTMLStrict(written).trim();

/** Names joined by comma and blank; a comma of a name's own that a blank follows is written as an entity. */
export const joinedNames = (names: readonly string[], { text }: WireForm): string => names.map((name) => text(name).replaceAll(', ', '&#44; ')).join(', ');

/** Concentrations joined by comma and blank. */
export const joinedConcentrations = (concentrations: readonly string[], { text }: WireForm): string => concentrations.map(text).join(', ');

/** The parts of a joined text, as they read. */
export const partsOf = (joined: string): string[] => joined.split(', ').map(plainText);
