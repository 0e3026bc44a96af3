import { allergenHeld } from '../allergen/allergenOf.ts';
import type { Contribution, DeclaredAllergen } from '../allergen/allergensToDeclare.ts';
import { isValidContribution, sumAllergens } from '../allergen/allergensToDeclare.ts';
import type { FragranceAllergen } from '../allergen/allergenStatement.ts';
import type { MissingAllergen } from '../allergen/missingAllergens.ts';
import { hidesAllergens, missingAllergens } from '../allergen/missingAllergens.ts';
import { bracketContents } from '../inci/bracketContents.ts';
import { inciKey } from '../inci/inciKey.ts';
import type { MatchedName } from '../inci/matchedName.ts';
import type { Product } from '../product/product.ts';
import { useOf } from '../product/product.ts';
import type { Use } from '../product/productCategories.ts';
import { compositionShares, statementOf } from './compositionShares.ts';
import { computeFormula } from './computeFormula.ts';
import type { FormulaLine } from './formula.ts';
import type { Identify } from './substances.ts';

/** The revision of a formula that a label follows. */
export type LabelFormula = {
  readonly lines: readonly FormulaLine[];
  readonly category: string | null;
  readonly use: Use | null;
};

/** A label as far as its fragrance allergens are judged. */
export type LabelToRecheck = {
  readonly names: readonly MatchedName[];
  readonly product: Product;
  /** Null for a label that was typed: then its list is all that is known. */
  readonly formula: LabelFormula | null;
};

/**
 * Whether the label lacks the name, shows it as it must, or shows it although the product holds too little to demand
 * it.
 */
export type LabelAllergenState = 'missing' | 'declared' | 'notNeeded';

/** An allergen that the label has to show or shows. */
export type LabelAllergen = {
  readonly name: string;
  readonly entry: string;
  /** % w/w of the product; in the worst case with every undetected share at its limit of detection, which decides. */
  readonly percent: number;
  readonly worstCasePercent: number;
  readonly state: LabelAllergenState;
};

/** What is known of the fragrance allergens of a label. Everything that is said of them follows from this. */
export type LabelAllergens = {
  /** Whether they come from a formula, and not from the printed list. */
  readonly isByFormula: boolean;
  /** What the product holds of each entry, in the order of Annex III. */
  readonly held: readonly DeclaredAllergen[];
  /** Those that the label lacks, then those that it shows. */
  readonly allergens: readonly LabelAllergen[];
  readonly missing: readonly MissingAllergen[];
  /** Raw materials, or printed names, whose allergens are not known. Empty: everything is known. */
  readonly unknownIn: readonly string[];
  /** Those of them with a share that cannot be read or is no percentage. */
  readonly invalidIn: readonly string[];
  /** How the product is used; null where it is not known, and the lower threshold of leave-on products counts. */
  readonly use: Use | null;
  /** Keys of all printed names. */
  readonly printed: ReadonlySet<string>;
};

/** The keys of all names that a label shows. A misspelt name is not the name that has to be there. */
export const printedKeys = (names: readonly MatchedName[]): ReadonlySet<string> =>
  new Set(
    names
      .flatMap(({ text, name, match, ingredient }) => [
        text,
        name,
        ...(match === 'misspelling' || !ingredient ? [] : [ingredient.inciName]),
        ...bracketContents(name),
      ])
      .map(inciKey),
  );

const plain = (inciName: string) => ({ inciName, casNumbers: [] });

/** Whether a line of a statement says "n.d." without a limit of detection: then not even the worst case is known. */
const isOpen = ({ percent, detectionLimit }: FragranceAllergen): boolean => percent === null && detectionLimit === null;

/** Whether it is not known what the raw material of a line holds of allergens. */
export function hidesItsAllergens({ material, percent, isUnread }: FormulaLine, identify: Identify): boolean {
  if (isUnread) return true;
  if (percent === 0) return false;
  if (!material) return true;
  const meant = (name: string) => identify(name) ?? plain(name);
  const isRecognised = (name: string) => allergenHeld(plain(name)) !== null || identify(name) !== null;
  const isRecognisedLine = ({ inciName, casNumber }: FragranceAllergen) =>
    isRecognised(inciName) || Boolean(casNumber && identify(casNumber));
  const statement = statementOf(material);
  if (statement) return statement.some((one) => isOpen(one) || !isRecognisedLine(one));
  const { shares } = compositionShares(material);
  if (shares.length === 0) return true;
  if (shares.some(({ inciName }) => !isRecognised(inciName) && !hidesAllergens(plain(inciName)))) return true;
  if (
    shares.some(
      ({ inciName, max }) => max === null && (allergenHeld(meant(inciName)) ?? hidesAllergens(meant(inciName))),
    )
  )
    return true;
  // Allergens that the composition names beside a perfume or an oil count as what its supplier stated.
  const isStated = shares.some(({ inciName, isContained }) => isContained && allergenHeld(meant(inciName)) !== null);
  return !isStated && shares.some(({ inciName }) => hidesAllergens(meant(inciName)));
}

