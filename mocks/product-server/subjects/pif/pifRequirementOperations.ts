import { and, eq, inArray, sql } from 'drizzle-orm';
import { fieldChanges } from '../../../../domain/history/fieldChanges.ts';
import { isWaivable, materialOfKey } from '../../../../domain/pif/documentRequirements.ts';
import { PIF_SECTIONS } from '../../../../domain/pif/requirements.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import { pifRequirements, pifs } from '../../database/schema/pif.ts';
import { conflict, type FieldError, invalidInput } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { assertValidDate } from '../document-folder/documentRules.ts';
import { recordEvents } from '../history/recordEvent.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';
import { pifBody } from './pifMapping.ts';
import { findPif, lockPif, type FoundPif } from './pifQueries.ts';
import { requireAction } from './pifStageOperations.ts';

type Body = operations['setPifRequirements']['requestBody']['content']['application/json'];

/**
 * What is wrong with the keys: a raw material that the formula does not have, a key twice, a reason where nothing can
 * be waived.
 */
function errorsOf({ stavke, izuzece }: Body, { materials: { materials } }: FoundPif): FieldError[] {
  const known = new Set((materials ?? []).map(({ id }) => id));
  const keys = stavke.map(({ kljuc }) => kljuc);
  return keys.flatMap((key, at): FieldError[] => {
    const path = `stavke.${at}.kljuc`;
    const materialId = materialOfKey(key);
    if (materialId !== null && !known.has(materialId))
      return [{ path, message: 'Formula nema takvu sirovinu.', kod: 'NOT_IN_FORMULA' }];
    if (keys.indexOf(key) < at) return [{ path, message: 'Navedeno je dvaput.' }];
    return typeof izuzece === 'string' && !isWaivable(key)
      ? [{ path: 'izuzece', message: 'Ovo se ne može izuzeti.', kod: 'NOT_WAIVABLE' }]
      : [];
  });
}

type NoteRow = typeof pifRequirements.$inferSelect;

/** A note on a requirement before and after; what it is about stands before the names of its fields. */
function requirementEvent({ materials: { materials } }: FoundPif, before: NoteRow | null, after: NoteRow) {
  const { pifId, key } = after;
  const material = materials?.find(({ id }) => id === materialOfKey(key));
  const section = key.split('.', 1)[0];
  const name = key.slice(key.lastIndexOf('.') + 1);
  const stateOf = (row: NoteRow | null) => ({
    nosilac: row?.owner,
    rok: row?.dueOn,
    trazeno: row?.askedOn,
    izuzece: row?.waivedBecause,
    napomena: row?.note,
  });
  return {
    subject: 'PIF',
    subjectId: pifId,
    kind: 'REQUIREMENT',
    section: PIF_SECTIONS.find((one) => one === section) ?? null,
    changes: fieldChanges({ [name]: stateOf(before) }, { [name]: stateOf(after) }),
    note: material ? escapeIfAmbiguous(material.tradeName) : null,
  } as const;
}

/** The operation that notes something about requirements of a file. */
export function pifRequirementOperations({
  db,
}: ProductDependencies): Operations<Pick<operations, 'setPifRequirements'>> {
  return {
    setPifRequirements: {
      action: 'pif.review',
      async run({ path, body }, caller) {
        assertValidDate(body.rok, 'rok');
        assertValidDate(body.trazeno, 'trazeno');
        await db.transaction(async (tx) => {
          requireAction(await lockPif(tx, path.slug, caller), 'EDIT', caller);
          const found = await findPif(tx, path.slug, caller);
          const [first, ...others] = errorsOf(body, found);
          if (first) throw invalidInput(first, ...others);
          const pifId = found.pif.id;
          const keys = body.stavke.map(({ kljuc }) => kljuc);
          // Read after the lock of the file, because a transaction that waited for it sees its notes as they were
          // before.
          const stored = await tx
            .select()
            .from(pifRequirements)
            .where(and(eq(pifRequirements.pifId, pifId), inArray(pifRequirements.key, keys)));
          const versions = new Map(stored.map(({ key, version }) => [key, version]));
          if (body.stavke.some(({ kljuc, verzija }) => (versions.get(kljuc) ?? 1) !== verzija))
            throw conflict(
              'Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.',
              'CHANGED_MEANWHILE',
            );
          const now = new Date();
          const change = {
            ...(body.nosilac !== undefined && { owner: body.nosilac }),
            ...(body.rok !== undefined && { dueOn: body.rok }),
            ...(body.trazeno !== undefined && { askedOn: body.trazeno }),
            ...(body.napomena !== undefined && { note: body.napomena }),
            ...(body.izuzece !== undefined && { waivedBecause: body.izuzece }),
            changedBy: caller.id,
            changedAt: now,
          };
          const saved = await tx
            .insert(pifRequirements)
            .values(keys.map((key) => ({ pifId, key, version: 2, ...change })))
            .onConflictDoUpdate({
              target: [pifRequirements.pifId, pifRequirements.key],
              set: { ...change, version: sql`${pifRequirements.version} + 1` },
            })
            .returning();
          const before = new Map(stored.map((row) => [row.key, row]));
          await recordEvents(
            tx,
            caller,
            saved.map((row) => requirementEvent(found, before.get(row.key) ?? null, row)),
          );
          await tx.update(pifs).set({ changedAt: now }).where(eq(pifs.id, pifId));
        });
        return { status: 'success', data: { data: pifBody(await findPif(db, path.slug, caller), caller) } };
      },
    },
  };
}
