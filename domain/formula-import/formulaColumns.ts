/**
 * What a column of a formula holds, in the order in which a person chooses. GRAMS is what is read where there are no
 * percentages, MIN the lower end where the amounts are ranges, of which a person says the amount, SHARE what a name is
 * of its raw material, UNIT is that of the amount of its row, REMAINDER marks the row that fills up to 100 %, DILUTION
 * is the strength of what was weighed and SOLVENT what it is diluted in.
 */
export const FORMULA_COLUMNS = [
  'PHASE',
  'CODE',
  'TRADE_NAME',
  'INCI',
  'SHARE',
  'CAS',
  'MANUFACTURER',
  'FUNCTION',
  'MIN',
  'PERCENT',
  'GRAMS',
  'UNIT',
  'REMAINDER',
  'DILUTION',
  'SOLVENT',
] as const;

export type FormulaColumn = (typeof FORMULA_COLUMNS)[number];

/**
 * The columns that count: amounts, and a trade name or INCI names, are wanted; null when they are missing. Grams beside
 * percentages say the same and are left aside, and shares in a raw material mean nothing without INCI names.
 */
export function acceptColumns(columns: (FormulaColumn | null)[]): (FormulaColumn | null)[] | null {
  const has = (column: FormulaColumn): boolean => columns.includes(column);
  const hasAmounts = has('PERCENT') || has('GRAMS');
  if (!hasAmounts || !(has('TRADE_NAME') || has('INCI'))) return null;
  const isLeftAside = (column: FormulaColumn | null): boolean =>
    (column === 'GRAMS' && has('PERCENT')) || (column === 'SHARE' && !has('INCI'));
  const unitsOf = amountOfUnits(columns);
  return columns.map((column) =>
    isLeftAside(column) || (column === 'UNIT' && (unitsOf === 'SHARE' || isLeftAside(unitsOf))) ? null : column,
  );
}

/** The amounts that a column of units belongs to: the nearest before it, else the first behind it. */
function amountOfUnits(columns: readonly (FormulaColumn | null)[]): FormulaColumn | null {
  const isAmount = (column: FormulaColumn | null): boolean =>
    column === 'PERCENT' || column === 'GRAMS' || column === 'SHARE';
  return columns.slice(0, columns.indexOf('UNIT')).findLast(isAmount) ?? columns.find(isAmount) ?? null;
}
