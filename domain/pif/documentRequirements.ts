import { type FolderKind, foldersOf, type MaterialType } from '../raw-material/rawMaterial.ts';
import { hasExpired, isExpiring } from './expiry.ts';
import { type ExpiringRequirement, type Requirement, requirementOf, type RequirementState } from './requirements.ts';

/**
 * The documents of a raw material that count: in a folder that is in use, common ones or those of the organisation of
 * the file.
 */
export interface HeldDocuments {
  kind: FolderKind;
  count: number;
  /** The last day, YYYY-MM-DD, of the document that is good longest; null when one of them does not expire. */
  expiresOn: string | null;
}

/** A raw material of the formula, with its documents. */
export interface DocumentedMaterial {
  id: string;
  type: MaterialType;
  held: readonly HeldDocuments[];
}

/** A document that is asked for one raw material. */
export interface DocumentRequirement extends ExpiringRequirement {
  materialId: string;
}

const documentKey = (materialId: string, kind: FolderKind): string => `DOCUMENTS.${materialId}.${kind}`;

/** The raw material of the key of a document, or null for another requirement. */
export const materialOfKey = (key: string): string | null =>
  /^DOCUMENTS\.([0-9a-f]{24})\.[A-Z]+$/.exec(key)?.[1] ?? null;

/**
 * Only the documents of raw materials can be waived, such as the microbiology of what holds no water: design of the
 * PIF, section 4. What Article 11(2) of Regulation (EC) No 1223/2009 asks for itself cannot (OWN).
 */
export const isWaivable = (key: string): boolean => materialOfKey(key) !== null;

const stateOf = ({ count, expiresOn }: Pick<HeldDocuments, 'count' | 'expiresOn'>, today: string): RequirementState =>
  count === 0 ? 'MISSING' : hasExpired(expiresOn, today) ? 'EXPIRED' : 'DONE';

/**
 * The documents of each raw material of the formula: design of the PIF, section 4, "Requirements"; Annex I of
 * Regulation (EC) No 1223/2009 asks for what they say in points 1, 2 and 4. They are those of the folders of its type,
 * and one good document in a folder is enough.
 */
export const documentRequirements = (materials: readonly DocumentedMaterial[], today: string): DocumentRequirement[] =>
  materials.flatMap(({ id, type, held }) =>
    foldersOf(type).map((kind) => {
      const { count, expiresOn } = held.find((one) => one.kind === kind) ?? { count: 0, expiresOn: null };
      return {
        key: documentKey(id, kind),
        section: 'DOCUMENTS',
        field: kind,
        state: stateOf({ count, expiresOn }, today),
        materialId: id,
        expiresOn,
        isExpiring: isExpiring(expiresOn, today),
      };
    }),
  );

/**
 * What the documents are asked for: without a formula nobody knows, and a line with a provisional name leaves a
 * question open.
 */
export const materialsRequirement = ({
  hasFormula,
  hasProvisionalLines,
}: {
  hasFormula: boolean;
  hasProvisionalLines: boolean;
}): Requirement =>
  requirementOf('DOCUMENTS', 'rawMaterials', !hasFormula ? 'MISSING' : hasProvisionalLines ? 'QUESTION' : 'DONE');

/** What people noted about a requirement; null is not stated. */
export interface RequirementNote {
  key: string;
  /** Why it is not needed. */
  waivedBecause: string | null;
}

/**
 * Waives what has a reason not to be needed. A document that is there counts as there, whatever was noted before it
 * came.
 */
export function applyWaivers<One extends Requirement>(
  requirements: readonly One[],
  notes: readonly RequirementNote[],
): One[] {
  const waived = new Set(notes.filter(({ waivedBecause }) => waivedBecause !== null).map(({ key }) => key));
  return requirements.map((one) =>
    one.state !== 'DONE' && waived.has(one.key) && isWaivable(one.key) ? { ...one, state: 'WAIVED' } : one,
  );
}
