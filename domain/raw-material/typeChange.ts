import type { FolderKind, MaterialType } from './rawMaterial.ts';

/** The consequences of a change of type. */
export type TypeChange = {
  /** Whether the change must be confirmed before it is saved. */
  readonly needsConfirmation: boolean;
  /** Folders that the new type needs: created if they are missing, activated if they are inactive. */
  readonly addsOrActivates: readonly FolderKind[];
  /** Folders that the new type does not need: they stay, and users may deactivate them. */
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
 * The matrix of specification, section 4, 'Raw-material type change': rows are the old type, columns the new one. A
 * change from or to unchosen needs no confirmation, and its folders are those of plain. Perfume and aroma need the same
 * folders, and no confirmation between them is listed.
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

/** The consequences of a change of type: specification, section 4. */
export const typeChange = (from: MaterialType, to: MaterialType): TypeChange => CHANGES[from][to];
