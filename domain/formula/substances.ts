import { colourNames } from '../inci/colourNames.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { colourIndexOf } from '../inci/registryNumbers.ts';
import { inciKey } from '../inci/inciKey.ts';
import { canonicalName } from '../inci/synonymPairs.ts';
import type { Steps } from '../steps/steps.ts';
import type { Certainty, Share } from './compositionShares.ts';
import { compositionShares } from './compositionShares.ts';
import type { FormulaLine } from './formula.ts';
import type { Amount } from './percent.ts';

/** What one line brings of a substance. */
export type SubstanceSource = {
  /** Number of the line, from 0. */
  readonly line: number;
  /** At most so much of the product; null when the share in the raw material is not known. */
  readonly max: Amount | null;
  /** For the order of the list. */
  readonly order: Amount;
  readonly certainty: Certainty;
  /** Inside what another name stands for, such as an allergen of a perfume. */
  readonly isContained: boolean;
};

/** A substance of a product with what each line brings of it. */
export type Substance = {
  readonly inciName: string;
  readonly casNumbers: readonly string[];
  readonly isNano: boolean;
  /** Sum of the upper ends over all lines, for limits, exposure and allergens; null when one of them is not known. */
  readonly max: Amount | null;
  /** Sum of those upper ends that are known. */
  readonly knownMax: Amount;
  /** Sum of the middles over the lines whose list names it. */
  readonly order: Amount;
  /**
   * Whether the ingredient list names it; false for what is only a constituent of a perfume, aroma or essential oil.
   */
  readonly isListed: boolean;
  /** The least certain of its sources. */
  readonly certainty: Certainty;
  readonly sources: readonly SubstanceSource[];
};

/** Finds the ingredient that a name of a composition stands for; null when there is none. */
export type Identify = (name: string) => InciIngredient | null;

const nameByColour = new Map(colourNames.map(([inciName, number]) => [number, inciName]));
const colourByName = new Map(colourNames.map(([inciName, number]) => [inciKey(inciName), `CI ${number}`]));

/**
 * The name under which a component stands in the list by what its line is used as: "CI 77891" as a colourant, "Titanium
 * Dioxide" as a UV filter (Annex IV, column "colour index number", and Annex VI, entry 27).
 */
function nameInProduct({ inciName }: Share, { function: use }: FormulaLine): string {
  if (use === 'colourant') return colourByName.get(inciKey(inciName)) ?? inciName;
  const number = use === 'uvFilter' ? colourIndexOf(inciName) : null;
  return (number !== null && nameByColour.get(number)) || inciName;
}

const CERTAINTIES: readonly Certainty[] = ['stated', 'assumed', 'unknown'];
const total = (amounts: readonly Amount[]): Amount => amounts.reduce((sum, one) => sum + one, 0n);

/**
 * The substances of a product: each line by the composition of its raw material, equal names over all lines added up;
 * the nano form of a substance is one of its own. In the order of their first lines. Lines without a raw material bring
 * nothing. `identify` gives names that the ingredient data know one spelling and their CAS numbers.
 */
export function* substancesInSteps(lines: readonly FormulaLine[], identify: Identify = () => null): Steps<Substance[]> {
  type Found = { names: string[]; casNumbers: readonly string[]; isNano: boolean; sources: SubstanceSource[] };
  const byKey = new Map<string, Found>();
  for (const [at, line] of lines.entries()) {
    const percent = BigInt(line.percent);
    const shares = line.material && percent > 0n ? compositionShares(line.material).shares : [];
    for (const share of shares) {
      const name = nameInProduct(share, line);
      const ingredient = identify(name);
      const inciName = canonicalName(ingredient?.inciName ?? name);
      const key = `${inciKey(inciName) || inciName.toLowerCase()}${share.isNano ? '[nano]' : ''}`;
      const found = byKey.get(key) ?? {
        names: [],
        casNumbers: ingredient?.casNumbers ?? [],
        isNano: share.isNano,
        sources: [],
      };
      found.names.push(inciName);
      found.sources.push({
        line: at,
        max: share.max === null ? null : share.max * percent,
        order: share.order * percent,
        certainty: share.certainty,
        isContained: share.isContained,
      });
      byKey.set(key, found);
    }
    yield;
  }
  return [...byKey.values()].map(({ names, casNumbers, isNano, sources }) => {
    const maxima = sources.map(({ max }) => max);
    const knownMax = total(maxima.filter((max) => max !== null));
    const isListed = sources.some(({ isContained }) => !isContained);
    return {
      // Of several spellings always the same one, whatever the order of the lines.
      inciName: [...names].sort()[0] ?? '',
      casNumbers,
      isNano,
      max: maxima.includes(null) ? null : knownMax,
      knownMax,
      order: total(sources.map(({ order }) => order)),
      isListed,
      certainty: CERTAINTIES[Math.max(...sources.map(({ certainty }) => CERTAINTIES.indexOf(certainty)))] ?? 'stated',
      sources,
    };
  });
}
