import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { isLocked, PIF_STAGES } from '../../../../domain/pif/stages.ts';
import type { Database } from '../../database/openDatabase.ts';
import { pifs } from '../../database/schema/pif.ts';

/** As many names as an answer lists. */
const MAX_NAMES = 20;

/**
 * Names of the files about a label that are locked, or of which an earlier revision was signed: what was signed can be
 * shown again.
 */
export async function lockedPifsOfLabel(db: Database, labelId: string): Promise<string[]> {
  const lockedStages = PIF_STAGES.filter(isLocked);
  const found = await db
    .select({ name: pifs.name })
    .from(pifs)
    .where(and(eq(pifs.labelId, labelId), or(inArray(pifs.stage, lockedStages), gt(pifs.revision, 1))))
    .orderBy(pifs.name, pifs.id)
    .limit(MAX_NAMES);
  return found.map(({ name }) => name);
}
