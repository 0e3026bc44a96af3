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

/** Alternative headings of the columns, as used in the lists of manufacturers and companies. */
const VARIANTS: Readonly<Partial<Record<SheetColumn, readonly string[]>>> = {
  TRADE_NAME: [
    'Tradename',
    'Name',
    'Raw material',
    'Raw material name',
    'Product',
    'Product name',
    'Sirovina',
    'Naziv',
    'Naziv sirovine',
    'Ime',
    'Trgovačko ime',
    'Komercijalni naziv',
  ],
  MANUFACTURER: ['Producer', 'Supplier', 'Maker', 'Dobavljač', 'Proizvodjac'],
  CODE: [
    'RM code',
    'Raw material code',
    'Supplier code',
    'Product code',
    'Item code',
    'Item number',
    'Article number',
    'Kod',
    'Šifra sirovine',
    'Šifra artikla',
    'Šifra dobavljača',
    'Kataloški broj',
  ],
  TYPE: ['Raw material type', 'Kind', 'Tip', 'Vrsta sirovine', 'Tip sirovine'],
  INCI_NAMES: [
    'INCI name',
    'INCI names',
    'INCI naziv',
    'INCI nazivi',
    'Composition',
    'Ingredients',
    'Sastav',
    'Sastojci',
    'INCI sastav',
  ],
  MAX_CONCENTRATIONS: [
    '%',
    'Max',
    'Max conc',
    'Max concentration',
    'Max concentration %',
    'Maximum concentration',
    'Maximum %',
    'Concentration',
    'Concentration %',
    'Percent',
    'Percentage',
    'Maks',
    'Maks konc',
    'Maks koncentracija',
    'Maksimalna koncentracija',
    'Koncentracija',
    'Koncentracija %',
    'Procenat',
    'Udeo %',
    'Udeo',
    'Conc',
    'Conc %',
    'Content',
    'Content %',
    'Range',
    'Range %',
    'Sadržaj',
    'Sadržaj %',
    'Opseg',
    'Opseg %',
  ],
  VALID_DOCUMENTS: [
    'Documents valid',
    'Documents',
    'Valid documentation',
    'Dokumenta',
    'Dokumentacija',
    'Ispravna dokumentacija',
    'Dokumentacija ispravna',
    'Dokumenta ispravna',
  ],
  STATUS_DESCRIPTION: [
    'Status description',
    'Reason why not valid',
    'Opis razloga',
    'Opis statusa',
    'Razlog neispravnosti',
  ],
  MICROBIOLOGY: ['Microbiology', 'Microbiological', 'Mikrobiologija', 'Mikrobiološka'],
  IMPURITIES: ['Impurity', 'Traces', 'Nečistoća', 'Tragovi'],
  CMR_STATUS: [
    'CMR substance',
    'CMR substances',
    'CMR status',
    'Contains CMR',
    'CMR supstanca',
    'CMR supstance',
    'Ima CMR',
    'Sadrži CMR',
  ],
  CMR_QUANTITY: ['CMR amount', 'CMR content', 'Quantity of CMR', 'CMR količina', 'Sadržaj CMR'],
  NANO: ['Nanomaterial', 'Nanomaterials', 'Is nano', 'Nanomaterijal', 'Nanomaterijali', 'Nano materijal'],
};

/** A text by its letters, digits and percent signs alone: how headings and words of a sheet are told apart. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('đ', 'dj')
    .replace(/[^a-z0-9%]/g, '');

const known = new Map<string, SheetColumn>(
  SHEET_COLUMNS.flatMap((column) =>
    [...Object.values(SHEET_HEADINGS[column]), ...(VARIANTS[column] ?? [])].map(
      (heading) => [foldWord(heading), column] as const,
    ),
  ),
);

/** How a heading says that percentages are shares by mass: "% w/w", "(w/w)", "wt %", "% m/m". */
const BY_MASS = /%?(?:ww|mm|wt|mas)%?$|^(?:ww|mm|wt)/;

/** The column that a heading stands for, in either language; null when it is none of them. */
export function columnOf(heading: string): SheetColumn | null {
  const word = foldWord(heading);
  const exact = known.get(word);
  if (exact) return exact;
  if (!BY_MASS.test(word)) return null;
  const shorter = word.replace(BY_MASS, '').replaceAll('%', '');
  const column = known.get(shorter === '' ? '%' : shorter) ?? null;
  return column === 'MAX_CONCENTRATIONS' ? column : null;
}
