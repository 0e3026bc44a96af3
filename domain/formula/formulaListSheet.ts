import { languages, type Language } from '../language.ts';
import { guardFormula } from '../raw-material-import/formulaGuard.ts';

/** A formula as a line of the sheet. */
export type FormulaListLine = {
  readonly name: string;
  readonly code?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly revision: number;
  readonly result: 'GREEN' | 'YELLOW' | 'RED';
  readonly openCount: number;
  readonly ingredientText: string;
  /** Labels and product information files that were made from it. */
  readonly useCount: number;
  /** ISO 8601; null where the service does not tell. */
  readonly updatedAt?: string | null | undefined;
  readonly updatedBy?: string | null | undefined;
};

const words = {
  en: {
    headings: ['Formula', 'Code', 'Company', 'Revision', 'Result', 'Open points', 'Ingredients', 'Used in'],
    changed: ['Changed', 'Changed by'],
    results: { GREEN: 'Compliant', YELLOW: 'To verify', RED: 'Not compliant' },
  },
  sr: {
    headings: ['Formula', 'Šifra', 'Firma', 'Revizija', 'Rezultat', 'Otvoreno', 'Sastojci', 'Koristi se'],
    changed: ['Izmenjena', 'Izmenio'],
    results: { GREEN: 'Usaglašena', YELLOW: 'Za proveru', RED: 'Neusaglašena' },
  },
} as const satisfies Record<Language, unknown>;

/** The cells of a list of formulas: headings and a line for each formula. Days are those of UTC. */
export function formulaListSheet(lines: readonly FormulaListLine[], language: Language): string[][] {
  const { headings, changed, results } = words[language];
  const day = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const cells = lines.map((line) => [
    line.name,
    line.code ?? '',
    line.company ?? '',
    String(line.revision),
    results[line.result],
    String(line.openCount),
    line.ingredientText,
    String(line.useCount),
    !line.updatedAt ? '' : day.format(new Date(line.updatedAt)),
    line.updatedBy ?? '',
  ]);
  return [[...headings, ...changed], ...cells.map((row) => row.map(guardFormula))];
}
