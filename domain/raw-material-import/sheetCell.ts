/**
 * A cell of a sheet that is written: a text, or a percentage as a decimal number ('5.5'), which spreadsheets calculate
 * with.
 */
export type SheetCell = string | { readonly percent: string };
