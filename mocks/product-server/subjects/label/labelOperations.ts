import { and, eq, inArray } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../../domain/limits.ts';
import { companyScope } from '../../../../domain/account/rights.ts';
import { isCompanyId } from '../../../../domain/company/companyId.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import { labels } from '../../database/schema/schema.ts';
import type { Operations } from '../../service/operation.ts';
import { HttpError, notFound } from '../../service/httpError.ts';
import { toListItem, toLongTexts } from './labelMapping.ts';
import { removePhotoIfUnused } from './labelPhotoOperations.ts';
import { countLabels, labelFilterOf, pageOfLabels } from './labelQueries.ts';
import { lockedPifsOfLabel } from '../pif/lockedPifs.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { accessibleCompanies, shownCompanies, type AccessibleCompany } from '../company/accessibleCompanies.ts';

export function labelOperations({
  db,
  files,
}: ProductDependencies): Operations<Pick<operations, 'listLabels' | 'deleteLabel'>> {
  return {
    listLabels: {
      action: 'label.read',
      async run({ query }, caller) {
        const shown = await shownCompanies(db, caller);
        // The filter is ignored for a client, who sees only one company.
        const companies = companyScope(caller.role) === 'own' ? shown : filterByCompany(shown, query.firmaId);
        const filter = labelFilterOf(
          query,
          companies.map(({ id }) => id),
        );
        const { page = 1, limit = PAGE_SIZE, sort = '-createdAt' } = query;
        const [counts, rows] = await Promise.all([
          countLabels(
            db,
            filter,
            shown.map(({ id }) => id),
            page * limit,
          ),
          pageOfLabels(db, filter, sort, (page - 1) * limit, limit),
        ]);
        return {
          status: 'success',
          brojDeklaracija: counts.total,
          imaIhVise: counts.hasMore,
          sveDeklaracije: rows.map((row) => ({
            ...toListItem(row),
            ...(query.fields === undefined && toLongTexts(row)),
          })),
          stats: shown.flatMap(({ id, name }) => {
            const broj = counts.ofCompany.get(id) ?? 0;
            return broj > 0 ? [{ _id: id, firma: name, broj }] : [];
          }),
          ...(counts.ofStatus && {
            statusi: ([1, 2, 3] as const).map((status) => ({ status, broj: counts.ofStatus?.get(status) ?? 0 })),
          }),
        };
      },
    },

    deleteLabel: {
      action: 'label.delete',
      async run({ path }, caller) {
        const companyIds = (await accessibleCompanies(db, caller)).map(({ id }) => id);
        const photo = await db.transaction(async (tx) => {
          const [label] = await tx
            .select({ id: labels.id, photo: labels.photo })
            .from(labels)
            .where(and(eq(labels.slug, path.slug), inArray(labels.companyId, companyIds)))
            .for('update');
          if (!label) throw notFound();
          const names = await lockedPifsOfLabel(tx, label.id);
          if (names.length > 0)
            throw new HttpError(
              409,
              `O ovoj deklaraciji postoje zaključani ili potpisani dosijei: ${names.join(', ')}.`,
              undefined,
              'LABEL_IN_FILES',
            );
          await tx.delete(labels).where(eq(labels.id, label.id));
          return label.photo;
        });
        await removePhotoIfUnused(db, files, photo);
        return { status: 'success' };
      },
    },
  };
}

function filterByCompany(companies: AccessibleCompany[], choice: string | undefined): AccessibleCompany[] {
  return isCompanyId(choice) ? companies.filter(({ id }) => id === choice.toLowerCase()) : companies;
}
