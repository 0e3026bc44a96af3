import type { Language } from '../language.ts';
import { FIELD_NAMES, RAW_MATERIAL_FIELDS, type RawMaterialFieldName } from '../raw-material/rawMaterialFields.ts';

type Field = (typeof RAW_MATERIAL_FIELDS)[RawMaterialFieldName];

export type SheetColumn = Field['code'];

/** The columns of a sheet of raw materials, in the order in which they are written. */
export const SHEET_COLUMNS: readonly SheetColumn[] = FIELD_NAMES.map((name) => RAW_MATERIAL_FIELDS[name].code);

/** What else is read of a sheet: the lower ends of the percentages of a row, and their unit. */
const READ_HEADINGS = {
  MIN_CONCENTRATIONS: { en: 'Min. %', sr: 'Min. %' },
  UNIT: { en: 'Unit', sr: 'Jedinica' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type ReadColumn = SheetColumn | keyof typeof READ_HEADINGS;

/** The columns that a sheet may have, in the order in which a person chooses. */
export const READ_COLUMNS = [...SHEET_COLUMNS, ...(Object.keys(READ_HEADINGS) as (keyof typeof READ_HEADINGS)[])];

/** Whether a column is one of those that are written, and says something for itself. */
export const isSheetColumn = (column: ReadColumn | null): column is SheetColumn =>
  column !== null && !Object.hasOwn(READ_HEADINGS, column);

/** The heading of each column as it is written: the words of the raw material's own screens. */
export const SHEET_HEADINGS = Object.fromEntries(
  FIELD_NAMES.map((name) => [RAW_MATERIAL_FIELDS[name].code, RAW_MATERIAL_FIELDS[name].heading]),
) as Readonly<Record<SheetColumn, Readonly<Record<Language, string>>>>;

/** What each column is called where a person chooses. */
export const COLUMN_NAMES: Readonly<Record<ReadColumn, Readonly<Record<Language, string>>>> = {
  ...SHEET_HEADINGS,
  ...READ_HEADINGS,
};

/** A text by its letters, digits and percent signs alone: how words of a sheet are told apart. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('đ', 'dj')
    .replace(/[^a-z0-9%]/g, '');
