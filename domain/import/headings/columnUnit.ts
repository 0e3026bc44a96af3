import type { Headings } from '../tables/headings.ts';
import { headingParts } from './headingParts.ts';

/**
 * The unit that the heading of a column states for amounts without one of their own: 'ppm', 'mg/kg', 'kg'; null where
 * it states none or a mere percent sign, below which fractions may stand, too.
 */
export function columnUnit<Column extends string>({ texts, columns }: Headings<Column>, column: Column): string | null {
  const heading = texts[columns.indexOf(column)] ?? '';
  const { unit } = headingParts(heading);
  return unit === '%' ? null : unit;
}
