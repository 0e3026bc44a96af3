/**
 * Lengths of the two cells of a composition row, in characters; those of the other fields stand in
 * `RAW_MATERIAL_FIELDS`. Ours: the specification names none.
 */
export const MAX_LENGTHS = { inciName: 300, concentration: 20 } as const;

/** INCI names of a composition. */
export const MAX_COMPONENTS = 500;
