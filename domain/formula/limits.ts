/** Our limits of a formula; the specification names none. Lengths in characters. */
export const FORMULA_LIMITS = {
  name: 200,
  code: 60,
  note: 5_000,
  provisionalName: 200,
  phase: 10,
  function: 100,
  search: 200,
} as const;

/** Lines of a formula. */
export const MAX_LINES = 300;
