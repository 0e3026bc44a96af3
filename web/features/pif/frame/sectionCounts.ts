import type { PifRequirement, PifSection } from '../../../shared/apollo/schema.generated.ts';
import { isSettled } from '../../../subjects/requirement/isSettled.ts';

type Requirement = Pick<PifRequirement, 'section' | 'state'>;

/** How much of what a section must hold is there. */
export function sectionCounts(requirements: readonly Requirement[], section: PifSection) {
  const all = requirements.filter((one) => one.section === section);
  return { done: all.filter(isSettled).length, total: all.length };
}
