import type { AcidOrSalt } from '../../annex/acidOrSalt.ts';
import type { Basis } from '../../annex/limits/annexLimit.ts';
import type { ProductKind, Use } from '../../product/productCategories.ts';
import type { WarningStatement } from './statements.ts';

/** What has to be known besides the ingredient and the product before a wording is certainly due. */
export type WarningCondition =
  /** "Solely for products which might be used for children under 3 years of age". */
  | 'childrenMightUse'
  /** "For any toothpaste with compounds containing fluorine in a concentration of 0.1 to 0.15 % calculated as F". */
  | 'fluorideOfToothpaste'
  /** More than 0.001 % of free formaldehyde in the product: Annex V, preamble, point 2. */
  | 'freeFormaldehyde'
  /** More than the percentage of the rule, and none is printed. */
  | 'above'
  /** The kind of the product decides, and it is not known. */
  | 'kind'
  /** A wording of an entry that no rule of ours reads. */
  | 'notRead';

/**
 * A wording that entries of the annexes demand on the label: one row of the column i of an entry, or of one part of it.
 */
export type WarningRule = {
  readonly id: string;
  /** Annex entries that demand it, as 'III/376'; empty: the kind of the product alone. */
  readonly entries: readonly string[];
  readonly statements: readonly WarningStatement[];
  /** Kinds of products it is about; none given: all. */
  readonly kinds?: readonly ProductKind[];
  /** Kinds it is not about. */
  readonly except?: readonly ProductKind[];
  readonly use?: Use;
  /** Only for the acid, or only for its salts, of entries that name both. */
  readonly of?: AcidOrSalt;
  /** Only for products meant for children under three. */
  readonly isForUnderThree?: boolean;
  /** Only above this percentage (% w/w of the ready for use product). */
  readonly abovePercent?: number;
  /** What that percentage is calculated as, where it is not the substance itself. */
  readonly basis?: Basis;
  readonly condition?: WarningCondition;
  /** The entry allows kinds of products without a wording, so that nothing is asked of a product of unknown kind. */
  readonly hasKindsWithoutWording?: boolean;
  /** A recommendation and not a duty. */
  readonly isAdvice?: boolean;
  /** Where the duty stands, when it is not column i of the entry. */
  readonly reference?: string;
};

/** The Serbian wordings are working translations: to be checked by a native expert. */
export const SERBIAN_WORDING_VERIFIED = false;