type Known = Pick<LabelAllergens, 'held' | 'unknownIn' | 'invalidIn' | 'use'>;

/** By the formula: allergensOf for the statements of the perfumes and the highest shares of everything else. */
function byFormula({ lines }: LabelFormula, product: Product, identify: Identify, on: string): Known {
  const { allergens, invalidIn } = computeFormula(lines, product, on, identify).allergens;
  const unknown = lines.filter((line) => hidesItsAllergens(line, identify)).map(({ name }) => name);
  return { held: allergens, unknownIn: [...new Set([...unknown, ...invalidIn])], invalidIn, use: useOf(product) };
}

/**
 * By the list alone: only names with a percentage can be judged. Perfumes, aromas, oils, names that stand for no known
 * ingredient, and members of a group without its name and without a percentage, leave the answer open.
 */
function byList(names: readonly MatchedName[], printed: ReadonlySet<string>, product: Product, on: string): Known {
  const contributions = names.flatMap(({ text, ingredient, percent }): Contribution[] =>
    percent === null
      ? []
      : [
          {
            material: text,
            materialPercent: percent,
            inciName: allergenHeld(plain(text)) ? text : (ingredient?.inciName ?? text),
            casNumbers: ingredient?.casNumbers ?? [],
            percentInMaterial: 100,
            detectionLimitPercent: null,
          },
        ],
  );
  const isOpen = ({ text, ingredient, percent, match }: MatchedName): boolean => {
    if (match === 'unknown') return allergenHeld(plain(text)) === null;
    const meant = ingredient ?? plain(text);
    if (hidesAllergens(meant) || hidesAllergens(plain(text))) return true;
    const allergen = allergenHeld(plain(text)) ?? allergenHeld(meant);
    return allergen?.isGroup === true && percent === null && !printed.has(inciKey(allergen.labelName));
  };
  const invalidIn = contributions.filter((one) => !isValidContribution(one)).map(({ material }) => material);
  const open = names.filter(isOpen).map(({ text }) => text);
  const use = useOf(product);
  return {
    held: sumAllergens(contributions.filter(isValidContribution), use ?? 'leave-on', on, on),
    unknownIn: [...new Map([...open, ...invalidIn].map((name) => [inciKey(name), name])).values()],
    invalidIn,
    use,
  };
}

/** What the label says of its product counts; category and use of the formula where it says neither. */
export const productOfLabel = (product: Product, formula: LabelFormula | null): Product =>
  formula && product.category === null && product.use === null
    ? { ...product, category: formula.category, use: formula.use }
    : product;

const order: readonly LabelAllergenState[] = ['missing', 'declared', 'notNeeded'];

/**
 * What a label shows and lacks of fragrance allergens by Annex III as Regulation (EU) 2023/1545 amends it. The only
 * rule for it: the result of the label, its panel and the list of labels to reprint follow from what it returns.
 * `identify` knows the ingredient data. Never throws.
 */
export function checkLabelAllergens(
  { names, product, formula }: LabelToRecheck,
  identify: Identify,
  on: string,
): LabelAllergens {
  const printed = printedKeys(names);
  const judged = productOfLabel(product, formula);
  const known = formula ? byFormula(formula, judged, identify, on) : byList(names, printed, judged, on);
  const over = known.held.filter(({ isOverInWorstCase }) => isOverInWorstCase).map(({ allergen }) => allergen);
  const missing = missingAllergens(over, printed);
  const missingEntries = new Set(missing.map(({ entry }) => entry));
  const allergens = known.held.flatMap(
    ({ allergen: { labelName, entry }, percent, worstCasePercent, isOverInWorstCase }): LabelAllergen[] => {
      const isPrinted = printed.has(inciKey(labelName));
      const shown = isOverInWorstCase ? 'declared' : isPrinted ? 'notNeeded' : null;
      const state = missingEntries.has(entry) ? 'missing' : shown;
      return state ? [{ name: labelName, entry, percent, worstCasePercent, state }] : [];
    },
  );
  return {
    ...known,
    isByFormula: formula !== null,
    allergens: order.flatMap((state) => allergens.filter((one) => one.state === state)),
    missing,
    printed,
  };
}
