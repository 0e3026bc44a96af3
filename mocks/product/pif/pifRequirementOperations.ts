import { and, eq, inArray, sql } from 'drizzle-orm';
import { isWaivable, materialOfKey } from '../../../domain/pif/documentRequirements.ts';
import type { operations } from '../../../schema/rest/product-server.generated.ts';
import { pifRequirements, pifs } from '../../database/schema/pif.ts';
import { type FieldError, HttpError, invalidInput } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { assertValidDate } from '../document-folder/documentRules.ts';
import type { ProductDependencies } from '../productDependencies.ts';
import { pifBody } from './pifMapping.ts';
import { findPif, type FoundPif } from './pifQueries.ts';
import { requireAction } from './pifStageOperations.ts';

type Body = operations['setPifRequirements']['requestBody']['content']['application/json'];

/** What is wrong with the keys: a raw material that the formula does not have, a key twice, a reason where nothing can be waived. */
function errorsOf({ stavke, izuzece }: Body, { materials: { materials } }: FoundPif): FieldError[] {
  const known = new Set((materials ?? []).map(({ id }) => id));
  const keys = stavke.map(({ kljuc }) => kljuc);
  return keys.flatMap((key, at): FieldError[] => {
    const path = `stavke.${at}.kljuc`;
    const materialId = materialOfKey(key);
    if (materialId !== null && !known.has(materialId))
      return [{ path, message: 'The formula has no such raw material.' }];
    if (keys.indexOf(key) < at) return [{ path, message: 'It is named twice.' }];
    return typeof izuzece === 'string' && !isWaivable(key)
      ? [{ path: 'izuzece', message: 'This cannot be waived.' }]
      : [];
  });
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
          const found = await findPif(tx, path.slug, caller, true);
          requireAction(found, 'EDIT', caller);
          const [first, ...others] = errorsOf(body, found);
          if (first) throw invalidInput(first, ...others);
          const pifId = found.pif.id;
          const keys = body.stavke.map(({ kljuc }) => kljuc);
          // Read after the lock of the file, because a transaction that waited for it sees its notes as they were before.
          const stored = await tx
            .select()
            .from(pifRequirements)
            .where(and(eq(pifRequirements.pifId, pifId), inArray(pifRequirements.key, keys)));
          const versions = new Map(stored.map(({ key, version }) => [key, version]));
          if (body.stavke.some(({ kljuc, verzija }) => (versions.get(kljuc) ?? 1) !== verzija))
            throw new HttpError(409, 'Somebody else changed this meanwhile.');
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
          await tx
            .insert(pifRequirements)
            .values(keys.map((key) => ({ pifId, key, version: 2, ...change })))
            .onConflictDoUpdate({
              target: [pifRequirements.pifId, pifRequirements.key],
              set: { ...change, version: sql`${pifRequirements.version} + 1` },
            });
          await tx.update(pifs).set({ changedAt: now }).where(eq(pifs.id, pifId));
        });
        return { status: 'success', data: { data: pifBody(await findPif(db, path.slug, caller), caller) } };
      },
    },
  };
}
