import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Operations } from '../../service/operation.ts';
import { shownCompanies } from '../company/accessibleCompanies.ts';
import { slotWords } from '../pif/pifMapping.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';
import { pageOfExpiring } from './expiryQueries.ts';

/** What has expired or will expire soon, of raw materials and product information files. */
export function expiryOperations({ db }: ProductDependencies): Operations<Pick<operations, 'listExpiringDocuments'>> {
  return {
    listExpiringDocuments: {
      action: 'expiry.read',
      async run({ query }, caller) {
        const { page = 1, limit = LONG_PAGE_SIZE, firmaId, vrsta, danas, do: until, period } = query;
        const shown = (await shownCompanies(db, caller)).map(({ id }) => id);
        const companyIds = firmaId === undefined ? shown : shown.filter((id) => id === firmaId.toLowerCase());
        if (companyIds.length === 0)
          return { status: 'success', results: 0, brojIsteklih: 0, poMesecima: [], data: { data: [] } };
        const selection = { companyIds, kind: vrsta, today: danas, until, period };
        const { rows, total, expired, months } = await pageOfExpiring(db, selection, caller, {
          offset: (page - 1) * limit,
          limit,
        });
        return {
          status: 'success',
          results: total,
          brojIsteklih: expired,
          poMesecima: months.map(({ month, count }) => ({ mesec: month, broj: count })),
          data: {
            data: rows.map((row) => ({
              _id: row.id,
              vrsta: row.kind,
              naziv: escapeIfAmbiguous(row.name),
              istice: row.expiresOn,
              slug: row.slug,
              // Names of products are stored as the service sends them, those of raw materials as they read.
              predmet: row.kind === 'sirovina' ? escapeIfAmbiguous(row.subject) : row.subject,
              proizvodjac: row.manufacturer === null ? null : escapeIfAmbiguous(row.manufacturer),
              firme: row.companies,
              jezik: row.language,
              fascikla: row.folder,
              mesto: row.slot && slotWords[row.slot],
            })),
          },
        };
      },
    },
  };
}
