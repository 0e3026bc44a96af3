import type { Language } from '../language.ts';
import { encodeSeparators } from '../raw-material-import/compositionCells.ts';
import { guardFormula } from '../raw-material-import/formulaGuard.ts';
import type { SheetCell } from '../raw-material-import/sheetCell.ts';

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
  readonly isRemainder: boolean;
};

const WORDS = {
  en: {
    title: ['Formula', 'Code', 'Company', 'Revision', 'Ingredient list'],
    headings: ['Phase', 'RM code', 'Raw material', 'INCI', 'Manufacturer', 'Function', '%', 'To 100'],
    total: 'Total',
    yes: 'yes',
  },
  sr: {
    title: ['Formula', 'Šifra', 'Firma', 'Revizija', 'Lista sastojaka'],
    headings: ['Faza', 'Šifra sirovine', 'Sirovina', 'INCI', 'Proizvođač', 'Funkcija', '%', 'Do 100'],
    total: 'Ukupno',
    yes: 'da',
  },
} as const satisfies Record<Language, unknown>;

/**
 * Says that a line has no phase, below one that has: a spreadsheet reads an empty cell as one that is merged with the
 * cell above.
 */
const NO_PHASE = '–';

/**
 * The cells of a formula, as the import of formulas reads them again: what the formula is, an empty line, headings,
 * lines, their sum. Several INCI names of a raw material are joined by "(and)", the sign of blends in suppliers' lists.
 * The line that fills up to 100 % is marked beside its percentage.
 */
export function toFormulaSheet(formula: SheetFormula, language: Language): SheetCell[][] {
  const { title, headings, total, yes } = WORDS[language];
  const { name, code, company, revision, ingredientText, lines, sum } = formula;
  const facts = [name, code, company, String(revision), ingredientText];
  const cells: SheetCell[][] = [
    ...title.map((word, at) => [word, facts[at] ?? '']),
    [],
    [...headings],
    ...lines.map((line, at) => [
      line.phase ?? (lines.slice(0, at).some(({ phase }) => phase) ? NO_PHASE : ''),
      line.code ?? '',
      line.name,
      line.inciNames.map(encodeSeparators).join(' (and) '),
      line.manufacturer ?? '',
      line.function ?? '',
      { percent: line.percent },
      line.isRemainder ? yes : '',
    ]),
    ['', '', total, '', '', '', { percent: sum }],
  ];
  return cells.map((row) =>
    headings.map((_, at) => {
      const cell = row[at] ?? '';
      return typeof cell === 'string' ? guardFormula(cell) : cell;
    }),
  );
}
