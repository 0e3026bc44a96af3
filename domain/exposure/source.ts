/**
 * Where a figure is published, in the parts that an authority looks it up by. A screen puts them into the language of
 * the person.
 */
export type Source = {
  /** The document as it is cited. */
  readonly document: string;
  /** Number of the table in it. */
  readonly table?: string;
  readonly row?: SourceRow;
  /** Why the document has the figure, where no table holds it. */
  readonly basis?: 'noData' | 'poorAbsorption' | 'twoTimesTen';
};

/** A row of a table of the Notes of Guidance: a key of exposureDefaults or of skinSurfaceAreas. */
export type SourceRow = { readonly of: 'exposureProduct' | 'skin'; readonly key: string };

/**
 * SCCS Notes of Guidance for the testing of cosmetic ingredients and their safety evaluation, 12th revision of 15 May
 * 2023.
 */
export const NOTES_OF_GUIDANCE = 'SCCS/1647/22';
