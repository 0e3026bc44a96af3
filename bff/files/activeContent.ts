import { inflateSync, constants } from 'node:zlib';

/**
 * Names of what a PDF can do or carry besides pages: ISO 32000-1, sections 12.6.4 (actions), 7.11.4 (embedded files)
 * and 13 (rich media).
 */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm)(?![A-Za-z0-9])|\/JS(?=[\s\0(<%])/;
const MAX_STREAM_BYTES = 16 * 1024 * 1024;
const MAX_STREAMS = 2_000;

/** A name may write any of its characters as # and two hexadecimal digits: ISO 32000-1, section 7.3.5. */
const decodeNames = (text: string): string =>
  text.includes('#')
    ? text.replace(/#([0-9a-fA-F]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))
    : text;

/** What producers of PDFs write before the head without meaning anything: a byte order mark, blanks, line ends. */
const HARMLESS_START = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]{0,1024}%PDF-/;

const isActive = (bytes: Buffer): boolean => ACTIVE.test(decodeNames(bytes.toString('latin1')));

/**
 * `unknown`: an object stream is encrypted or compressed in another way than with deflate, so that only a reader of
 * PDFs can tell.
 */
export type ActiveContent = 'found' | 'none' | 'unknown';

/**
 * Whether a PDF names scripts, launch actions, forms that send themselves or embedded files, in its bytes or in a
 * compressed object stream, or begins behind other bytes, which may be a web page or a script. It looks at names alone,
 * so it can mark a harmless file; the mark informs and refuses nothing. `/JS` counts only before what can begin its
 * value, because these three bytes occur by chance in most pictures of 20 MiB.
 */
export function findActiveContent(bytes: Buffer): ActiveContent {
  if (!HARMLESS_START.test(bytes.subarray(0, 2048).toString('latin1')) || isActive(bytes)) return 'found';
  let at = 0;
  let isUnread = false;
  for (let count = 0; count < MAX_STREAMS; count += 1) {
    const type = bytes.indexOf('/ObjStm', at, 'latin1');
    const start = type < 0 ? -1 : bytes.indexOf('stream', type, 'latin1');
    if (start < 0) return isUnread ? 'unknown' : 'none';
    const begin = start + 'stream'.length + (bytes[start + 'stream'.length] === 0x0d ? 2 : 1);
    at = begin;
    const unpacked = inflate(bytes.subarray(begin));
    if (unpacked && isActive(unpacked)) return 'found';
    isUnread ||= unpacked === null;
  }
  return 'found';
}

/** What follows the compressed data is ignored; null when there is no such data. */
function inflate(bytes: Buffer): Buffer | null {
  try {
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_STREAM_BYTES });
  } catch {
    return null;
  }
}
