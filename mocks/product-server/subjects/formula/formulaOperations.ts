import { and, inArray, or } from 'drizzle-orm';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { foldText } from '../../database/searchText.ts';
import { invalidInput } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { accessibleCompanies, shownCompanies } from '../company/accessibleCompanies.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { visibleToCompanies } from '../raw-material/rawMaterialAccess.ts';
import { materialBody } from '../raw-material/rawMaterialMapping.ts';
import { materialsForCompany } from '../raw-material/rawMaterialQueries.ts';
import { findWorkingCompany } from '../raw-material/rawMaterialResponse.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';
import { selectionOf } from './formulaFilters.ts';
import { findFormula, formulaBodies, formulaResponse, pageOfFormulas } from './formulaQueries.ts';

export function formulaOperations({
  db,
}: ProductDependencies): Operations<Pick<operations, 'listFormulas' | 'getFormula' | 'listMaterialsOfFormulas'>> {
  return {
    listFormulas: {
      action: 'formula.read',
      async run({ query }, caller) {
        const { page = 1, limit = LONG_PAGE_SIZE } = query;
        const shown = (await shownCompanies(db, caller)).map(({ id }) => id);
        const selection = selectionOf(query, shown);
        const { total, found } = await pageOfFormulas(db, selection, (page - 1) * limit, limit);
        return { status: 'success', results: total, data: { data: await formulaBodies(db, found, caller) } };
      },
    },

    getFormula: {
      action: 'formula.read',
      run: async ({ path, query }, caller) =>
        formulaResponse(db, await findFormula(db, path.slug, caller, { number: query.revizija }), caller),
    },

    listMaterialsOfFormulas: {
      action: 'formula.read',
      async run({ body }, caller) {
        const { firma, sirovine: slugs, nazivi: names = [] } = body;
        const company = firma
          ? (await accessibleCompanies(db, caller)).find(({ id }) => id === firma.toLowerCase())
          : await findWorkingCompany(db, caller);
        if (!company) throw invalidInput({ path: 'firma', message: 'Takva firma ne postoji.', kod: 'COMPANY_UNKNOWN' });
        if (slugs.length + names.length === 0) return { status: 'success', data: { data: [] } };
        const folded = names.map((name) => foldText(plainText(name)));
        const condition = and(
          or(inArray(rawMaterials.slug, slugs), inArray(rawMaterials.tradeSearch, folded)),
          visibleToCompanies(caller, [company.id]),
        );
        const found = await materialsForCompany(db, company.id, condition);
        return { status: 'success', data: { data: found.map((one) => materialBody(one, company, caller)) } };
      },
    },
  };
}
