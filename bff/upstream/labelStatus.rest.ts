import type { LabelStatus } from '../resolvers.generated.ts';

/** The result of a label, a list or a formula by the number of the service. */
export const labelStatuses = { 1: 'GREEN', 2: 'YELLOW', 3: 'RED' } as const satisfies Record<number, LabelStatus>;
