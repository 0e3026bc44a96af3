/** Calculated, entered by a person, the ingredient data, a published default, or entered in place of a default. */
export type ValueOrigin = 'computed' | 'typed' | 'knowledge' | 'default' | 'override';

/** A value with where it comes from. Figures are decimal texts with a point, so that the hash of a report is stable. */
export type Sourced = {
  readonly value: string;
  readonly origin: ValueOrigin;
  /** The document it is published in, or null. The same in every language. */
  readonly source: string | null;
  /** False: nobody compared it with its source; the screen says so beside it. */
  readonly isVerified: boolean;
  /** Why it stands in place of the default; null where it does not. */
  readonly overriddenBecause: string | null;
};
