import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { toxicologyImportRows, toxicologyImports } from '../../database/schema/toxicology-import.ts';
import { conflict, HttpError, invalidInput } from '../../service/httpError.ts';
import { updateToxicology } from '../ingredient/updateToxicology.ts';

type ImportRow = typeof toxicologyImports.$inferSelect;

/**
 * Applies the new and changed values of an import, and of the conflicts those of the lines named; all of them or none.
 * They are not verified by it, and the values before stay among the versions. Throws a 409 when it was applied before
 * or values changed since it was prepared, and a 422 when a line named is no conflict.
 */
export async function applyToxicologyImport(
  db: Database,
  id: string,
  replacedLines: readonly number[],
  caller: Caller,
): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(toxicologyImports).where(eq(toxicologyImports.id, id)).for('update');
    if (!found || found.appliedAt) throw conflict('Ovaj uvoz je već na snazi.', 'IMPORT_APPLIED');
    const table = toxicologyImportRows;
    const prepared = await tx
      .select()
      .from(table)
      .where(and(eq(table.importId, id), inArray(table.kind, ['novo', 'izmenjeno', 'sukob'])))
      .orderBy(asc(table.position));
    const replaced = new Set(replacedLines);
    const conflicts = new Set(prepared.filter(({ kind }) => kind === 'sukob').map(({ line }) => line));
    if (replacedLines.some((line) => !conflicts.has(line)))
      throw invalidInput({ path: 'zameniti', message: 'Linija nije u sukobu sa proverenom vrednošću.' });
    const applied = prepared.filter(({ kind, line }) => kind !== 'sukob' || replaced.has(line));
    for (const { position, ingredientId, version, point } of applied) {
      if (!ingredientId || !point) throw new Error('A row without an ingredient cannot be applied');
      const change = {
        verzija: version,
        noael: point.noaelMgPerKgDay,
        noaelIzvor: point.source,
        zivotinja: point.species,
        studija: point.study,
      };
      try {
        await updateToxicology(tx, { ingredientId, organisationId: found.organisationId }, change, caller);
      } catch (error) {
        throw error instanceof HttpError && error.status === 409 ? outdatedImport() : error;
      }
      await tx
        .update(table)
        .set({ isApplied: true })
        .where(and(eq(table.importId, id), eq(table.position, position)));
    }
    const [inForce] = await tx
      .update(toxicologyImports)
      .set({ appliedAt: new Date() })
      .where(eq(toxicologyImports.id, id))
      .returning();
    if (!inForce) throw new Error('The import does not exist any more');
    return inForce;
  });
}

const outdatedImport = (): HttpError =>
  conflict('Toksikološki podaci su izmenjeni otkako je uvoz pripremljen. Uvezite fajl ponovo.', 'DATA_CHANGED');
