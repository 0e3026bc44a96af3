import { readFormulaHeading } from './headings/formula.ts';
import { readFragranceHeading } from './headings/fragrance.ts';
import { readRawMaterialHeading } from './headings/raw-material.ts';
import { readPointHeading } from './headings/toxicology.ts';
import type { HeadingReader } from './headings/readByRules.ts';
import { FORMULA_COLUMNS, type FormulaColumn } from '../formula-import/formulaColumns.ts';
import { FRAGRANCE_COLUMNS, type FragranceColumn } from '../fragrance-import/fragranceColumns.ts';
import { READ_COLUMNS, SHEET_COLUMNS, type ReadColumn } from '../raw-material-import/sheetColumns.ts';
import { POINT_COLUMNS, type PointColumn } from '../toxicology-import/pointColumns.ts';

/** What a sheet can be read as, as far as its columns go. */
export interface ImportSubject<Column extends string> {
  /** All columns, in the order in which a person chooses from them. */
  columns: readonly Column[];
  readHeading: HeadingReader<Column>;
  /** Of each of these groups a table needs one column. */
  needs: readonly (readonly Column[])[];
  /** The columns whose cells are known by what they say. */
  byContent: {
    casNumbers?: Column;
    percentages?: Column;
    names?: Column;
    /** A column whose heading has two meanings: it is this one where its cells say so, else the other one. */
    twoMeanings?: { column: Column; cells: RegExp; otherwise: Column };
  };
}

/** The columns of each subject. */
interface SubjectColumns {
  formula: FormulaColumn;
  rawMaterials: ReadColumn;
  fragrances: FragranceColumn;
  referencePoints: PointColumn;
}
export type SubjectName = keyof SubjectColumns;

/** The subjects of imports that read any sheet; the inventory has a layout of its own. */
export const IMPORT_SUBJECTS: { readonly [Name in SubjectName]: ImportSubject<SubjectColumns[Name]> } = {
  formula: {
    columns: FORMULA_COLUMNS,
    readHeading: readFormulaHeading,
    needs: [
      ['TRADE_NAME', 'INCI'],
      ['PERCENT', 'GRAMS'],
    ],
    byContent: { casNumbers: 'CAS', percentages: 'PERCENT', names: 'TRADE_NAME' },
  },
  rawMaterials: {
    columns: READ_COLUMNS,
    readHeading: readRawMaterialHeading,
    needs: [
      ['TRADE_NAME'],
      SHEET_COLUMNS.filter((column) => column !== 'TRADE_NAME' && column !== 'MAX_CONCENTRATIONS'),
    ],
    byContent: { names: 'TRADE_NAME' },
  },
  fragrances: {
    columns: FRAGRANCE_COLUMNS,
    readHeading: readFragranceHeading,
    needs: [['INCI'], ['PERCENT']],
    byContent: { casNumbers: 'CAS' },
  },
  referencePoints: {
    columns: POINT_COLUMNS,
    readHeading: readPointHeading,
    needs: [['CAS'], ['VALUE']],
    // "Vrsta" is the kind of a dose and the species of the animal.
    byContent: {
      casNumbers: 'CAS',
      twoMeanings: { column: 'ENDPOINT', cells: /^(?:no(?:a)?el|lo(?:a)?el|bmd)/i, otherwise: 'SPECIES' },
    },
  },
};
