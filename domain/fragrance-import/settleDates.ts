import type { SheetFragrance } from './fragranceSheet.ts';
import type { DateOrder } from './statementDay.ts';

/**
 * Perfumes and aromas with certain dates, or null when a date may be either of two days and nobody has said which
 * number comes first.
 */
export function settleDates(fragrances: readonly SheetFragrance[], order: DateOrder | null): SheetFragrance[] | null {
  const isOpen = ({ ambiguousDate, problems }: SheetFragrance): boolean =>
    ambiguousDate !== null && problems.every(({ isError }) => !isError);
  if (order === null && fragrances.some(isOpen)) return null;
  return fragrances.map((fragrance) => {
    const { ambiguousDate, statementDate } = fragrance;
    return {
      ...fragrance,
      statementDate: ambiguousDate && order ? ambiguousDate[order] : statementDate,
      ambiguousDate: null,
    };
  });
}
