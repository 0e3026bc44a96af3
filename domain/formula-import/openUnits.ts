import { formatDecimal } from '../formula/percent.ts';
import type { AmountScale } from './formulaRow.ts';
import { type ReadRow, report, sumOf } from './readRow.ts';

const ONE = 10n ** 8n;

/**
 * Amounts by mass beside shares, and figures without a unit beside kilograms, have no common sum: a person says what
 * they are.
 */
export function reportUnits(rows: readonly ReadRow[]): void {
  const amounts = rows.flatMap((row) => row.amounts);
  const has = (measure: string): boolean => amounts.some((amount) => amount.measure === measure);
  const isScaled = amounts.some(({ measure, isOtherSize }) => measure === 'MASS' && isOtherSize);
  const strange = has('MASS') && has('SHARE') ? 'MASS' : isScaled && has('BARE') ? 'BARE' : null;
  for (const row of rows) {
    const [amount] = row.amounts.filter(({ measure }) => measure === strange);
    if (amount) report(row, 'UNITS_DIFFER', formatDecimal(amount.units, 8), true);
  }
}

/**
 * Figures of at most 1 whose sum says nothing, under a heading such as "Mass fraction" or "Share", may be fractions of
 * 1 or percentages: a person says which.
 */
export function reportFractions(rows: readonly ReadRow[], scale: AmountScale): void {
  const amounts = rows.flatMap((row) => row.amounts);
  const isSmall = amounts.every(({ units, measure }) => measure === 'BARE' && units <= ONE);
  if (!isSmall || scale === 'FRACTIONS') return;
  for (const row of rows.filter((one) => one.amounts.length > 0))
    report(
      row,
      'FRACTION_OR_PERCENT',
      `${formatDecimal(sumOf(row), 8)} % / ${formatDecimal(sumOf(row) * 100n, 8)} %`,
      true,
    );
}
