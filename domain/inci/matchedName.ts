import type { FoundBy, InciIngredient } from './inciIndex.ts';
import type { PrintedName } from './parseInciText.ts';
import type { Span } from './span.ts';

/** How a printed name was recognised: `misspelling` is probable, `unknown` is not at all. */
export type MatchKind = FoundBy | 'misspelling' | 'unknown';

/** A printed name and the ingredient it stands for. */
export type MatchedName<T extends InciIngredient = InciIngredient> = PrintedName & {
  readonly match: MatchKind;
  /** The ingredient; for a misspelling the most probable one; null when unknown. */
  readonly ingredient: T | null;
  /**
   * Another ingredient that stands in brackets behind the name, as a rule its origin or a common name: 'Glycerin (Palm
   * Oil)'.
   */
  readonly aside?: T;
  /** Whether it names a plant of the inventory and not which part or form of it, so that several ingredients fit. */
  readonly isPlant?: true;
  /** The printed name that it was split from at a blank, and that may be one name: "Lanolin Alcohol". */
  readonly splitFrom?: Span;
  /** For what is not recognised: known ingredients with similar names, the most similar first, at most five. */
  readonly suggestions: readonly T[];
};
