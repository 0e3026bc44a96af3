import type { DecodedCharacter } from './decodedCharacter.ts';

const named: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  deg: '°',
  reg: '®',
  trade: '™',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  eacute: 'é',
  egrave: 'è',
  alpha: 'α',
  beta: 'β',
  plusmn: '±',
};
const MAX_ENTITY_LENGTH = 10;
const MAX_TAG_LENGTH = 120;
const breaking = /^\/?(?:br|p|li|ul|ol|div|tr|h[1-6])$/;

/** The tags of text on web pages. */
const TAGS =
  /^\/?(?:a|abbr|article|b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|main|meta|nav|o|ol|option|p|pre|s|script|section|select|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|tfoot|th|thead|title|tr|tt|u|ul|var|video)$/;

function entityAt(text: string, at: number): DecodedCharacter {
  const end = text.slice(at, at + MAX_ENTITY_LENGTH).indexOf(';');
  if (end < 2) return null;
  const name = text.slice(at + 1, at + end);
  const number = /^#\d{1,6}$/.test(name)
    ? Number(name.slice(1))
    : /^#x[0-9a-f]{1,5}$/i.test(name)
      ? parseInt(name.slice(2), 16)
      : 0;
  // Only the basic plane: a reading must not be longer than its entity in any counting of characters.
  const read =
    named[name.toLowerCase()] ?? (number > 0x1f && number < 0xd800 ? String.fromCharCode(number) : undefined);
  return read === undefined ? null : { text: read, length: end + 1 };
}

const blankOf = (name: string) => (/^\/?t[dh]$/.test(name) ? '\t' : breaking.test(name) ? '\n' : ' ');

function tagAt(text: string, at: number): DecodedCharacter {
  if (!/[a-z/]/i.test(text.charAt(at + 1))) return null;
  const end = text.slice(at, at + MAX_TAG_LENGTH).indexOf('>');
  if (end < 2) return null;
  const name = /^\/?[a-z][a-z0-9]*/i.exec(text.slice(at + 1, at + end))?.[0].toLowerCase();
  // "<Isobutylparaben>" is a name in brackets and no tag.
  return name && TAGS.test(name) ? { text: blankOf(name), length: end + 1 } : null;
}

/** Reads an HTML entity as its character and a tag as a blank or a line end. Null where neither stands. */
export function markupAt(text: string, at: number): DecodedCharacter {
  const character = text.charAt(at);
  if (character === '&') return entityAt(text, at);
  return character === '<' ? tagAt(text, at) : null;
}
