import type { PifRequirement, PifSection } from '../../../shared/apollo/schema.generated.ts';

type Requirement = Pick<PifRequirement, 'section' | 'state'>;

/** Whether it is there, or not needed for a stated reason. */
export const isSettled = ({ state }: Pick<Requirement, 'state'>): boolean => state === 'DONE' || state === 'WAIVED';

/** How much of what a section must hold is there. */
export function sectionCounts(requirements: readonly Requirement[], section: PifSection) {
  const all = requirements.filter((one) => one.section === section);
  return { done: all.filter(isSettled).length, total: all.length };
}
