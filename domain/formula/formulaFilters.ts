import type { FilterTable } from '../listFilters.ts';

/** The filters of the list of formulas. */
export const FORMULA_FILTERS = {
  companyId: { kind: 'company', parameter: 'company' },
} as const satisfies FilterTable;
