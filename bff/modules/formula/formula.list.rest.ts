import type { FORMULA_FILTERS } from '../../../domain/formula/formulaFilters.ts';
import { readMaterialSearch } from '../../../domain/raw-material/searchText.ts';
import type { operations } from '../../../schema/rest/product-server.generated.ts';
import type { FormulaPage } from '../../resolvers.generated.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';
import type { WithIds } from '../../files/selectionQuery.ts';
import { type FilterQueries, filterQuery } from '../../filterInput.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { quoteWords } from '../../upstream/encoding.ts';
import { searchNumber } from '../../upstream/searchNumber.ts';
import type { FormulaQuery } from './formula.input.ts';
import { type FormulaModel, toFormula } from './formula.rest.ts';

type ListQuery = NonNullable<operations['listFormulas']['parameters']['query']>;
type FormulaModelPage = Omit<FormulaPage, 'items'> & { items: FormulaModel[] };

/** How the service is asked for what a filter is set to. */
const filterQueries: FilterQueries<typeof FORMULA_FILTERS, ListQuery> = {
  companyId: (firmaId) => (firmaId ? { firmaId } : {}),
};

export async function listFormulas(
  product: ProductClient,
  viewer: Viewer,
  { filter, page, pageSize }: WithIds<FormulaQuery>,
): Promise<FormulaModelPage> {
  const { field, words } = readMaterialSearch(filter?.search ?? '');
  const query = {
    ...(filter?.ids && { ids: filter.ids.join(',') }),
    ...filterQuery(filter, filterQueries),
    ...(words && {
      'text[search]': quoteWords(searchNumber(words)),
      ...(field === 'INCI' && { polje: 'inci' as const }),
    }),
    page,
    limit: pageSize,
  };
  const { results, data } = await product.call('listFormulas', { query });
  return { items: data.data.map((wire) => toFormula(wire, viewer)), totalCount: results, page, pageSize };
}
