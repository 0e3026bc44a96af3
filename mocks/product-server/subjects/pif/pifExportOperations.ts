import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { can } from '../../../../domain/account/rights.ts';
import { fieldChanges } from '../../../../domain/history/fieldChanges.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import { documentFolders, documents } from '../../database/schema/document-folder.ts';
import type { Database } from '../../database/openDatabase.ts';
import { pifCopies, pifVersions } from '../../database/schema/pif-version.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { companies, users } from '../../database/schema/schema.ts';
import { HttpError, invalidInput } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { recordEvent } from '../history/recordEvent.ts';
import { visibleName } from '../history/visibleName.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { visibleMaterials } from '../raw-material/rawMaterialAccess.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';
import { findPif, findPifHead } from './pifQueries.ts';

/** Keeps the bytes of a copy in mind; throws a 422 for a version that there is none of. */
async function keepCopy(tx: Database, copy: typeof pifCopies.$inferInsert): Promise<void> {
  const isVersion = and(eq(pifVersions.pifId, copy.pifId), eq(pifVersions.number, copy.number));
  const [version] = await tx.select({ number: pifVersions.number }).from(pifVersions).where(isVersion);
  if (!version) throw invalidInput({ path: 'kopijaVerzije', message: 'Ta verzija ne postoji.' });
  await tx.insert(pifCopies).values(copy).onConflictDoNothing();
}

/** What goes with an export of a file, and the note of who made it. */
export function pifExportOperations({
  db,
}: ProductDependencies): Operations<Pick<operations, 'listPifMaterialDocuments' | 'notePifExport'>> {
  return {
    listPifMaterialDocuments: {
      action: 'pif.read',
      async run({ path }, caller) {
        if (!can(caller.role, 'document.read')) throw new HttpError(403, 'Uloga ovo ne dozvoljava.');
        const { pif, materials } = await findPif(db, path.slug, caller);
        const ids = materials.materials?.map(({ id }) => id) ?? [];
        // Those that count for the file, as for what it needs: the common ones and those of the organisation of its
        // company.
        const counts = sql`(${documentFolders.isActive} IS NOT FALSE AND (${documents.organisationId} IS NULL
          OR ${documents.organisationId} = (SELECT c.organisation_id FROM ${companies} c WHERE c.id = ${pif.companyId})))`;
        const found = await db
          .select({
            document: documents,
            addedBy: users.name,
            organisationId: users.organisationId,
            slug: rawMaterials.slug,
            name: rawMaterials.tradeName,
          })
          .from(documents)
          .innerJoin(rawMaterials, eq(rawMaterials.id, documents.materialId))
          .innerJoin(users, eq(users.id, documents.addedBy))
          .leftJoin(
            documentFolders,
            and(eq(documentFolders.materialId, documents.materialId), eq(documentFolders.kind, documents.kind)),
          )
          .where(and(inArray(documents.materialId, ids), counts, await visibleMaterials(db, caller)))
          .orderBy(asc(documents.addedAt), asc(documents.id));
        const order = new Map(ids.map((id, at) => [id, at]));
        const placeOf = ({ document }: (typeof found)[number]) => order.get(document.materialId) ?? 0;
        found.sort((one, other) => placeOf(one) - placeOf(other));
        return {
          status: 'success',
          data: {
            data: found.map(({ document, addedBy, organisationId, slug, name }) => ({
              _id: document.id,
              naziv: escapeIfAmbiguous(document.name),
              tip: document.mediaType,
              velicina: document.size,
              dodato: document.addedAt.toISOString(),
              dodao: visibleName(caller, addedBy, organisationId),
              istice: document.expiresOn,
              sirovina: { slug, naziv: escapeIfAmbiguous(name) },
              vrsta: document.kind,
            })),
          },
        };
      },
    },

    notePifExport: {
      action: 'pif.read',
      async run({ path, body }, caller) {
        await db.transaction(async (tx) => {
          const { pif } = await findPifHead(tx, path.slug, caller);
          const { delovi, prilozi, brojPriloga, jezik, sha256, kopijaVerzije } = body;
          const state = { deloviIzvoza: delovi, prilozi, brojPriloga, jezik, sha256 };
          if (kopijaVerzije !== undefined) await keepCopy(tx, { pifId: pif.id, number: kopijaVerzije, sha256 });
          await recordEvent(tx, caller, {
            subject: 'PIF',
            subjectId: pif.id,
            kind: 'EXPORT',
            changes: fieldChanges({}, state),
          });
        });
        return { status: 'success' };
      },
    },
  };
}
