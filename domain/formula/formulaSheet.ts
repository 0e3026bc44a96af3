import type { Language } from '../language.ts';
import { guardFormula } from '../raw-material-import/formulaGuard.ts';

/** What a sheet says of a formula. */
export type SheetFormula = {
  readonly name: string;
  readonly code: string | null;
  readonly company: string | null;
  readonly revision: number;
  readonly lines: readonly SheetFormulaLine[];
  /** Percentages are texts with a decimal point. */
  readonly sum: string;
  readonly ingredientText: string;
};

type SheetFormulaLine = {
  readonly phase: string | null;
  readonly code: string | null;
  readonly name: string;
  readonly inciNames: readonly string[];
  readonly manufacturer: string | null;
  readonly function: string | null;
  readonly percent: string;
};

const WORDS = {
  en: {
    title: ['Formula', 'Code', 'Company', 'Revision', 'Ingredient list'],
    headings: ['Phase', 'RM code', 'Raw material', 'INCI', 'Manufacturer', 'Function', '%'],
    total: 'Total',
  },
  sr: {
    title: ['Formula', 'Šifra', 'Firma', 'Revizija', 'Lista sastojaka'],
    headings: ['Faza', 'Šifra sirovine', 'Sirovina', 'INCI', 'Proizvođač', 'Funkcija', '%'],
    total: 'Ukupno',
  },
} as const satisfies Record<Language, unknown>;

/**
 * The cells of a formula, as the import of formulas reads them again: what the formula is, an empty line, headings, lines, their sum. Several INCI
 * names of a raw material are joined by "(and)", the sign of blends in suppliers' lists. Percentages have the decimal sign of the language.
 */
export function toFormulaSheet(formula: SheetFormula, language: Language): string[][] {
  const { title, headings, total } = WORDS[language];
  const { name, code, company, revision, ingredientText, lines, sum } = formula;
  const facts = [name, code, company, String(revision), ingredientText];
  const decimal = (percent: string) => (language === 'sr' ? percent.replace('.', ',') : percent);
  const cells = [
    ...title.map((word, at) => [word, facts[at] ?? '']),
    [],
    [...headings],
    ...lines.map((line) => [
      line.phase ?? '',
      line.code ?? '',
      line.name,
      line.inciNames.join(' (and) '),
      line.manufacturer ?? '',
      line.function ?? '',
      decimal(line.percent),
    ]),
    ['', '', total, '', '', '', decimal(sum)],
  ];
  return cells.map((row) => headings.map((_, at) => guardFormula(row[at] ?? '')));
}
