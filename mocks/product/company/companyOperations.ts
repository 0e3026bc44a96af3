import { companies } from '../../database/schema/schema.ts';
import type { operations } from '../../../schema/rest/product-server.generated.ts';
import type { Operations } from '../../service/operation.ts';
import type { ProductDependencies } from '../productDependencies.ts';
import { accessibleCompanies } from './accessibleCompanies.ts';

const byName = new Intl.Collator('sr-Latn');

export function companyOperations({ db }: ProductDependencies): Operations<Pick<operations, 'listCompanies'>> {
  return {
    listCompanies: {
      action: 'company.read',
      async run({ query }, caller) {
        const rightful = new Set((await accessibleCompanies(db, caller)).map(({ id }) => id));
        const found = (await db.select().from(companies).orderBy(companies.id)).filter(({ id }) => rightful.has(id));
        // Not sorted in SQL, because the collations of a PostgreSQL server depend on how it was built.
        if (query.sort) found.sort((a, b) => byName.compare(a.name, b.name));
        const data = found.map(({ id, name, email, logo }) => ({
          _id: id,
          firma: { ime: name, email },
          ...(query.fields ? {} : { logoFirmePublic: logo }),
        }));
        return { status: 'success', results: data.length, data: { data } };
      },
    },
  };
}
