import type { Headings } from '../tables/headings.ts';
import { unitOf } from '../../quantity/units.ts';
import { headingParts } from './headingParts.ts';

/**
 * The unit that the heading of a column states for amounts without one of their own: 'ppm', 'mg/kg', 'kg'; null where
 * it states none, a percent sign or a fraction, because figures of both kinds stand below either.
 */
export function columnUnit<Column extends string>({ texts, columns }: Headings<Column>, column: Column): string | null {
  const heading = texts[columns.indexOf(column)] ?? '';
  const { unit } = headingParts(heading);
  return unit === '%' || unit === 'fraction' ? null : unit;
}

/** Whether a heading says that the figures of its column are percentages. "Mass fraction" and "Udeo" do not. */
export function statesPercent<Column extends string>({ texts, columns }: Headings<Column>, column: Column): boolean {
  const { meanings, unit } = headingParts(texts[columns.indexOf(column)] ?? '');
  return meanings.has('PERCENT') && unit !== 'fraction';
}

/**
 * The unit that a cell of the column of units states for the amount of its row; null where it says nothing. One that
 * contradicts the heading of the amounts comes with that of the heading, so that nobody can read it as either.
 */
export function rowUnit<Column extends string>(
  { texts, columns }: Headings<Column>,
  column: Column,
  cell: string | undefined,
): string | null {
  const stated = (cell ?? '').trim();
  if (/^[-–—]?$/.test(stated)) return null;
  const { unit } = headingParts(texts[columns.indexOf(column)] ?? '');
  const [one, other] = [unit === null ? null : unitOf(unit), unitOf(stated)];
  const isSame = !one || (one.measure === other?.measure && one.power === other.power);
  return isSame ? stated : `${unit} ≠ ${stated}`;
}
