/** Which of the two code pages of European spreadsheets a text is in, and whether its letters leave no doubt. */
export interface CodePage {
  readonly encoding: 'windows-1250' | 'windows-1252';
  readonly isSure: boolean;
}

/** Bytes of letters that both code pages share are no evidence: é, ü, ö, ä, ß, š, ž, ç. */
const bytesOf = (hex: string): ReadonlySet<number> => new Set(hex.split(' ').map((byte) => Number.parseInt(byte, 16)));
/** ć Ć đ Đ ř ő ť Ť of 1250, which are æ Æ ð Ð ø õ and nothing in 1252. */
const CENTRAL = bytesOf('E6 C6 F0 D0 F8 F5 9D 8D');
/**
 * à À ê Ê ì Ì ï Ï ñ Ñ ò Ò ù Ù û Û œ Œ ² ³ ½ ¼ ¡ ¿ º ª £ of 1252, which are ŕ, ę, ě, ď, ń, ň, ů, ű, ś and signs in 1250.
 */
const WESTERN = bytesOf('E0 C0 EA CA EC CC EF CF F1 D1 F2 D2 F9 D9 FB DB 9C 8C B2 B3 BD BC A1 BF BA AA A3');
/** č and Č of 1250, è and È of 1252. */
const EITHER = bytesOf('E8 C8');
/** š Š ž Ž, which Serbian has, and é ç ô î â, which French has, in both. */
const SERBIAN = bytesOf('9A 8A 9E 8E');
const FRENCH = bytesOf('E9 C9 E7 C7 F4 D4 EE CE E2 C2');

/**
 * Chooses Windows-1250 or Windows-1252 for a text that is no UTF-8, by the letters that only one of them gives to the
 * languages of imports. Our own rule: nothing in such a file says what it is in.
 */
export function codePageOf(bytes: Uint8Array): CodePage {
  const count = (group: ReadonlySet<number>): number => bytes.reduce((all, byte) => all + (group.has(byte) ? 1 : 0), 0);
  const [central, western, either] = [count(CENTRAL), count(WESTERN), count(EITHER)];
  if (central !== western)
    return {
      encoding: central > western ? 'windows-1250' : 'windows-1252',
      isSure: Math.min(central, western) === 0,
    };
  if (central > 0) return { encoding: 'windows-1250', isSure: false };
  if (either === 0) return { encoding: 'windows-1250', isSure: true };
  const [serbian, french] = [count(SERBIAN), count(FRENCH)];
  if (serbian > 0 || french === 0) return { encoding: 'windows-1250', isSure: serbian > 0 && french === 0 };
  return { encoding: 'windows-1252', isSure: true };
}

/** What Windows-1252 has from 0x80 to 0x9F, where Node.js 20 decodes control characters (nodejs/node#56542). */
const FROM_80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The text of bytes in the code page whose letters they fit. */
export function decodeCodePage(bytes: Uint8Array): string {
  const { encoding } = codePageOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1250'
    ? text
    : text.replace(/[\x80-\x9f]/g, (sign) => FROM_80.charAt(sign.charCodeAt(0) - 0x80));
}
