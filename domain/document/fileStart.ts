/** Bytes at the start of a file that `fileStart` needs: as many as hold the header of an e-mail. */
export const START_LENGTH = 64 * 1024;
/** Readers look for the head of a PDF in the first 1,024 bytes: ISO 32000-1, annex H. */
const PDF_HEAD_LENGTH = 1024;

/** Programs and scripts: Windows, ELF, Mach-O and Java, `#!`. A PDF behind such a head is both, so it is not taken. */
const PROGRAM = /^(?:MZ|\x7fELF|\xca\xfe\xba\xbe|\xcf\xfa\xed\xfe|#!)/;
/** Compound File Binary, in which Outlook keeps messages (MS-CFB, section 2.2). */
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** Name of the stream that every message of Outlook has (MS-OXMSG, section 2.4), in UTF-16. */
export const OUTLOOK_STREAM = Array.from('__properties_version1.0', (sign) => `${sign}\0`).join('');

/** A field of the header of an e-mail with what continues it (RFC 5322, section 2.2). */
const FIELD = /^([!-9;-~]+):.*(?:\r?\n[ \t].*)*(?:\r?\n|$)/;
const MAX_FIELDS = 200;

/** What a file is by its start, read as Latin-1. What it holds still has to show whether it is whole. */
export type FileStart = 'PDF' | 'ARCHIVE' | 'COMPOUND' | 'MAIL' | 'OTHER';

/** What a file is by its first `START_LENGTH` bytes. A PDF may begin behind other bytes, as readers allow. */
export function fileStart(start: string): FileStart {
  if (start.startsWith('PK\x03\x04')) return 'ARCHIVE';
  if (start.startsWith(COMPOUND)) return 'COMPOUND';
  if (PROGRAM.test(start)) return 'OTHER';
  if (/%PDF-\d/.test(start.slice(0, PDF_HEAD_LENGTH))) return 'PDF';
  return isMail(start) ? 'MAIL' : 'OTHER';
}

/** Bytes at the end of a file that `hasArchiveEnd` needs: the closing record of an archive with the longest comment. */
export const END_LENGTH = 22 + 65_535;

/**
 * Whether the last `END_LENGTH` bytes, read as Latin-1, hold the closing record of a zip archive (APPNOTE.TXT, section
 * 4.3.16) of one disk. Programs that unpack find an archive by it, whatever the file begins with.
 */
export const hasArchiveEnd = (end: string): boolean => /PK\x05\x06(?:\0{4}|\xff{4})/.test(end);

/**
 * Whether a text begins with the header of an e-mail: it says from whom, and one thing more that only an e-mail says.
 */
function isMail(start: string): boolean {
  if (start.includes('\0')) return false;
  const names = new Set<string>();
  let rest = start;
  for (let count = 0; count < MAX_FIELDS; count++) {
    const field = FIELD.exec(rest);
    if (!field) break;
    names.add((field[1] ?? '').toLowerCase());
    rest = rest.slice(field[0].length);
  }
  return names.has('from') && ['date', 'received', 'message-id', 'mime-version'].some((name) => names.has(name));
}
