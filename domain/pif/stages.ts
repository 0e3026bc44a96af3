/** The stages of a product information file, in the order of its life: design of the PIF, sections 2 and 6. */
export const PIF_STAGES = ['IN_WORK', 'SUBMITTED', 'RETURNED', 'ASSESSED', 'SIGNED', 'ARCHIVED'] as const;
export type PifStage = (typeof PIF_STAGES)[number];

const OPEN: readonly PifStage[] = ['IN_WORK', 'RETURNED'];

/**
 * Whether the fields are locked; submitting locks them, for administrators too: specification, section 4, "PIF and
 * overrides".
 */
export const isLocked = (stage: PifStage): boolean => !OPEN.includes(stage);

/** In which a conclusion that was drawn before is outdated. */
export const STAGES_OF_OUTDATED_CONCLUSION: readonly PifStage[] = ['SUBMITTED', 'RETURNED'];

/**
 * Whether a conclusion is about what may have changed since. One that stays when a file is returned is outdated until
 * the next is drawn, while the file waits for it, too: design of the PIF, section 6.
 */
export const isConclusionOutdated = (stage: PifStage, conclusion: string): boolean =>
  conclusion !== 'NONE' && STAGES_OF_OUTDATED_CONCLUSION.includes(stage);

/** The conclusion that holds: none where it is outdated. */
export const conclusionInForce = <Conclusion extends string>(
  stage: PifStage,
  conclusion: Conclusion,
): Conclusion | 'NONE' => (isConclusionOutdated(stage, conclusion) ? 'NONE' : conclusion);
