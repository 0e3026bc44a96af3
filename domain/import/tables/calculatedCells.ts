import type { Cells, OpenedSheet } from './openedSheet.ts';

const mapCalculated = (
  { cells, calculated }: OpenedSheet,
  toText: (value: string, calculation: string) => string,
): Cells =>
  cells.map((line, at) => {
    const found = calculated.get(at);
    return found
      ? line.map((value, place) => {
          const calculation = found.get(place);
          return calculation === undefined ? value : toText(value, calculation);
        })
      : line;
  });

/** The cells of a sheet with an equals sign before the value of each calculated one, for readers that mark those. */
export const markedCells = (sheet: OpenedSheet): Cells => mapCalculated(sheet, (value) => `=${value}`);

/**
 * The cells of a sheet with the values of calculated ones. Where no value was stored it is what would be calculated, so
 * that the cell is not taken for an empty one.
 */
export const statedCells = (sheet: OpenedSheet): Cells =>
  mapCalculated(sheet, (value, calculation) => (calculation === '' ? value : `=${calculation}`));
