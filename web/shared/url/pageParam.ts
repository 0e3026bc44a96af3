import type { ListParam } from './listParams.ts';

/** The page number in the address. Page 1 is left out, and an invalid number means page 1. */
export const pageParam: ListParam<number> = {
  parse: (text) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
  format: (page) => (page === 1 ? null : String(page)),
};
