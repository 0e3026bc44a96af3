import type { UnreadableCode } from '../../domain/report/reportAttachments.ts';

/**
 * A report as it is printed: every text is ready, in its language and as the page shows it. The template lays it out
 * and knows nothing of products. It travels to the compiler as JSON, so that no text can become markup.
 */
export interface ReportDocument {
  /** ISO 639-1 code and region of the document's language, such as sr and RS. */
  language: string;
  region: string;
  /** What kind of document it is, on the cover and in the head of every page. */
  kind: string;
  /** The law that it is made under, on the cover and above the contents; empty for what is no safety report. */
  law: string;
  /** The company's logo on the cover: a PNG in Base64; null without one. */
  logo: { png: string; alt: string } | null;
  /** The product. */
  name: string;
  /** What the product is; empty when not known. */
  subtitle: string;
  /** The company's reference or what stands for it, in the foot of every page. */
  reference: string;
  /** Which state of the file it shows, beside the reference. */
  edition: string;
  /** Beginning and end of the hash of its content, in the foot of every page. */
  hash: string;
  /** The word behind the text of every page, and the same said in the head; null on a final document. */
  draft: { word: string; notice: string } | null;
  /** Which signed version it copies, on the cover and in the head of every page; empty for what copies none. */
  copy: string;
  /** On the cover; null while nobody concluded. */
  conclusion: Conclusion | null;
  /** Stand in the head of every page: the conditions under which the product is safe. */
  conditions: string[];
  /** What the cover states about the product. */
  facts: Fact[];
  /** What is open, on the cover; null when nothing is, or nobody looked. */
  questions: OpenQuestions | null;
  /** What the signs mean, behind the contents; null where there are none. */
  key: KeyOfSigns | null;
  /** The day of the document, which also is the date of the file: the same input gives the same bytes. */
  date: { year: number; month: number; day: number };
  /** Whether it begins with the cover and the contents. */
  hasCover: boolean;
  /** The words of the template itself. */
  words: { contents: string; leftOut: string; page: string; of: string; replaced: string; attachments: string };
  chapters: Chapter[];
  /** A page before each file that follows the report; none without appended files. */
  dividers: Divider[];
}

/** Of what people write. */
export type TextLanguage = 'en' | 'sr';

/** Like questions in one row. */
export interface OpenQuestions {
  title: string;
  rows: { title: string; text: string }[];
  /** How many kinds are not listed; empty when all are. */
  rest: string;
}

export interface KeyOfSigns {
  title: string;
  rows: { sign: string; text: string; isWritten?: boolean }[];
}

/** The page before the pages of a file. */
export interface Divider {
  /** Such as 'Attachment 2 of 7'. */
  number: string;
  name: string;
  facts: Fact[];
  /** The name of the number of pages, which is known once the file was opened. */
  pages: string;
  /** What stands there in place of the pages of a file that has none. */
  notices: Record<UnreadableCode, string>;
}

/** A line of name and value. What a person wrote is set apart from what was taken over or computed. */
export interface Fact {
  name: string;
  value: string;
  isWritten?: boolean;
  /** The language that it was written in, where it is not that of the document. */
  foreign?: TextLanguage;
}

export interface Chapter {
  /** Its number, such as A1; empty for a chapter without one. */
  code: string;
  /** The section that it belongs to, such as Part A; null outside one. */
  section: { code: string; title: string; note: string } | null;
  title: string;
  blocks: Block[];
}

/** A cell of a table: a text, or a text with the mark of its note. */
export type Cell = string | { text: string; mark: string; isStrong?: boolean; foreign?: TextLanguage };
/** A note below a table, with the mark that leads to it, or of the whole table. */
export type Note = string | { mark: string; text: string };

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; isWritten: boolean; foreign?: TextLanguage }
  /** A calculation with its figures. */
  | { kind: 'working'; text: string }
  | { kind: 'facts' | 'reasoning'; facts: Fact[] }
  | SignatureBlock
  | { kind: 'table'; columns: Column[]; groups: Group[]; notes: Note[] }
  | { kind: 'notes'; notes: Note[] }
  | ({ kind: 'conclusion' } & Conclusion)
  | ProfileBlock
  | DotsBlock
  | BarsBlock;

/** The conclusion of the assessment in its box. */
export interface Conclusion {
  tone: 'none' | 'good' | 'question' | 'bad';
  fieldLabel: string;
  title: string;
  statement: string;
  conditions: string[];
  /** The language of the statement, where it is not that of the document. */
  foreign?: TextLanguage;
}

/** Who assessed, beside the place of the signature. */
interface SignatureBlock {
  kind: 'signature';
  facts: Fact[];
  title: string;
  /** The name in place of a signature by hand; empty while nobody signed. */
  signer: string;
  lines: string[];
  /** What stands above the place of a signature by hand beside the one in the system; empty without such a place. */
  byHand: string;
}

/** The head of the profile of a substance. */
interface ProfileBlock {
  kind: 'profile';
  name: string;
  /** Such as 'profile 2 of 25'. */
  number: string;
  startsPage: boolean;
  /** Whether something of the substance stands below: its head then never stands alone at the foot of a page. */
  isFollowed: boolean;
  identity: { name: string; value: Cell }[];
  /** The five that decide. */
  figures: { name: string; value: Cell }[];
}

/** Points on a logarithmic scale; `at`, `from`, `to` and `required` are powers of ten. */
interface DotsBlock {
  kind: 'dots';
  title: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  from: number;
  to: number;
  ticks: { at: number; text: string }[];
  rows: {
    name: string;
    text: string;
    at: number;
    required: number;
    tone: 'good' | 'question' | 'bad';
    sign: string;
  }[];
}

/** Bars of shares, 0 to 1. */
interface BarsBlock {
  kind: 'bars';
  title: string;
  alt: string;
  rows: { name: string; text: string; share: number }[];
}

export interface Column {
  head: string;
  /** Share of the width. */
  width: number;
  isFigure?: boolean;
  /** CAS numbers, sources, units: grey. */
  isQuiet?: boolean;
  /** Numbers such as CAS, one a line: none is broken at its hyphens. */
  isCode?: boolean;
}

/** Rows under a common row, or without one. */
export interface Group {
  head: Cell[] | null;
  rows: Cell[][];
}
