import { PIF_STAGES } from '../../../domain/pif/stages.ts';
import { PIF_PAGE_SIZE } from '../../../domain/pif/limits.ts';
import { isCompanyId } from '../../../domain/company/companyId.ts';
import type { operations } from '../../../schema/rest/product-server.generated.ts';
import { CONCLUSIONS } from '../../database/schema/schema.ts';
import { searchTerms } from '../../database/searchText.ts';
import type { Operations } from '../../service/operation.ts';
import { shownCompanies } from '../company/accessibleCompanies.ts';
import type { ProductDependencies } from '../productDependencies.ts';
import { conclusionWords, pifBody, stageWords } from './pifMapping.ts';
import { findPif, pageOfPifs } from './pifQueries.ts';

export function pifOperations({ db }: ProductDependencies): Operations<Pick<operations, 'listPifs' | 'getPif'>> {
  return {
    listPifs: {
      action: 'pif.read',
      async run({ query }, caller) {
        const { page = 1, limit = PIF_PAGE_SIZE, firmaId, sort = '-izmenjeno' } = query;
        const shown = (await shownCompanies(db, caller)).map(({ id }) => id);
        const stages = new Set<string>(query.stanje?.split(','));
        const conclusions = new Set<string>(query.zakljucak?.split(','));
        const selection = {
          companyIds: isCompanyId(firmaId) ? shown.filter((id) => id === firmaId.toLowerCase()) : shown,
          terms: searchTerms(query['text[search]'] ?? ''),
          isInciSearch: query.polje === 'inci',
          stages: PIF_STAGES.filter((stage) => stages.has(stageWords[stage])),
          conclusions: CONCLUSIONS.filter((conclusion) => conclusions.has(conclusionWords[conclusion])),
          ending: query.istice ? { from: new Date().toISOString().slice(0, 10), until: query.istice } : null,
        };
        const { total, kinds, found } = await pageOfPifs(db, selection, sort, { offset: (page - 1) * limit, limit });
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

    getPif: {
      action: 'pif.read',
      run: async ({ path }, caller) => ({
        status: 'success',
        data: { data: pifBody(await findPif(db, path.slug, caller), caller) },
      }),
    },
  };
}
