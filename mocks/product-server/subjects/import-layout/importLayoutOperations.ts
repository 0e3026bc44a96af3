import { and, eq, inArray } from 'drizzle-orm';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { importLayouts } from '../../database/schema/import-layout.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { invalidInput } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';

type Names = 'findImportLayouts' | 'rememberImportLayout';

/** Whose layouts a request is about: those of a company that the caller sees, or of the caller's organisation. */
async function ownerOf(db: Database, companyId: string | null | undefined, caller: Caller): Promise<string> {
  if (!companyId) return caller.organisationId;
  const company = (await accessibleCompanies(db, caller)).find(({ id }) => id === companyId.toLowerCase());
  if (!company) throw invalidInput({ path: 'firma', message: 'Takva firma ne postoji.', kod: 'COMPANY_UNKNOWN' });
  return company.id;
}

/** What people have said of the columns of sheets with the same headings. */
export function importLayoutOperations({ db }: ProductDependencies): Operations<Pick<operations, Names>> {
  return {
    findImportLayouts: {
      action: 'sheet.read',
      async run({ body }, caller) {
        const ownerId = await ownerOf(db, body.firma, caller);
        const found = await db
          .select()
          .from(importLayouts)
          .where(
            and(
              eq(importLayouts.subject, body.predmet),
              eq(importLayouts.ownerId, ownerId),
              inArray(importLayouts.fingerprint, body.otisci),
            ),
          );
        return {
          status: 'success',
          data: {
            data: found.map(({ fingerprint, columns, chosenAt }) => ({
              otisak: fingerprint,
              kolone: columns,
              zapamceno: chosenAt.toISOString(),
            })),
          },
        };
      },
    },

    rememberImportLayout: {
      action: 'sheet.read',
      async run({ body }, caller) {
        const ownerId = await ownerOf(db, body.firma, caller);
        const chosen = { columns: body.kolone, chosenAt: new Date() };
        await db
          .insert(importLayouts)
          .values({ subject: body.predmet, ownerId, fingerprint: body.otisak, ...chosen })
          .onConflictDoUpdate({
            target: [importLayouts.subject, importLayouts.ownerId, importLayouts.fingerprint],
            set: chosen,
          });
        return { status: 'success' };
      },
    },
  };
}
