/** Lines that are looked at; compositions with a line for each INCI name need several times the raw materials. */
export const MOST_LINES = 100_000;
/** Columns that are looked at: a sheet of raw materials has a dozen. */
export const MOST_COLUMNS = 200;
