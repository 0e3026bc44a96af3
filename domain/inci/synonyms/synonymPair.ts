/** A name as it is printed and the INCI name that it means. */
export type SynonymPair = readonly [printed: string, inciName: string];
