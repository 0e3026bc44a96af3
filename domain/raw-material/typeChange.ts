import type { FolderKind, MaterialType } from './rawMaterial.ts';

/** What a change of type means. */
export type TypeChange = {
  /** Whether the change is asked about before it is saved. */
  readonly needsConfirmation: boolean;
  /** Folders that come with the new type: made where they are missing, put in use again where they are not. */
  readonly addsOrActivates: readonly FolderKind[];
  /** Folders that the new type makes unneeded: they stay, and may be taken out of use by hand. */
  readonly shouldDeactivate: readonly FolderKind[];
};

const BOTH: readonly FolderKind[] = ['ALLERGENS', 'IFRA'];
const change = (
  needsConfirmation: boolean,
  addsOrActivates: readonly FolderKind[] = [],
  shouldDeactivate: readonly FolderKind[] = [],
): TypeChange => ({ needsConfirmation, addsOrActivates, shouldDeactivate });
const NOTHING = change(false);

/**
 * The matrix of specification, section 4, 'Raw-material type change': rows are the old type, columns the new one. Unchosen on either side is never
 * asked about, its folders are those of plain. Perfume and aroma need the same folders, and no confirmation between them is listed.
 */
const CHANGES: Readonly<Record<MaterialType, Readonly<Record<MaterialType, TypeChange>>>> = {
  UNCHOSEN: {
    UNCHOSEN: NOTHING,
    PLAIN: NOTHING,
    PARFUM: change(false, BOTH),
    AROMA: change(false, BOTH),
    EXTRACT_OIL: change(false, ['ALLERGENS']),
  },
  PLAIN: {
    UNCHOSEN: NOTHING,
    PLAIN: NOTHING,
    PARFUM: change(true, BOTH),
    AROMA: change(true, BOTH),
    EXTRACT_OIL: change(true, ['ALLERGENS']),
  },
  PARFUM: {
    UNCHOSEN: change(false, [], BOTH),
    PLAIN: change(true, [], BOTH),
    PARFUM: NOTHING,
    AROMA: NOTHING,
    EXTRACT_OIL: change(true, [], ['IFRA']),
  },
  AROMA: {
    UNCHOSEN: change(false, [], BOTH),
    PLAIN: change(true, [], BOTH),
    PARFUM: NOTHING,
    AROMA: NOTHING,
    EXTRACT_OIL: change(true, [], ['IFRA']),
  },
  EXTRACT_OIL: {
    UNCHOSEN: change(false, [], ['ALLERGENS']),
    PLAIN: change(true, [], ['ALLERGENS']),
    PARFUM: change(true, ['IFRA']),
    AROMA: change(true, ['IFRA']),
    EXTRACT_OIL: NOTHING,
  },
};

/** What a change of type means for its confirmation and for the document folders: specification, section 4. */
export const typeChange = (from: MaterialType, to: MaterialType): TypeChange => CHANGES[from][to];
