/** Lines of texts, each with its cells. */
export type Cells = readonly (readonly string[])[];

/** Cells that were made one: places and lines count from 0, the last ones included. */
export interface MergedCells {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** A sheet of a file as a person would see it, with what is hidden in it. Nothing is calculated. */
export interface OpenedSheet {
  /** Name of its tab; '' for a text file. */
  name: string;
  isHidden: boolean;
  /**
   * What the cells say. A calculated cell counts by the value that was stored with it, '' where there is none; a day is
   * written 2026-02-03.
   */
  cells: Cells;
  /**
   * The calculated cells by line and place, both from 0: what would be calculated where no value was stored with it, ''
   * where one was.
   */
  calculated: ReadonlyMap<number, ReadonlyMap<number, string>>;
  /** Lines from 0. */
  hiddenLines: ReadonlySet<number>;
  /** Places from 0. */
  hiddenColumns: ReadonlySet<number>;
  merged: readonly MergedCells[];
}

/** A sheet of cells in which nothing is hidden, merged or calculated, such as that of a text file. */
export const plainSheet = (cells: Cells): OpenedSheet => ({
  name: '',
  isHidden: false,
  cells,
  calculated: new Map(),
  hiddenLines: new Set(),
  hiddenColumns: new Set(),
  merged: [],
});
