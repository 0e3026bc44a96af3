import type { DecodedCharacter } from './decodedCharacter.ts';

/** What Windows-1252 shows for the bytes 0x80 to 0x9f; the five it leaves open are shown as themselves. */
const CP1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOfCharacter = new Map(Array.from(CP1252, (character, at) => [character.charCodeAt(0), 0x80 + at] as const));

function byteAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 0x100 ? code : (byteOfCharacter.get(code) ?? -1);
}
const isContinuation = (byte: number) => byte >= 0x80 && byte <= 0xbf;

/**
 * Reads UTF-8 that was taken for Windows-1252: 'Ã©' is 'é', 'â€¢' is '•'. A lone 'Â' before a blank, a comma or the end
 * is what is left of a no-break space. Null where nothing of the kind stands.
 */
export function mojibakeAt(text: string, at: number): DecodedCharacter {
  const lead = byteAt(text, at);
  if (lead < 0xc2 || lead > 0xf4) return null;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  let code = lead & (0xff >> (length + 1));
  for (let next = 1; next < length; next++) {
    const byte = byteAt(text, at + next);
    if (!isContinuation(byte))
      return lead === 0xc2 && /^[\s,;.)]?$/.test(text.charAt(at + 1)) ? { text: ' ', length: 1 } : null;
    code = (code << 6) | (byte & 0x3f);
  }
  const isCharacter = code > 0x7f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? { text: String.fromCodePoint(code), length } : null;
}
