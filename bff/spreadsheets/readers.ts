import { readFragranceSheet } from '../../domain/fragrance-import/readFragranceSheet.ts';
import { readFormulaSheet } from '../../domain/formula-import/readFormulaSheet.ts';
import { markedCells, statedCells } from '../../domain/import/tables/calculatedCells.ts';
import type { Headings } from '../../domain/import/tables/headings.ts';
import type { Cells, OpenedSheet } from '../../domain/import/tables/openedSheet.ts';
import { readSheet, type SheetErrorCode } from '../../domain/raw-material-import/readSheet.ts';
import { readPointSheet } from '../../domain/toxicology-import/readPointSheet.ts';
import type { SheetContents, SheetKind } from './sheetTask.ts';

/** What cells say, or why they cannot be read. */
type ReadCells = SheetContents[SheetKind] | { readonly ok: false; readonly code: SheetErrorCode };

/** A reader gets the columns of its own subject, which the caller has checked. */
type Reader = (cells: Cells, headings: Headings<never>) => ReadCells;

/** How each kind of sheet is read. */
export const readers: { readonly [Kind in SheetKind]: { cellsOf: (sheet: OpenedSheet) => Cells; read: Reader } } = {
  rawMaterials: { cellsOf: statedCells, read: readSheet },
  referencePoints: { cellsOf: statedCells, read: readPointSheet },
  // Its rows say which amounts are calculated.
  formula: { cellsOf: markedCells, read: readFormulaSheet },
  fragrances: { cellsOf: statedCells, read: readFragranceSheet },
};
