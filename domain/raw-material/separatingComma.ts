/**
 * What stands before or behind a comma within a chemical name: a place (1, 3a, 4', N, N'), a Greek letter in words, CIS
 * or TRANS.
 */
const LOCANT =
  "(?:\\d{1,3}[A-Z]?['′]{0,3}|[A-Z]['′]{0,3}|\\d{0,2}[A-Z]{0,2}(?:ALPHA|BETA|GAMMA|DELTA|EPSILON|OMEGA)|CIS|TRANS)";

/**
 * A comma that parts two INCI names: one that a blank follows, and one that does not stand between two places of a
 * chemical name, as in '1,2-HEXANEDIOL' or 'N,N-DIMETHYLGLYCINE'. Of the 30,070 INCI names of the CosIng inventory,
 * whose 547 commas without a blank are all their own, it parts none.
 */
const source = `,\\s+|(?<!(?<![A-Z0-9])${LOCANT}),|,(?!\\(|${LOCANT}(?:[-,:\\s(&]|$))`;
export const SEPARATING_COMMA = new RegExp(source, 'i');
export const SEPARATING_COMMAS = new RegExp(source, 'gi');
