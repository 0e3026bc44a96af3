import type { Certainty } from '../formula/compositionShares.ts';
import type { MaterialType } from '../raw-material/rawMaterial.ts';

/** A substance as a line of the formula brings it: Annex I, Part A, point 1. */
export type CompositionSubstance = {
  /** Key of its row among `substances`. */
  readonly key: string;
  readonly inciName: string;
  readonly isNano: boolean;
  /** As the supplier states it, such as '60-80'; null where he states nothing. */
  readonly inMaterial: string | null;
  /** At most so much of the product, %; null: not known. */
  readonly maxPercent: string | null;
  readonly certainty: Certainty;
  /** Named by another component already, such as linalool of a perfume. */
  readonly isContained: boolean;
};

/** A line of the formula. */
export type CompositionRow = {
  /** Number of the line, from 1. */
  readonly line: number;
  /** Its part of an address; null where the line stands for no raw material. */
  readonly slug: string | null;
  readonly tradeName: string;
  readonly manufacturer: string | null;
  readonly code: string | null;
  readonly type: MaterialType | null;
  readonly percent: string;
  readonly phase: string | null;
  readonly function: string | null;
  readonly substances: readonly CompositionSubstance[];
  /** The perfume or aroma that it is; null for another, and where none is linked. */
  readonly fragrance: { readonly name: string; readonly code: string | null; readonly supplier: string | null } | null;
  readonly microbiology: string | null;
  readonly impurities: string | null;
  readonly cmrStatus: 'NO_DATA' | 'NONE' | 'PRESENT' | null;
  readonly cmrQuantity: string | null;
  readonly isNano: boolean;
};
