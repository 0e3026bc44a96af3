/** Stands for every company wherever a company id is asked: specification, section 3, "Company id". */
export const ALL_COMPANIES = 'Sve';

/** Whether the text is the id of one company: 24 hex characters. */
export function isCompanyId(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-fA-F]{24}$/.test(text);
}

/** Whether the text may be chosen as a company: an id or 'Sve'. */
export function isCompanyChoice(text: unknown): text is string {
  return text === ALL_COMPANIES || isCompanyId(text);
}
