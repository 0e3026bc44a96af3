/** A stretch of a text, as offsets: from `start`, up to but without `end`. */
export type Span = { readonly start: number; readonly end: number };
