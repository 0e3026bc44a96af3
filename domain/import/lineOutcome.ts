/** What a line of a table becomes. */
export type LineOutcome =
  // A record of the import, one that needs a correction or an answer, and a further line of one.
  | 'ROW'
  | 'QUESTION'
  | 'CONTINUES'
  // Left out, each with its reason.
  | 'CAPTION'
  | 'SUBTOTAL'
  | 'TOTAL'
  | 'TOTAL_DIFFERS'
  | 'NOTE'
  | 'BELOW_TOTAL'
  | 'HIDDEN';
