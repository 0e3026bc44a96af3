/**
 * A phrase of an annex and what it says in Serbian. '{n}' stands for a figure; the figures follow in the same order in
 * both.
 */
export type Phrase = readonly [english: string, serbian: string];
