import { isUtf8 } from 'node:buffer';
import { UnreadableFile } from './problems.ts';

const MAX_HEAD_BYTES = 4096;

const SIGNATURES: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['PDF', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['XLS', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['GZIP', [0x1f, 0x8b]],
  ['RTF', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const startsWith = (bytes: Buffer, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** The type of a file that is not text; null for one that may be. */
function detectType(bytes: Buffer): string | null {
  const known = SIGNATURES.find(([, start]) => startsWith(bytes, start));
  if (known) return known[0];
  // A workbook is an archive that names its parts near its beginning.
  if (startsWith(bytes, ZIP))
    return /\[Content_Types\]\.xml|xl\//.test(bytes.toString('latin1', 0, MAX_HEAD_BYTES)) ? 'XLSX' : 'ZIP';
  const head = bytes
    .toString('latin1', 0, MAX_HEAD_BYTES)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .toLowerCase();
  if (/^<(?:!doctype html|html|head|body|table)\b/.test(head)) return 'HTML';
  if (head.startsWith('<?xml')) return 'XML';
  return null;
}

/** UTF-16 with a byte order mark, or without one: then every other byte of Latin text is zero. */
function isUtf16(bytes: Buffer): boolean {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return true;
  const head = bytes.subarray(0, MAX_HEAD_BYTES);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  return Math.max(...zeros) > head.length * 0.3 && Math.min(...zeros) < head.length * 0.05;
}

function firstInvalidLine(bytes: Buffer): { line: number; value: string } {
  for (let line = 1, from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, from);
    const whole = bytes.subarray(from, end < 0 ? bytes.length : end);
    if (!isUtf8(whole)) return { line, value: new TextDecoder('windows-1250').decode(whole).trim() };
    if (end < 0) break;
    from = end + 1;
  }
  return { line: 1, value: '' };
}

/** Throws an UnreadableFile that names the type or encoding of a file that is not UTF-8 text. */
export function checkEncoding(bytes: Buffer): void {
  const type = detectType(bytes);
  if (type !== null) throw new UnreadableFile('FILE_TYPE', { value: type });
  if (isUtf16(bytes)) throw new UnreadableFile('ENCODING_UTF16');
  if (bytes.includes(0)) throw new UnreadableFile('FILE_TYPE', { value: 'BINARY' });
  if (!isUtf8(bytes)) throw new UnreadableFile('ENCODING_NOT_UTF8', firstInvalidLine(bytes));
  if (/^[\s\ufeff]*$/.test(bytes.toString('utf8', 0, MAX_HEAD_BYTES)) && bytes.toString('utf8').trim() === '')
    throw new UnreadableFile('FILE_EMPTY');
}
