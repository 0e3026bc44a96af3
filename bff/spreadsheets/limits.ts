/**
 * Lines read of a sheet. A composition with a line for each INCI name needs several times the lines of its raw
 * materials.
 */
export const MAX_LINES = 100_000;
/** Columns read of a sheet; a sheet of raw materials has a dozen. */
export const MAX_COLUMNS = 200;
