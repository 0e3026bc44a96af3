import type { ReactNode } from 'react';

/** A column of a table. `Sort` are the orders of the list, for lists that can be sorted by their heads. */
export interface Column<Item, Sort extends string = string> {
  /** Under which its visibility is remembered. */
  id: string;
  label: string;
  /** What a row shows. `tabIndex` belongs on every control in it: only those of the current row are tab stops. */
  cell: (item: Item, tabIndex: 0 | -1) => ReactNode;
  /** Share of the width or pixels; the others share what remains. */
  width?: string | number;
  /** The two orders of the column; the first press chooses the first. */
  orders?: readonly [Sort, Sort];
  /** Whether the column cannot be hidden: it names the row or acts on it. */
  isFixed?: boolean;
  /** Whether the column is hidden until the person shows it. */
  isHiddenAtFirst?: boolean;
  /** Whether the column is left out on medium screens. */
  isOnlyWide?: boolean;
}

/** The columns that a person sees; `choices` are those that were shown or hidden by hand. */
export const visibleColumns = <Of extends Column<never>>(
  columns: readonly Of[],
  choices: Readonly<Record<string, boolean>>,
): Of[] => columns.filter(({ id, isFixed, isHiddenAtFirst }) => isFixed || (choices[id] ?? !isHiddenAtFirst));
