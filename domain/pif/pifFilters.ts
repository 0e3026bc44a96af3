import type { FilterTable } from '../listFilters.ts';

/** The filters of the list of product information files. */
export const PIF_FILTERS = {
  companyId: { kind: 'company', parameter: 'company' },
  stages: {
    kind: 'choices',
    parameter: 'stage',
    values: {
      'in-work': 'IN_WORK',
      submitted: 'SUBMITTED',
      returned: 'RETURNED',
      assessed: 'ASSESSED',
      signed: 'SIGNED',
      archived: 'ARCHIVED',
    },
  },
  conclusions: {
    kind: 'choices',
    parameter: 'conclusion',
    values: { none: 'NONE', safe: 'SAFE', 'conditionally-safe': 'CONDITIONALLY_SAFE', unsafe: 'UNSAFE' },
  },
  /** Whether only those are shown of which something ends within 60 days. */
  isExpiring: { kind: 'only', parameter: 'expiring' },
} as const satisfies FilterTable;
