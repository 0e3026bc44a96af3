import type { Language } from '../language.ts';
import { foldWord } from '../raw-material-import/sheetColumns.ts';

/**
 * The columns of a sheet of allergen statements, each with the headings it is known by. The first two are those we
 * write ourselves.
 */
const HEADINGS = {
  NAME: [
    'Perfume or aroma',
    'Parfem ili aroma',
    'Perfume',
    'Parfem',
    'Fragrance',
    'Aroma',
    'Material',
    'Trade name',
    'Trgovački naziv',
    'Name',
    'Naziv',
    'Product',
    'Proizvod',
  ],
  CODE: ['Code', 'Šifra', "Supplier's code", 'Šifra dobavljača', 'Product code', 'Šifra proizvoda', 'Article', 'Kod'],
  SUPPLIER: ['Supplier', 'Dobavljač', 'Manufacturer', 'Proizvođač'],
  KIND: ['Kind', 'Vrsta', 'Type', 'Tip'],
  STATEMENT_DATE: ['Date of the statement', 'Datum izjave', 'Statement date', 'Date', 'Datum'],
  INCI: [
    'Allergen',
    'Alergen',
    'Allergens',
    'Alergeni',
    'INCI',
    'INCI name',
    'INCI naziv',
    'Substance',
    'Supstanca',
    'Ingredient',
    'Sastojak',
  ],
  CAS: ['CAS', 'CAS broj', 'CAS number', 'CAS No', 'CAS No.'],
  PERCENT: [
    '% in the material',
    '% u sirovini',
    '%',
    '% w/w',
    'Percent',
    'Procenat',
    'Percentage',
    'Share',
    'Udeo',
    'Concentration',
    'Koncentracija',
    'Concentration (%)',
    'Koncentracija (%)',
    'Content',
    'Sadržaj',
  ],
  LIMIT: ['Limit of detection', 'Granica detekcije', 'Detection limit', 'LOD', 'LOD (%)', 'Limit', 'Granica'],
} as const satisfies Record<string, readonly [string, string, ...string[]]>;

export type FragranceColumn = keyof typeof HEADINGS;

/** The columns in the order in which they are written. */
export const FRAGRANCE_COLUMNS = Object.keys(HEADINGS) as FragranceColumn[];

const places = { en: 0, sr: 1 } as const satisfies Record<Language, 0 | 1>;

/** The heading of a column as it is written. */
export const fragranceHeading = (column: FragranceColumn, language: Language): string =>
  HEADINGS[column][places[language]];

const known = new Map(
  FRAGRANCE_COLUMNS.flatMap((column) => HEADINGS[column].map((heading) => [foldWord(heading), column] as const)),
);

/** The column that a heading stands for, in either language; null when it is none of them. */
export const fragranceColumnOf = (heading: string): FragranceColumn | null => known.get(foldWord(heading)) ?? null;
