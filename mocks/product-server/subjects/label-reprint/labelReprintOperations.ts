import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Operations } from '../../service/operation.ts';
import { shownCompanies } from '../company/accessibleCompanies.ts';
import type { LabelRechecker } from '../../recheck/rechecker.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { countOutdated } from './checkReprints.ts';
import { pageOfReprints, toWireReprint } from './reprintQueries.ts';

/** The labels that have to be reprinted for their fragrance allergens. */
export function labelReprintOperations(
  { db }: ProductDependencies,
  rechecker: LabelRechecker,
): Operations<Pick<operations, 'listLabelsToReprint'>> {
  return {
    listLabelsToReprint: {
      action: 'formula.read',
      async run({ query }, caller) {
        const { page = 1, limit = LONG_PAGE_SIZE, firmaId, kolona } = query;
        const shown = (await shownCompanies(db, caller)).map(({ id }) => id);
        const companyIds = firmaId === undefined ? shown : shown.filter((id) => id === firmaId.toLowerCase());
        const waiting = await countOutdated(db, companyIds);
        if (waiting > 0) rechecker.wakeForLabels();
        const on = rechecker.today();
        const filter = { companyIds, filter: kolona, on };
        const { counts, rows } = await pageOfReprints(db, filter, (page - 1) * limit, limit);
        return {
          status: 'success',
          results: counts[kolona ?? 'sve'],
          brojevi: counts,
          naCekanju: waiting,
          data: {
            data: rows.map(({ reprint, slug, company }) => ({
              slug,
              ime: reprint.name,
              firma: reprint.companyId,
              firmaIme: company,
              ...toWireReprint(reprint, on),
            })),
          },
        };
      },
    },
  };
}
