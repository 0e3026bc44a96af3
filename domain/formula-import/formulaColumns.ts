import { foldWord } from '../raw-material-import/sheetColumns.ts';

/** The columns of a formula in a spreadsheet, each with the headings it is known by, in English and Serbian. */
const HEADINGS = {
  PHASE: ['Phase', 'Faza', 'Part', 'Deo'],
  CODE: [
    'RM code',
    'RM no',
    'Code',
    'Item code',
    'Item no',
    'Article',
    'Article no',
    'Raw material code',
    'Šifra',
    'Šifra sirovine',
    'Kod',
    'Kod sirovine',
  ],
  TRADE_NAME: [
    'Trade name',
    'Raw material',
    'Raw material name',
    'Commercial name',
    'Name',
    'Material',
    'Trgovački naziv',
    'Trgovačko ime',
    'Komercijalni naziv',
    'Sirovina',
    'Naziv sirovine',
    'Naziv',
    'Ime',
  ],
  INCI: [
    'INCI',
    'INCI name',
    'INCI names',
    'INCI composition',
    'Ingredient',
    'Ingredients',
    'INCI naziv',
    'INCI nazivi',
    'INCI sastav',
    'Sastojak',
    'Sastojci',
    'Sastav',
  ],
  SHARE: [
    '% in raw material',
    '% in RM',
    '% in material',
    'Concentration in raw material',
    'INCI %',
    '% u sirovini',
    'Udeo u sirovini',
    'Koncentracija u sirovini',
    '% INCI',
  ],
  CAS: ['CAS', 'CAS No', 'CAS number', 'CAS broj', 'CAS br'],
  MANUFACTURER: ['Supplier', 'Manufacturer', 'Producer', 'Maker', 'Vendor', 'Proizvođač', 'Dobavljač'],
  FUNCTION: ['Function', 'Purpose', 'INCI function', 'Funkcija', 'Uloga', 'Namena'],
  PERCENT: [
    '%',
    'w/w',
    '% w/w',
    'w/w %',
    'wt %',
    '% m/m',
    'm/m',
    'Percent',
    'Percentage',
    'Percentage %',
    '% in formula',
    'Concentration',
    'Concentration %',
    'Conc',
    'Conc %',
    'Procenat',
    'Procenat %',
    'Udeo',
    'Udeo %',
    '% u formuli',
    'Koncentracija',
    'Koncentracija %',
  ],
  GRAMS: [
    'g',
    'Grams',
    'Amount',
    'Amount g',
    'Quantity',
    'Quantity g',
    'Qty',
    'Qty g',
    'Weight',
    'Weight g',
    'Grami',
    'Količina',
    'Količina g',
    'Masa',
    'Masa g',
  ],
  REMAINDER: ['To 100', 'To 100 %', 'Up to 100', 'Ad 100', 'Do 100', 'Do 100 %'],
} as const satisfies Record<string, readonly string[]>;

/**
 * What a column of the sheet holds. GRAMS is what is read where there are no percentages, REMAINDER marks the row that
 * fills up to 100 %.
 */
export type FormulaColumn = keyof typeof HEADINGS;

/** The columns in the order in which they are explained. */
const FORMULA_COLUMNS = Object.keys(HEADINGS) as FormulaColumn[];

const known = new Map(
  FORMULA_COLUMNS.flatMap((column) => HEADINGS[column].map((heading) => [foldWord(heading), column] as const)),
);

/** The column that a heading stands for, in either language; null when it is none of them. */
export const formulaColumnOf = (heading: string): FormulaColumn | null => known.get(foldWord(heading)) ?? null;

/**
 * The columns that count: amounts, and a trade name or INCI names, are wanted; null when they are missing. Grams beside
 * percentages say the same and are left aside, and shares in a raw material mean nothing without INCI names.
 */
export function acceptColumns(columns: (FormulaColumn | null)[]): (FormulaColumn | null)[] | null {
  const has = (column: FormulaColumn): boolean => columns.includes(column);
  const hasAmounts = has('PERCENT') || has('GRAMS');
  if (!hasAmounts || !(has('TRADE_NAME') || has('INCI'))) return null;
  return columns.map((column) =>
    (column === 'GRAMS' && has('PERCENT')) || (column === 'SHARE' && !has('INCI')) ? null : column,
  );
}
