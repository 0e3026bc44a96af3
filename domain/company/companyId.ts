import { isObjectId } from '../id/objectId.ts';

/** Stands for every company wherever a company id is asked: specification, section 3, "Company id". */
export const ALL_COMPANIES = 'Sve';

/** Whether the text is the id of one company. */
export const isCompanyId = isObjectId;

/** Whether the text may be chosen as a company: an id or 'Sve'. */
export function isCompanyChoice(text: unknown): text is string {
  return text === ALL_COMPANIES || isCompanyId(text);
}
