import { and, count, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import { BIN_DAYS, restorableUntil } from '../../../../domain/bin/binDays.ts';
import { companyScope } from '../../../../domain/account/rights.ts';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { binItems } from '../../database/schema/bin.ts';
import type { Database } from '../../database/openDatabase.ts';
import { users } from '../../database/schema/schema.ts';
import { notFound } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import { visibleName } from '../history/visibleName.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';
import { restoreFromBin } from './restoreFromBin.ts';

const oldest = () => new Date(Date.now() - BIN_DAYS * 24 * 60 * 60 * 1000);

/**
 * The condition for what a caller may put back: what the caller could have deleted, not older than the bin keeps it.
 */
async function restorable(db: Database, caller: Caller): Promise<SQL | undefined> {
  const isKept = gt(binItems.deletedAt, oldest());
  if (companyScope(caller.role) === 'all') return isKept;
  const ids = (await accessibleCompanies(db, caller)).map(({ id }) => id);
  const seen = or(eq(binItems.isGlobal, true), sql`${binItems.companyIds} && ${sql.param(ids)}::text[]`);
  return and(isKept, eq(binItems.organisationId, caller.organisationId), seen);
}

/** What was deleted of raw materials and their documents, and putting it back. */
export function binOperations({
  db,
}: ProductDependencies): Operations<Pick<operations, 'listDeletedItems' | 'restoreDeletedItem'>> {
  return {
    listDeletedItems: {
      action: 'bin.read',
      async run({ query }, caller) {
        const { page = 1, limit = LONG_PAGE_SIZE, sirovina } = query;
        const condition = and(
          await restorable(db, caller),
          sirovina === undefined ? undefined : eq(binItems.materialId, sirovina.toLowerCase()),
        );
        const [counted] = await db.select({ total: count() }).from(binItems).where(condition);
        const found = await db
          .select({ item: binItems, person: users.name, organisationId: users.organisationId })
          .from(binItems)
          .innerJoin(users, eq(users.id, binItems.deletedBy))
          .where(condition)
          .orderBy(desc(binItems.deletedAt), desc(binItems.id))
          .offset((page - 1) * limit)
          .limit(limit);
        return {
          status: 'success',
          results: counted?.total ?? 0,
          data: {
            data: found.map(({ item, person, organisationId }) => ({
              _id: item.id,
              vrsta: item.kind,
              naziv: escapeIfAmbiguous(item.name),
              sirovina: escapeIfAmbiguous(item.materialName),
              obrisano: item.deletedAt.toISOString(),
              obrisao: visibleName(caller, person, organisationId),
              doKada: restorableUntil(item.deletedAt).toISOString(),
            })),
          },
        };
      },
    },

    restoreDeletedItem: {
      action: 'bin.restore',
      async run({ path }, caller) {
        const slug = await db.transaction(async (tx) => {
          const [item] = await tx
            .select()
            .from(binItems)
            .where(and(eq(binItems.id, path.id.toLowerCase()), await restorable(tx, caller)))
            .for('update');
          if (!item) throw notFound();
          return restoreFromBin(tx, item, caller);
        });
        return { status: 'success', data: { data: { slug } } };
      },
    },
  };
}

/** The files of what can still be put back. */
export const filesInBin = async (db: Database): Promise<string[]> =>
  (await db.select({ files: binItems.files }).from(binItems)).flatMap(({ files }) => files);

/** Removes what is too old to be put back, with its files. */
export async function emptyBin({ db, documents }: Pick<ProductDependencies, 'db' | 'documents'>): Promise<void> {
  const removed = await db
    .delete(binItems)
    .where(lt(binItems.deletedAt, oldest()))
    .returning({ files: binItems.files });
  await documents.remove(removed.flatMap(({ files }) => files));
}
