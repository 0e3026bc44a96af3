import { lastExpiringDay } from '../../../../domain/pif/expiry.ts';
import type { PIF_FILTERS } from '../../../../domain/pif/pifFilters.ts';
import { readMaterialSearch } from '../../../../domain/raw-material/searchText.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Viewer } from '../../../auth/viewer.rest.ts';
import type { PifPage, PifSort } from '../../../resolvers.generated.ts';
import { type FilterQueries, filterQuery } from '../../../filterInput.ts';
import { today } from '../../../today.ts';
import type { WithIds } from '../../../files/selectionQuery.ts';
import type { ProductClient } from '../../../upstream/clients.ts';
import { quoteWords } from '../../../upstream/encoding.ts';
import { searchNumber } from '../../../upstream/searchNumber.ts';
import type { PifQuery } from '../pif.input.ts';
import { conclusions, stages, toPif } from '../pif.rest.ts';

type ListQuery = NonNullable<operations['listPifs']['parameters']['query']>;

const sorts = {
  CHANGED_DESC: '-izmenjeno',
  CREATED_DESC: '-createdAt',
  NAME_ASC: 'ime',
  SUBMITTED_ASC: 'predato',
} as const satisfies Record<PifSort, string>;

/** The words of the service for some of the schema's, separated by commas. */
const wordsOf = (words: Record<string, string>, chosen: readonly string[]): string =>
  Object.keys(words)
    .filter((word) => chosen.includes(words[word] ?? ''))
    .join(',');

/** How the service is asked for what a filter is set to. */
const filterQueries: FilterQueries<typeof PIF_FILTERS, ListQuery> = {
  companyId: (firmaId) => (firmaId ? { firmaId } : {}),
  stages: (chosen) => (chosen.length > 0 ? { stanje: wordsOf(stages, chosen) } : {}),
  conclusions: (chosen) => (chosen.length > 0 ? { zakljucak: wordsOf(conclusions, chosen) } : {}),
  isExpiring: (isExpiring) => (isExpiring ? { istice: lastExpiringDay(today()) } : {}),
};

/** A page of the list. */
export async function listPifs(
  product: ProductClient,
  viewer: Viewer,
  { filter, sort, page, pageSize }: WithIds<PifQuery>,
): Promise<PifPage> {
  const { field, words } = readMaterialSearch(filter?.search ?? '');
  const query = {
    ...(filter?.ids && { ids: filter.ids.join(',') }),
    ...filterQuery(filter, filterQueries),
    ...(words && {
      'text[search]': quoteWords(searchNumber(words)),
      ...(field === 'INCI' && { polje: 'inci' as const }),
    }),
    sort: sorts[sort],
    page,
    limit: pageSize,
  };
  const { results, stanja, zakljucci, data } = await product.call('listPifs', { query });
  return {
    items: data.data.map((wire) => toPif(wire, viewer)),
    totalCount: results,
    page,
    pageSize,
    stageCounts: stanja.map(({ stanje, broj }) => ({ stage: stages[stanje], count: broj })),
    conclusionCounts: zakljucci.map(({ zakljucak, broj }) => ({ conclusion: conclusions[zakljucak], count: broj })),
  };
}
