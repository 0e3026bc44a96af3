import type { PifConclusion, PifStage } from '../../shared/apollo/schema.generated.ts';

/**
 * Whether a conclusion is about what may have changed since. One that stays when a file is returned is outdated until
 * the next is drawn, while the file waits for it, too: design of the PIF, section 6.
 */
export const isConclusionOutdated = (stage: PifStage, conclusion: PifConclusion): boolean =>
  conclusion !== 'NONE' && (stage === 'RETURNED' || stage === 'SUBMITTED');
