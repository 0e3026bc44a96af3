import { mojibakeAt } from './mojibakeAt.ts';
import type { DecodedCharacter } from './decodedCharacter.ts';
import { readJson } from './jsonText.ts';
import { markupAt } from './markupAt.ts';
import { hasSerbianCyrillic, latinLetter, serbianWords } from './serbianLatin.ts';

/** A text made readable, and where each of its code units came from. */
export type NormalisedText = {
  /** The readable text. */
  readonly text: string;
  /** Offset in the original of the start of each code unit of `text`. */
  readonly from: Uint32Array;
  /** Offset in the original just after each code unit of `text`. */
  readonly to: Uint32Array;
};

const same: Record<string, string> = {};
const reads = (from: string, to: string) => {
  for (const character of from) same[character] = to;
};
reads('\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000®™©', ' ');
reads('\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff', '');
reads('\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63', '-');
reads('\u2018\u2019\u201a\u201b\u2032\u00b4\u0060', "'");
reads('\u201c\u201d\u201e\u201f\u2033', '"');
reads('\u3001\ufe50', ',');
reads('\u3002', '.');
reads('\u2044\u2215', '/');
reads('\u3010\u3014', '[');
reads('\u3011\u3015', ']');
reads('•‣◦⁃∙●○▪▫■□►▶★☆◆◇·・‧✓✔❖➢', '•');
// Footnote marks, whatever they look like.
reads('†‡§°ºª¹²³⁴⁵⁶⁷⁸⁹⁰∆◊^', '*');
reads('\u2028\u2029\u0085\u000b\u000c', '\n');

const isWithinFigure = (text: string, at: number) =>
  /(?<![\p{L}\d.,-])\d{1,3}$/u.test(text.slice(Math.max(0, at - 4), at)) &&
  /^\d{1,6}\s?(?:%|‰|p\.?p\.?[mb]|[mkuµ]?g|percent|posto|odsto|procen)/iu.test(text.slice(at + 1, at + 20));

function characterAt(text: string, at: number): DecodedCharacter {
  const code = text.charCodeAt(at);
  if (code > 0x1f && code < 0x7f && code !== 0x5e && code !== 0x60) return null;
  const character = text.charAt(at);
  // A middle dot within a figure is a decimal point: "0·5 %".
  if (code === 0xb7 && isWithinFigure(text, at)) return { text: '.', length: 1 };
  if (code === 0x0d) return { text: text.charCodeAt(at + 1) === 0x0a ? '' : '\n', length: 1 };
  const known = same[character];
  if (known !== undefined) return { text: known, length: 1 };
  if (code >= 0xff01 && code <= 0xff5e) return { text: String.fromCharCode(code - 0xfee0), length: 1 };
  if (code < 0x20 && code !== 0x0a && code !== 0x09) return { text: ' ', length: 1 };
  return null;
}

const start = (text: string): NormalisedText => {
  const from = new Uint32Array(text.length);
  const to = new Uint32Array(text.length);
  for (let at = 0; at < text.length; at++) {
    from[at] = at;
    to[at] = at + 1;
  }
  return { text, from, to };
};

function reread(before: NormalisedText, readingAt: (text: string, at: number) => DecodedCharacter): NormalisedText {
  const { text } = before;
  const parts: string[] = [];
  // A Cyrillic letter may be two Latin ones.
  const from = new Uint32Array(text.length * 2);
  const to = new Uint32Array(text.length * 2);
  let length = 0;
  // What needs no reading is taken over in whole runs: most texts have little that does.
  let run = 0;
  for (let at = 0; at < text.length;) {
    const reading = readingAt(text, at);
    const written = reading ? reading.text.length : 1;
    const taken = reading ? reading.length : 1;
    for (let unit = 0; unit < written; unit++) {
      from[length] = before.from[at] ?? 0;
      to[length] = before.to[at + taken - 1] ?? 0;
      length += 1;
    }
    if (reading) {
      parts.push(text.slice(run, at), reading.text);
      run = at + taken;
    }
    at += taken;
  }
  parts.push(text.slice(run));
  return { text: parts.join(''), from: from.subarray(0, length), to: to.subarray(0, length) };
}

/**
 * Makes a text readable without losing where anything stood: repairs UTF-8 that was read as Windows-1252 (twice over,
 * too), reads HTML entities and tags, and writes every kind of blank, dash, quote, bullet, footnote mark and line end
 * in one way. Serbian words in Cyrillic letters are read in Latin ones. Never throws; one pass over the text per
 * repair.
 */
export function normaliseText(text: string): NormalisedText {
  let result = start(readJson(text));
  if (/[\u00c2-\u00f4]/.test(text)) result = reread(reread(result, mojibakeAt), mojibakeAt);
  if (/[&<]/.test(text)) result = reread(result, markupAt);
  if (hasSerbianCyrillic(result.text)) {
    const serbian = serbianWords(result.text);
    result = reread(result, (read, at) => (serbian[at] ? { text: latinLetter(read.charAt(at)), length: 1 } : null));
  }
  if (/[^\n\x20-\x7e]|`|\^/.test(result.text)) result = reread(result, characterAt);
  return result;
}
