import { isCasNumber } from '../../../domain/inci/registryNumbers.ts';
import { mojibakeAt } from '../../../domain/inci/mojibakeAt.ts';
import type { WarningCode, Remark } from './problems.ts';

/**
 * Removes soft hyphens, zero-width characters, and a `-` that means "nothing"; normalises spaces, and line ends to LF.
 */
export function cleanText(cell: string): string {
  const text = cell
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return /^[-–—]$/.test(text) ? '' : text;
}

/** A name on one line. */
export const cleanName = (cell: string): string => cleanText(cell).replace(/\s+/g, ' ');

/** The numbers of a cell, and warnings about it. */
export interface Numbers {
  numbers: string[];
  warnings: { code: WarningCode; value: string }[];
}

const straightDashes = (text: string) => text.replace(/[‐‑‒–—−]/g, '-');

/** Reads the numbers of a cell, however they are separated and whatever notes stand beside them. */
function numbersOf(
  cell: string,
  pattern: RegExp,
  isRight: (number: string) => boolean,
  codes: { unreadable: WarningCode; wrong: WarningCode | null },
): Numbers {
  const text = straightDashes(cleanText(cell));
  const numbers = [...new Set(text.match(pattern) ?? [])];
  // The rest of the cell may be notes in words or brackets, separators and dashes. Digits in it are a number that could
  // not be read.
  const rest = text.replace(pattern, ' ').replace(/[([][^)\]]{0,1000}[)\]]/g, ' ');
  const unread = rest
    .split(/[/,;]/)
    .map((part) => part.trim())
    .filter((part) => /\d{3}/.test(part));
  return {
    numbers,
    warnings: [
      ...unread.map((value) => ({ code: codes.unreadable, value })),
      ...(codes.wrong === null
        ? []
        : numbers.filter((number) => !isRight(number)).map((value) => ({ code: codes.wrong as WarningCode, value }))),
    ],
  };
}

/** CAS numbers of a cell. One with a wrong check digit is kept with a warning. */
export const casNumbersOf = (cell: string): Numbers =>
  numbersOf(cell, /(?<!\d)\d{2,7}-\d\d-\d(?!\d)/g, isCasNumber, {
    unreadable: 'CAS_UNREADABLE',
    wrong: 'CAS_CHECK_DIGIT',
  });

/** EC numbers of a cell. */
export const ecNumbersOf = (cell: string): Numbers =>
  numbersOf(cell, /(?<!\d)\d{3}-\d{3}-\d(?!\d)/g, () => true, { unreadable: 'EC_UNREADABLE', wrong: null });

/**
 * Whether a spreadsheet would run a cell: it begins with `=` or `@`, or with `+` or `-` and what looks like a call. A
 * dash before a blank is a list of the annexes.
 */
const isFormula = (cell: string): boolean => /^\s*(?:[=@]|[+-]\S*[|(!])/.test(cell);

/** Whether the text shows signs of having been read in a wrong encoding. */
function isGarbled(text: string): boolean {
  if (text.includes('\ufffd')) return true;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f && mojibakeAt(text, at) !== null) return true;
  return false;
}

/** Warnings that any cell of a row can get. */
export function cellWarnings(header: readonly string[], cells: readonly string[]): Remark<WarningCode>[] {
  return cells.flatMap((cell, at) => {
    const warning = (code: WarningCode): Remark<WarningCode>[] => [
      { code, column: header[at] ?? null, value: cell.trim() },
    ];
    return [...(isFormula(cell) ? warning('FORMULA') : []), ...(isGarbled(cell) ? warning('GARBLED') : [])];
  });
}
