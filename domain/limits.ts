/**
 * Limits that more than one part of the product needs, whatever the subject; those of one subject stand in its folder.
 * The web client's forms, the inputs of the BFF and the stand-ins read them here. "Ours" where no source names a
 * figure.
 */

/** Ours: with the largest page it keeps the offset of a list far within the integers of a database. */
export const MAX_PAGE = 1_000_000;
/** Ours: what one request may ask of the service behind a list. */
export const MAX_PAGE_SIZE = 100;
/** Items on a page: specification, section 9, "default pagination". */
export const PAGE_SIZE = 4;
/** Rows of a dense list on a page: specification, section 9, "accordions". */
export const LONG_PAGE_SIZE = 20;

/** Ours: in characters, of words searched for or a name filtered by. */
export const MAX_SEARCH_LENGTH = 200;
/** Characters before ingredients are searched for: specification, sections 5 and 9. */
export const MIN_INGREDIENT_SEARCH_LENGTH = 3;
/**
 * Characters that one of the words has before everything is searched at once. Ours, the same: shorter ones have no
 * index.
 */
export const MIN_SEARCH_LENGTH = 3;
/** Records of each kind that a search of everything shows. Ours. */
export const MAX_SEARCH_HITS = 5;
/** Ours: in characters. The services make slugs of at most 180. */
export const MAX_SLUG_LENGTH = 200;

const MIB = 1024 * 1024;

/** How large a file of each kind may be. */
export const MAX_FILE_BYTES = {
  /** A photo of a person or a product. Ours: phones take pictures of 2 to 4 MB. */
  picture: 5 * MIB,
  /** An export of the Commission. Ours: the inventory has 6 MB. */
  table: 50 * MIB,
  /** A document of a raw material: security design, R50. */
  document: 20 * MIB,
  /** A spreadsheet of raw materials: security design, R50. */
  sheet: 20 * MIB,
  /** A file of a product information file: security design, R50. */
  pifFile: 20 * MIB,
  /** A key with its certificates (PKCS #12). Ours: they have some kilobytes. */
  p12: MIB,
} as const;
export type FileKind = keyof typeof MAX_FILE_BYTES;

/** Ours: the name of a file that is imported, in characters. */
export const MAX_FILE_NAME_LENGTH = 200;
/** The name under which a document is kept: security design, R51. */
export const MAX_DOCUMENT_NAME_LENGTH = 150;
/** Ours: the name of a document as it is sent, before it is made safe and cut. */
export const MAX_SENT_DOCUMENT_NAME_LENGTH = 1_000;

/** Ours: the name of a saved check of an ingredient list. */
export const MAX_CHECKED_LIST_NAME_LENGTH = 120;
/** Ours: an ingredient list has some thousand characters; this many are still checked in bounded time. */
export const MAX_INGREDIENT_TEXT_LENGTH = 100_000;
/** Ours: products whose exposures are added up, or rows of a formula whose margins are calculated. */
export const MAX_PRODUCTS = 100;
