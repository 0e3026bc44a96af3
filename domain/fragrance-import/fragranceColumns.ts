import type { Language } from '../language.ts';

/**
 * The columns of a sheet of allergen statements, in the order in which they are written. UNIT is that of the amounts of
 * its row; we write percent and no such column.
 */
export const FRAGRANCE_COLUMNS = [
  'NAME',
  'CODE',
  'SUPPLIER',
  'KIND',
  'STATEMENT_DATE',
  'INCI',
  'CAS',
  'PERCENT',
  'LIMIT',
  'UNIT',
] as const;

export type FragranceColumn = (typeof FRAGRANCE_COLUMNS)[number];

/** The headings as we write them. */
const HEADINGS: Readonly<Record<FragranceColumn, Readonly<Record<Language, string>>>> = {
  NAME: { en: 'Perfume or aroma', sr: 'Parfem ili aroma' },
  CODE: { en: 'Code', sr: 'Šifra' },
  SUPPLIER: { en: 'Supplier', sr: 'Dobavljač' },
  KIND: { en: 'Kind', sr: 'Vrsta' },
  STATEMENT_DATE: { en: 'Date of the statement', sr: 'Datum izjave' },
  INCI: { en: 'Allergen', sr: 'Alergen' },
  CAS: { en: 'CAS', sr: 'CAS broj' },
  PERCENT: { en: '% in the material', sr: '% u sirovini' },
  LIMIT: { en: 'Limit of detection', sr: 'Granica detekcije' },
  UNIT: { en: 'Unit', sr: 'Jedinica' },
};

/** The heading of a column as it is written. */
export const fragranceHeading = (column: FragranceColumn, language: Language): string => HEADINGS[column][language];
