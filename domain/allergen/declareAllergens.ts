import type { InciIngredient } from '../inci/inciIndex.ts';
import type { Use } from '../product/productCategories.ts';
import { decimalOf, formatDecimal } from '../quantity/decimal.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import { allergenHeld, allergenOf } from './allergenOf.ts';
import type { Contribution, DeclaredAllergen } from './allergensToDeclare.ts';
import { isNotKnown, allergensToDeclare } from './allergensToDeclare.ts';
import type { IsoDate } from './declaration.ts';
import type { FragranceAllergen } from './allergenStatement.ts';

/** A perfume, an aroma, an essential oil, or an allergen added as itself, in a product. */
export type FragrancePart = {
  readonly name: string;
  /** Share in the product, % w/w. */
  readonly percent: number;
  /**
   * Its allergen statement: shares in the material as decimal numbers. An allergen added as itself is its own only
   * line, 100 %.
   */
  readonly allergens: readonly FragranceAllergen[];
};

/** One term of a sum: % of the material in the product × % of the allergen in the material / 100. */
export type DeclarationSource = {
  readonly material: string;
  readonly inciName: string;
  /** As decimal numbers, % w/w. */
  readonly materialPercent: string;
  /** The limit of detection where `isLimit`. */
  readonly percentInMaterial: string;
  /** Whether the allergen was not detected and counts with its limit of detection. */
  readonly isLimit: boolean;
};

/** An allergen of a product with its sum. */
export type DeclarationLine = {
  /** The name that the label must show: that of the group where Annex III demands one. */
  readonly name: string;
  /** Entry of Annex III. */
  readonly entry: string;
  /** % w/w of the product, exact, as a decimal number. */
  readonly percent: string;
  /** Whether only the worst case makes it exceed the threshold: it was not detected everywhere. */
  readonly isWorstCase: boolean;
  /** Whether a statement says "n.d." of it without a limit of detection: not even the worst case is known then. */
  readonly isNotKnown: boolean;
  readonly sources: readonly DeclarationSource[];
};

export type Declaration = {
  readonly declared: readonly DeclarationLine[];
  /** At or below the threshold. */
  readonly notDeclared: readonly DeclarationLine[];
  /** Of the original 26 and meanwhile in Annex II: they may not be there at all. */
  readonly prohibited: readonly DeclarationLine[];
};

/** Finds the ingredient that a name or a CAS number stands for; null when there is none. */
export type IdentifyAllergen = (name: string) => Pick<InciIngredient, 'inciName' | 'casNumbers'> | null;

/**
 * A line of a statement as the ingredient data know it, where neither its name nor its CAS number is in an entry of
 * Annex III: suppliers write synonyms, and other numbers of the same substance. Null where nothing knows it better.
 */
export function knownIngredient(
  { inciName, casNumber }: Pick<FragranceAllergen, 'inciName' | 'casNumber'>,
  identify: IdentifyAllergen,
): ReturnType<IdentifyAllergen> {
  const numbers = casNumber === null ? [] : [casNumber];
  if (allergenOf({ inciName, casNumbers: numbers })) return null;
  const held = allergenHeld({ inciName, casNumbers: numbers });
  if (held) return { inciName: held.labelName, casNumbers: [] };
  return [inciName, ...numbers].map(identify).find((one) => one !== null) ?? null;
}

/** What a perfume, aroma or oil brings of each line of its statement. `identify` knows the ingredient data. */
export const statementContributions = (
  { name, percent, allergens }: FragrancePart,
  identify: IdentifyAllergen,
): Contribution[] =>
  allergens.map((allergen) => ({
    material: name,
    materialPercent: percent,
    inciName: allergen.inciName,
    casNumbers: allergen.casNumber === null ? [] : [allergen.casNumber],
    percentInMaterial: allergen.percent === null ? null : Number(allergen.percent),
    detectionLimitPercent: allergen.detectionLimit === null ? null : Number(allergen.detectionLimit),
    ...namesOf(knownIngredient(allergen, identify)),
  }));

const namesOf = (known: ReturnType<IdentifyAllergen>) =>
  known && { inciName: known.inciName, casNumbers: known.casNumbers };

/**
 * What a product with these perfumes, aromas and oils has to declare, the largest first: allergensToDeclare for their
 * statements. In the worst case an allergen that was not detected counts with its limit of detection. `identify` knows
 * the ingredient data, so that synonyms count as in formulas and labels.
 *
 * Fails on percentages below 0 or above 100.
 */
export function declareAllergens(
  parts: readonly FragrancePart[],
  use: Use,
  {
    worstCase,
    on,
    identify = () => null,
  }: { readonly worstCase: boolean; readonly on: IsoDate; readonly identify?: IdentifyAllergen },
): Result<Declaration> {
  const contributions = parts.flatMap((part) => statementContributions(part, identify));
  const result = allergensToDeclare(contributions, use, on, on);
  if (!result.ok) return result;
  const lines = result.value.toSorted((one, other) => shownPercent(other, worstCase) - shownPercent(one, worstCase));
  const isProhibited = ({ allergen }: DeclaredAllergen) => allergen.set === 'prohibited';
  const isDeclared = ({ isOver, isOverInWorstCase }: DeclaredAllergen) => (worstCase ? isOverInWorstCase : isOver);
  const toLine = (line: DeclaredAllergen) => toDeclarationLine(line, worstCase);
  const allowed = lines.filter((line) => !isProhibited(line));
  return ok({
    declared: allowed.filter(isDeclared).map(toLine),
    notDeclared: allowed.filter((line) => !isDeclared(line)).map(toLine),
    prohibited: lines.filter(isProhibited).map(toLine),
  });
}

const shownPercent = (line: DeclaredAllergen, worstCase: boolean) => (worstCase ? line.worstCasePercent : line.percent);
const text = (percent: number) => formatDecimal(decimalOf(percent));

function toDeclarationLine(line: DeclaredAllergen, worstCase: boolean): DeclarationLine {
  const { allergen, parts, isOver, isOverInWorstCase } = line;
  const sources = parts.map(({ contribution }): DeclarationSource => {
    const { material, inciName, materialPercent, percentInMaterial, detectionLimitPercent } = contribution;
    const inMaterial = percentInMaterial ?? (worstCase ? detectionLimitPercent : null) ?? 0;
    return {
      material,
      inciName,
      materialPercent: text(materialPercent),
      percentInMaterial: text(inMaterial),
      isLimit: percentInMaterial === null,
    };
  });
  const percent = text(shownPercent(line, worstCase));
  const isWorstCase = worstCase && isOverInWorstCase && !isOver;
  return {
    name: allergen.labelName,
    entry: allergen.entry,
    percent,
    isWorstCase,
    isNotKnown: isNotKnown(line),
    sources,
  };
}
