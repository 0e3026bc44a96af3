import type { Language } from '../language.ts';
import { FIELD_NAMES, RAW_MATERIAL_FIELDS, type RawMaterialFieldName } from '../raw-material/rawMaterialFields.ts';

type Field = (typeof RAW_MATERIAL_FIELDS)[RawMaterialFieldName];

export type SheetColumn = Field['code'];

/** The columns of a sheet of raw materials, in the order in which they are written. */
export const SHEET_COLUMNS: readonly SheetColumn[] = FIELD_NAMES.map((name) => RAW_MATERIAL_FIELDS[name].code);

/** The heading of each column as it is written: the words of the raw material's own screens. */
export const SHEET_HEADINGS = Object.fromEntries(
  FIELD_NAMES.map((name) => [RAW_MATERIAL_FIELDS[name].code, RAW_MATERIAL_FIELDS[name].heading]),
) as Readonly<Record<SheetColumn, Readonly<Record<Language, string>>>>;

/** A text by its letters, digits and percent signs alone: how words of a sheet are told apart. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('đ', 'dj')
    .replace(/[^a-z0-9%]/g, '');
