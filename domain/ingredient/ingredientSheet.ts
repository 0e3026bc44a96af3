import type { Language } from '../language.ts';
import { guardFormula } from '../raw-material-import/formulaGuard.ts';

/** An ingredient as a line of the sheet. */
export type IngredientLine = {
  readonly inciName: string;
  readonly casNumbers: readonly string[];
  readonly ecNumbers: readonly string[];
  readonly functions: readonly string[];
  readonly annexEntries: readonly { readonly annex: string; readonly reference: string; readonly maximum: string }[];
  /** Whether the inventory has it no more. */
  readonly isWithdrawn: boolean;
};

const words = {
  en: {
    headings: ['INCI name', 'CAS', 'EC', 'Functions', 'Annex entries', 'Maximum concentration', 'State'],
    withdrawn: 'No longer in the inventory',
  },
  sr: {
    headings: ['INCI naziv', 'CAS', 'EC', 'Funkcije', 'Prilozi', 'Najveća koncentracija', 'Stanje'],
    withdrawn: 'Nije više u inventaru',
  },
} as const satisfies Record<Language, unknown>;

/**
 * The cells of a list of ingredients: headings and a line for each. An entry is written as annex and number, such as
 * III/98.
 */
export function ingredientSheet(lines: readonly IngredientLine[], language: Language): string[][] {
  const { headings, withdrawn } = words[language];
  const cells = lines.map(({ annexEntries, ...line }) => [
    line.inciName,
    line.casNumbers.join(', '),
    line.ecNumbers.join(', '),
    line.functions.join(', '),
    annexEntries.map(({ annex, reference }) => `${annex}/${reference}`).join(', '),
    annexEntries
      .filter(({ maximum }) => maximum !== '')
      .map(({ annex, reference, maximum }) => `${annex}/${reference}: ${maximum}`)
      .join('; '),
    line.isWithdrawn ? withdrawn : '',
  ]);
  return [[...headings], ...cells.map((row) => row.map(guardFormula))];
}
