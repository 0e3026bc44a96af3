import { and, eq, inArray } from 'drizzle-orm';
import { can } from '../../../../domain/account/rights.ts';
import { dayInBelgrade } from '../../../../domain/dayInBelgrade.ts';
import { PAGE_SIZE } from '../../../../domain/limits.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterialLinks, rawMaterialOverrides, rawMaterials } from '../../database/schema/raw-material.ts';
import { searchTerms } from '../../database/searchText.ts';
import type { Operations } from '../../service/operation.ts';
import { HttpError, invalidInput } from '../../service/httpError.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { documentState } from './documentState.ts';
import { dependentsOf } from './rawMaterialDependents.ts';
import { findMaterial, seenMaterials, visibleMaterials, companyOfRequest } from './rawMaterialAccess.ts';
import { manufacturersOf } from './manufacturers.ts';
import { rawMaterialResponse, findWorkingCompany } from './rawMaterialResponse.ts';
import { materialBody } from './rawMaterialMapping.ts';
import { countMaterials, type MaterialFilter, materialSearch, pageOfMaterials } from './rawMaterialQueries.ts';
import { plainText, escapeIfAmbiguous } from './rawMaterialWireForm.ts';
import { usageOf } from './rawMaterialUsage.ts';

const listRawMaterials = (db: Database): Operations<operations>['listRawMaterials'] => ({
  action: 'rawMaterial.read',
  async run({ query }, caller) {
    const { page = 1, limit = PAGE_SIZE, sort = 'tradeName', proizvodjac, ...filters } = query;
    const usesDocuments = filters.stanjeDokumenata !== undefined || sort.endsWith('stanjeDokumenata');
    if (usesDocuments && !can(caller.role, 'document.read')) throw new HttpError(403, 'Uloga ovo ne dozvoljava.');
    const company = await findWorkingCompany(db, caller);
    const seen = await seenMaterials(db, caller, company.id);
    const filter: MaterialFilter = {
      ...filters,
      ...(await materialSearch(db, searchTerms(query['text[search]'] ?? ''))),
      visible: seen,
      documentState: documentState(caller, dayInBelgrade(new Date())),
      ...(proizvodjac !== undefined && { proizvodjac: plainText(proizvodjac) }),
    };
    const [results, shown, makers] = await Promise.all([
      countMaterials(db, company.id, filter),
      pageOfMaterials(db, company.id, filter, sort, (page - 1) * limit, limit),
      manufacturersOf(db, seen),
    ]);
    return {
      status: 'success',
      results,
      data: {
        data: shown.map((one) => materialBody(one, company, caller)),
        proizvodjaci: makers.map(escapeIfAmbiguous),
      },
    };
  },
});

const setRawMaterialLink = (db: Database): Operations<operations>['setRawMaterialLink'] => ({
  action: 'rawMaterial.link',
  async run({ path, body }, caller) {
    const companyId = await companyOfRequest(db, caller, body.firma);
    await db.transaction(async (tx) => {
      const { id, creatorCompanyId } = await findMaterial(tx, path.slug, caller, true);
      if (body.uKatalogu) {
        await tx.insert(rawMaterialLinks).values({ companyId, materialId: id }).onConflictDoNothing();
        return;
      }
      if (creatorCompanyId === companyId)
        throw invalidInput({
          path: 'uKatalogu',
          message: 'Firma koja je unela sirovinu uvek je ima u svom katalogu.',
          kod: 'CREATOR_KEEPS_MATERIAL',
        });
      await tx
        .delete(rawMaterialLinks)
        .where(and(eq(rawMaterialLinks.materialId, id), eq(rawMaterialLinks.companyId, companyId)));
      await tx
        .delete(rawMaterialOverrides)
        .where(and(eq(rawMaterialOverrides.materialId, id), eq(rawMaterialOverrides.companyId, companyId)));
    });
    return { status: 'success' };
  },
});

/** The catalogue of raw materials, what uses one, and which company has it. */
export function rawMaterialOperations({
  db,
}: ProductDependencies): Operations<
  Pick<
    operations,
    | 'listRawMaterials'
    | 'getRawMaterial'
    | 'getRawMaterialUsage'
    | 'listDependentsOfRawMaterial'
    | 'listUsageOfRawMaterials'
    | 'setRawMaterialLink'
  >
> {
  return {
    listRawMaterials: listRawMaterials(db),

    getRawMaterial: {
      action: 'rawMaterial.read',
      run: async ({ path }, caller) => rawMaterialResponse(db, (await findMaterial(db, path.name, caller)).id, caller),
    },

    getRawMaterialUsage: {
      action: 'rawMaterial.read',
      run: async ({ path }, caller) => ({
        status: 'success',
        data: { data: await usageOf(db, await findMaterial(db, path.slug, caller), caller) },
      }),
    },

    listDependentsOfRawMaterial: {
      action: 'formula.read',
      async run({ path, query }, caller) {
        const { id } = await findMaterial(db, path.slug, caller);
        return {
          status: 'success',
          data: { data: await dependentsOf(db, id, query.firmaId?.toLowerCase(), caller) },
        };
      },
    },

    listUsageOfRawMaterials: {
      action: 'rawMaterial.read',
      async run({ query }, caller) {
        const ids = query.ids.toLowerCase().split(',');
        const seen = await db
          .select()
          .from(rawMaterials)
          .where(and(inArray(rawMaterials.id, ids), await visibleMaterials(db, caller)));
        const data = await Promise.all(
          seen.map(async (row) => ({ sirovina: row.id, upotreba: await usageOf(db, row, caller) })),
        );
        return { status: 'success', data: { data } };
      },
    },

    setRawMaterialLink: setRawMaterialLink(db),
  };
}
