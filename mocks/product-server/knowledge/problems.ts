import type { Problem } from '../database/schema/knowledge.ts';

/** Problems of a file as a whole, which is not imported. */
export type FileProblemCode =
  | 'FILE_EMPTY'
  /** Not a text file. The value is its type: XLSX, XLS, ZIP, GZIP, PDF, HTML, XML, RTF, BINARY. */
  | 'FILE_TYPE'
  | 'ENCODING_UTF16'
  /** The first line that is not UTF-8; the value shows it as Windows-1250. */
  | 'ENCODING_NOT_UTF8'
  | 'HEADER_NOT_FOUND'
  | 'COLUMN_MISSING'
  /** Neither the content nor the name of the file says which annex it is. */
  | 'ANNEX_UNKNOWN'
  /** A quoted cell that begins at this line never ends. */
  | 'QUOTE_NOT_CLOSED'
  | 'QUOTE_MISPLACED'
  /** The last row ends in the middle. */
  | 'CUT_OFF'
  | 'NO_ROWS'
  | 'TOO_MANY_ROWS'
  /** The service ended while it was reading. */
  | 'INTERRUPTED'
  /** The import failed for a reason other than the file. */
  | 'FAILED';

/** Why a row is not imported. */
export type SkipCode =
  | 'NAME_MISSING'
  | 'NAME_TOO_LONG'
  | 'COLUMN_COUNT'
  | 'REFERENCE_MISSING'
  | 'REFERENCE_REPEATED'
  | 'ROW_REPEATED'
  | 'MOVED_OR_DELETED';

/** Warnings about a row that is imported as it is. */
export type WarningCode =
  | 'CAS_CHECK_DIGIT'
  | 'CAS_UNREADABLE'
  | 'EC_UNREADABLE'
  /** A cell that a spreadsheet would run as a formula. */
  | 'FORMULA'
  | 'NAME_REPEATED'
  | 'NAME_NOT_LATIN'
  /** Characters that result from a wrong encoding. */
  | 'GARBLED'
  /** Another entry of the annex bears the same number. */
  | 'ENTRY_REPEATED'
  | 'PERCENT_OVER_100'
  /** The entry in force is newer than the file and stays. */
  | 'NEWER_STATE';

/** Notes about a file that is imported. */
export type NoteCode =
  /** The columns from "Product Type" on are shifted by one and were read accordingly. */
  | 'COLUMNS_SHIFTED'
  /**
   * More than a tenth of the known entries are missing from the file, which may be incomplete. The value is their
   * number.
   */
  | 'MANY_WITHDRAWN'
  /** The file is older than entries in force, which stay. The value is their number. */
  | 'OLDER_FILE';

export type ProblemCode = FileProblemCode | SkipCode | WarningCode | NoteCode;

/** A problem of one cell of a row. */
export interface Remark<Code extends ProblemCode = ProblemCode> {
  code: Code;
  column: string | null;
  value: string | null;
}

const SHOWN_PROBLEMS = 200;
const SHOWN_CHARACTERS = 200;

/** A problem as it is stored and shown; a long value is truncated. */
export function problem(
  code: ProblemCode,
  {
    line = null,
    column = null,
    value = null,
  }: { line?: number | null; column?: string | null; value?: string | null } = {},
): Problem {
  return {
    linija: line,
    kolona: column,
    kod: code,
    vrednost: value === null ? null : value.slice(0, SHOWN_CHARACTERS).replace(/[\ud800-\udbff]$/, ''),
  };
}

/** Counts problems and keeps the first. */
export class Problems {
  readonly shown: Problem[] = [];
  count = 0;

  add(one: Problem): void {
    this.count++;
    if (this.shown.length < SHOWN_PROBLEMS) this.shown.push(one);
  }
}

/** A file that cannot be imported, with the reason as it is shown. */
export class UnreadableFile extends Error {
  readonly problem: Problem;

  constructor(code: FileProblemCode, where: Parameters<typeof problem>[1] = {}) {
    super(code);
    this.problem = problem(code, where);
  }
}
