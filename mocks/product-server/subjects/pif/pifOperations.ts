import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { companyScope } from '../../../../domain/account/rights.ts';
import { PIF_STAGES } from '../../../../domain/pif/stages.ts';
import { PIF_PAGE_SIZE } from '../../../../domain/pif/limits.ts';
import { isCompanyId } from '../../../../domain/company/companyId.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import { pifComments } from '../../database/schema/pif-comment.ts';
import { pifs } from '../../database/schema/pif.ts';
import { companies, CONCLUSIONS, users } from '../../database/schema/schema.ts';
import type { Operations } from '../../service/operation.ts';
import { shownCompanies } from '../company/accessibleCompanies.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { pifConditions } from './pifFilters.ts';
import { conclusionWords, pifBody, stageWords } from './pifMapping.ts';
import { findPif, pageOfPifs } from './pifQueries.ts';

/** Files of the to-do list on a page. */
const TASK_PAGE_SIZE = 20;

export function pifOperations({
  db,
}: ProductDependencies): Operations<Pick<operations, 'listPifs' | 'listPifTasks' | 'getPif'>> {
  return {
    listPifs: {
      action: 'pif.read',
      async run({ query }, caller) {
        const { page = 1, limit = PIF_PAGE_SIZE, sort = '-izmenjeno' } = query;
        const shown = (await shownCompanies(db, caller)).map(({ id }) => id);
        const conditions = pifConditions(db, query, shown);
        const { total, kinds, found } = await pageOfPifs(db, conditions, sort, { offset: (page - 1) * limit, limit });
        const countOf = (isOne: (kind: (typeof kinds)[number]) => boolean) =>
          kinds.filter(isOne).reduce((sum, kind) => sum + kind.count, 0);
        return {
          status: 'success',
          results: total,
          stanja: PIF_STAGES.map((stage) => ({
            stanje: stageWords[stage],
            broj: countOf((kind) => kind.stage === stage),
          })),
          zakljucci: CONCLUSIONS.map((conclusion) => ({
            zakljucak: conclusionWords[conclusion],
            broj: countOf((kind) => kind.conclusion === conclusion),
          })),
          data: { data: found.map((one) => pifBody(one, caller)) },
        };
      },
    },

    listPifTasks: {
      action: 'pif.review',
      async run({ query }, caller) {
        const { page = 1, limit = TASK_PAGE_SIZE, firmaId } = query;
        const shown = (await shownCompanies(db, caller)).map(({ id }) => id);
        const companyIds = isCompanyId(firmaId) ? shown.filter((id) => id === firmaId.toLowerCase()) : shown;
        const waits = and(eq(pifs.stage, 'SUBMITTED'), inArray(pifs.companyId, companyIds));
        const [counted] = await db.select({ total: count() }).from(pifs).where(waits);
        const isOpen = and(
          eq(pifComments.pifId, pifs.id),
          eq(pifComments.isRequired, true),
          isNull(pifComments.resolvedAt),
        );
        const found = await db
          .select({ pif: pifs, company: companies.name, submitter: users, open: db.$count(pifComments, isOpen) })
          .from(pifs)
          .innerJoin(companies, eq(companies.id, pifs.companyId))
          .leftJoin(users, eq(users.id, pifs.submittedBy))
          .where(waits)
          .orderBy(asc(pifs.submittedAt), asc(pifs.id))
          .offset((page - 1) * limit)
          .limit(limit);
        const seesEverybody = companyScope(caller.role) === 'all';
        return {
          status: 'success',
          results: counted?.total ?? 0,
          data: {
            data: found.map(({ pif, company, submitter, open }) => ({
              slug: pif.slug,
              ime: pif.name,
              firma: pif.companyId,
              firmaIme: company,
              predato: (pif.submittedAt ?? pif.changedAt).toISOString(),
              predao:
                seesEverybody || submitter?.organisationId === caller.organisationId ? (submitter?.name ?? null) : null,
              otvoreno: open,
            })),
          },
        };
      },
    },

    getPif: {
      action: 'pif.read',
      run: async ({ path }, caller) => ({
        status: 'success',
        data: { data: pifBody(await findPif(db, path.slug, caller), caller) },
      }),
    },
  };
}
