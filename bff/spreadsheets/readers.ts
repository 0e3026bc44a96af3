import { readFragranceSheet } from '../../domain/fragrance-import/readFragranceSheet.ts';
import { readSheet, type SheetErrorCode } from '../../domain/raw-material-import/readSheet.ts';
import { readFormulaSheet } from '../../domain/formula-import/readFormulaSheet.ts';
import { readPointSheet } from '../../domain/toxicology-import/readPointSheet.ts';
import type { SheetContents, SheetKind } from './sheetTask.ts';

/** What cells say, or why they cannot be read. */
export type ReadCells<Kind extends SheetKind = SheetKind> =
  SheetContents[Kind] | { readonly ok: false; readonly code: SheetErrorCode };

/** How the cells of each kind of sheet are read. */
export const readers: { readonly [Kind in SheetKind]: (cells: readonly (readonly string[])[]) => ReadCells<Kind> } = {
  rawMaterials: readSheet,
  referencePoints: readPointSheet,
  formula: readFormulaSheet,
  fragrances: readFragranceSheet,
};
