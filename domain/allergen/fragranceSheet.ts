import type { Language } from '../language.ts';
import { guardFormula } from '../raw-material-import/formulaGuard.ts';

/** Shares are % of the material, as decimal numbers with a point. */
type SheetAllergen = {
  readonly inciName: string;
  readonly percent?: string | null | undefined;
  readonly detectionLimit?: string | null | undefined;
};

/** A perfume or aroma as a line of the sheet. */
export type FragranceLine = {
  readonly name: string;
  readonly kind: 'PARFUM' | 'AROMA';
  readonly code?: string | null | undefined;
  readonly supplier?: string | null | undefined;
  readonly rawMaterial?: { readonly tradeName: string } | null | undefined;
  /** Day of the allergen statement, YYYY-MM-DD. */
  readonly statementDate?: string | null | undefined;
  readonly allergens: readonly SheetAllergen[];
  /** Names that a leave-on product with 1 % has to show. */
  readonly declaredAtOnePercent: number;
  readonly formulaCount: number;
  /** The newest first. */
  readonly certificates: readonly { readonly amendment: number; readonly issuedOn?: string | null | undefined }[];
};

const words = {
  en: {
    headings: ['Name', 'Kind', 'Code', 'Supplier', 'Raw material', 'Allergen statement of'],
    allergens: ['Allergens', 'To declare at 1 %', 'Formulas', 'IFRA amendment', 'IFRA certificate of'],
    kinds: { PARFUM: 'Perfume', AROMA: 'Aroma' },
  },
  sr: {
    headings: ['Naziv', 'Vrsta', 'Šifra', 'Dobavljač', 'Sirovina', 'Izjava o alergenima od'],
    allergens: ['Alergeni', 'Navodi se pri 1 %', 'Formule', 'IFRA amandman', 'IFRA sertifikat od'],
    kinds: { PARFUM: 'Parfem', AROMA: 'Aroma' },
  },
} as const satisfies Record<Language, unknown>;

/** An allergen with its share; where it was not detected, with the limit of detection. */
const shareOf = ({ inciName, percent, detectionLimit }: SheetAllergen): string => {
  if (percent) return `${inciName} ${percent} %`;
  return detectionLimit ? `${inciName} < ${detectionLimit} %` : `${inciName} n.d.`;
};

/**
 * The cells of a list of perfumes and aromas: headings and a line for each, with its newest certificate. Shares are
 * written with a decimal point.
 */
export function fragranceSheet(lines: readonly FragranceLine[], language: Language): string[][] {
  const { headings, allergens, kinds } = words[language];
  const cells = lines.map((line) => [
    line.name,
    kinds[line.kind],
    line.code ?? '',
    line.supplier ?? '',
    line.rawMaterial?.tradeName ?? '',
    line.statementDate ?? '',
    line.allergens.map(shareOf).join('; '),
    String(line.declaredAtOnePercent),
    String(line.formulaCount),
    String(line.certificates[0]?.amendment ?? ''),
    line.certificates[0]?.issuedOn ?? '',
  ]);
  return [[...headings, ...allergens], ...cells.map((row) => row.map(guardFormula))];
}
