/** What has a history: product decisions, section 3. */
export const HISTORY_SUBJECTS = ['PIF', 'LABEL', 'RAW_MATERIAL', 'ACCOUNT', 'COMPANY'] as const;
export type HistorySubject = (typeof HISTORY_SUBJECTS)[number];

/** What an event is about; before and after of its fields say what happened. */
export const HISTORY_KINDS = [
  'CREATED',
  'CHANGED',
  'STAGE',
  'FILE',
  'COMMENT',
  'REQUIREMENT',
  'RESULT',
  'SIGN_OFF',
  'DELETED',
  'RESTORED',
  'MERGED',
  'EXPORT',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** What can happen to each while it is there. */
export const KINDS_OF_SUBJECT: Record<HistorySubject, readonly HistoryKind[]> = {
  PIF: ['CREATED', 'CHANGED', 'STAGE', 'FILE', 'COMMENT', 'REQUIREMENT', 'EXPORT'],
  LABEL: ['CREATED', 'CHANGED', 'RESULT', 'SIGN_OFF'],
  RAW_MATERIAL: ['CREATED', 'CHANGED', 'FILE', 'DELETED', 'RESTORED', 'MERGED'],
  ACCOUNT: ['CREATED', 'CHANGED'],
  COMPANY: ['CREATED', 'CHANGED'],
};

/** Events on a page. */
export const HISTORY_PAGE_SIZE = 20;
