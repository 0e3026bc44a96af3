import type { FilterTable } from '../listFilters.ts';

/** The filters of the list of perfumes and aromas. */
export const FRAGRANCE_FILTERS = {
  kind: { kind: 'choice', parameter: 'kind', values: { perfume: 'PARFUM', aroma: 'AROMA' } },
} as const satisfies FilterTable;
