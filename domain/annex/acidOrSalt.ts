/** The substances of an entry that sets an acid and its salts apart (V/3). */
export type AcidOrSalt = 'acid' | 'salts';

/** A salt is named by its cation and the anion, "sodium salicylate", and the acid by that word. */
export const acidOrSalt = (inciName: string): AcidOrSalt => (/acid\b/i.test(inciName) ? 'acid' : 'salts');
