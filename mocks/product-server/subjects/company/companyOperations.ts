import { inArray } from 'drizzle-orm';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { companies } from '../../database/schema/schema.ts';
import { foldText, searchTerms } from '../../database/searchText.ts';
import type { Operations } from '../../service/operation.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { accessibleCompanies } from './accessibleCompanies.ts';
import { companyAnswer, companyWire, countBelongings, findCompany, type CompanyRow } from './companyQueries.ts';

// Not sorted in SQL, because the collations of a PostgreSQL server depend on how it was built.
const byText = new Intl.Collator('sr-Latn');

type Sort = NonNullable<NonNullable<operations['listCompanyRecords']['parameters']['query']>['sort']>;
const orders: Record<Sort, (one: CompanyRow, other: CompanyRow) => number> = {
  ime: (one, other) => byText.compare(one.name, other.name),
  '-ime': (one, other) => byText.compare(other.name, one.name),
  email: (one, other) => byText.compare(one.email ?? '', other.email ?? ''),
  '-izmenjeno': (one, other) => other.changedAt.getTime() - one.changedAt.getTime(),
};

async function accessibleRows(db: Database, caller: Caller): Promise<CompanyRow[]> {
  const ids = (await accessibleCompanies(db, caller)).map(({ id }) => id);
  return ids.length === 0 ? [] : db.select().from(companies).where(inArray(companies.id, ids)).orderBy(companies.id);
}

function matches(row: CompanyRow, terms: readonly string[]): boolean {
  const text = [row.name, row.email, row.registrationNumber, row.taxNumber, row.contact]
    .map((one) => foldText(one ?? ''))
    .join('\n');
  return terms.every((term) => text.includes(term));
}

/** The companies that a caller sees and that hold all of some folded words, by name. */
export const findCompanies = async (db: Database, caller: Caller, terms: readonly string[]): Promise<CompanyRow[]> =>
  (await accessibleRows(db, caller)).filter((row) => matches(row, terms)).sort(orders.ime);

export function companyOperations({
  db,
}: ProductDependencies): Operations<Pick<operations, 'listCompanies' | 'listCompanyRecords' | 'getCompany'>> {
  return {
    listCompanies: {
      action: 'company.read',
      async run({ query }, caller) {
        const found = (await accessibleRows(db, caller)).filter(({ isArchived }) => !isArchived);
        if (query.sort) found.sort(orders.ime);
        const data = found.map(({ id, name, email, logo }) => ({
          _id: id,
          firma: { ime: name, email },
          ...(query.fields ? {} : { logoFirmePublic: logo }),
        }));
        return { status: 'success', results: data.length, data: { data } };
      },
    },

    listCompanyRecords: {
      action: 'company.read',
      async run({ query }, caller) {
        const { page = 1, limit = LONG_PAGE_SIZE, sort = 'ime', arhivirana } = query;
        const terms = searchTerms(query['text[search]'] ?? '');
        const found = (await accessibleRows(db, caller))
          .filter((row) => arhivirana === undefined || row.isArchived === (arhivirana === 'da'))
          .filter((row) => matches(row, terms))
          .sort(orders[sort]);
        const shown = found.slice((page - 1) * limit, page * limit);
        const counts = await countBelongings(
          db,
          shown.map(({ id }) => id),
        );
        const data = shown.flatMap((row) => {
          const own = counts.get(row.id);
          return own ? [companyWire(row, own, caller)] : [];
        });
        return { status: 'success', results: found.length, data: { data } };
      },
    },

    getCompany: {
      action: 'company.read',
      run: async ({ path }, caller) => companyAnswer(db, await findCompany(db, path.companyId, caller), caller),
    },
  };
}
