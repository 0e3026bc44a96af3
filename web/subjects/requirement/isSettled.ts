import type { PifRequirement } from '../../shared/apollo/schema.generated.ts';

/** Whether it is there, or not needed for a stated reason. */
export const isSettled = ({ state }: Pick<PifRequirement, 'state'>): boolean => state === 'DONE' || state === 'WAIVED';
