import type { FilterTable } from '../listFilters.ts';

/** The filters of the list of labels. */
export const LABEL_FILTERS = {
  companyId: { kind: 'company', parameter: 'company' },
  /** By the status codes of the specification, section 4. */
  status: { kind: 'choice', parameter: 'status', values: { '1': 'GREEN', '2': 'YELLOW', '3': 'RED' } },
  selection: {
    kind: 'choice',
    parameter: 'selection',
    values: { active: 'ACTIVE', inactive: 'INACTIVE', archived: 'ARCHIVED' },
  },
} as const satisfies FilterTable;
